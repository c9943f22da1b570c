// A class full of people: each has connections of their own and plays, but no page is drawn for them.

import { readFileSync } from "node:fs";

/** @typedef {import("playwright-core").Page} Page */

/** The version of the wire, as the client has it. */
export const WIRE = Number(
  /WIRE = (\d+)/.exec(
    readFileSync(new URL("../../src/generated/wire.ts", import.meta.url), "utf8"),
  )?.[1],
);

/**
 * Somebody of the crowd.
 * @typedef {{ table: string | null, paused: boolean, moves: number }} Attendee
 */

/**
 * The crowd of a page, and how it goes.
 * @typedef {object} Crowd
 * @property {Attendee[]} people
 * @property {Set<WebSocket>} lines
 * @property {number} refusals what was asked for and not carried out
 * @property {number} returns how often somebody came back
 * @property {number} said what they heard from whoever is in charge
 */

/** @typedef {Window & { crowd?: Crowd }} Here */

/**
 * These people come into the class one after another, and stay: they wait, sit down, decide, and come
 * back whenever their line is lost.
 * @param {Page} page any page of the server: its browser keeps the connections
 * @param {string} id
 * @param {string[]} names
 * @param {{ sits?: boolean }} [how] without sitting down they only wait
 */
export const attend = (page, id, names, { sits = true } = {}) =>
  page.evaluate(async ([id, names, sits, wire]) => {
    /** @type {Here} */
    const here = window;
    const crowd = (here.crowd ??= {
      people: [],
      lines: new Set(),
      refusals: 0,
      returns: 0,
      said: 0,
    });
    const origin = location.origin.replace("http", "ws");
    /** How long somebody thinks, and waits before they come back. */
    const PAUSE = 1500;

    /**
     * A line that is taken up again whenever it ends, until it is let go.
     * @param {string} path
     * @param {object} hello
     * @param {(message: any, socket: WebSocket) => void} hear
     */
    const keep = (path, hello, hear) => {
      let wanted = true;
      /** @type {WebSocket | undefined} */
      let line;
      const open = () => {
        const socket = new WebSocket(origin + path);
        line = socket;
        crowd.lines.add(socket);
        socket.onopen = () => socket.send(JSON.stringify({ t: "hello", wire, ...hello }));
        socket.onmessage = ({ data }) => hear(JSON.parse(String(data)), socket);
        socket.onclose = () => {
          crowd.lines.delete(socket);
          if (!wanted) return;
          crowd.returns += 1;
          setTimeout(open, PAUSE);
        };
      };
      open();
      return () => {
        wanted = false;
        line?.close();
      };
    };

    /**
     * What is asked is answered, with any of the answers.
     * @param {Attendee} person
     * @returns {(message: any, socket: WebSocket) => void}
     */
    const play = (person) => {
      let answered = -1;
      return (message, socket) => {
        if (message.t === "refused") crowd.refusals += 1;
        if (message.t === "chat" && message.line.from === "host") crowd.said += 1;
        if (message.t === "welcome") answered = -1;
        if (message.info) person.paused = message.info.conduct.paused;
        const { now } = message;
        if (!now || person.paused || now.decision === answered) return;
        const { menu } = message.t === "frames" ? now.scene[0] : now.scene;
        const options = menu.filter((/** @type {{ no: unknown }} */ { no }) => no === null);
        if (options.length === 0) return;
        const { decision } = now;
        answered = decision;
        const { action } = options[Math.floor(Math.random() * options.length)];
        setTimeout(() => {
          if (person.paused || socket.readyState !== WebSocket.OPEN) return;
          person.moves += 1;
          socket.send(JSON.stringify({ t: "act", re: decision, decision, plan: [action] }));
        }, PAUSE);
      };
    };

    for (const name of names) {
      const entered = await fetch(`/api/classes/${id}/people`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
      const { secret, person: number } = await entered.json();
      /** @type {Attendee} */
      const person = { table: null, paused: false, moves: 0 };
      crowd.people.push(person);
      let leave = () => {};
      await new Promise((welcomed) => {
        keep(`/api/classes/${id}/socket`, { secret }, ({ info }) => {
          welcomed(undefined);
          /** @type {{ person: number, table: string | null }[]} */
          const all = info?.people ?? [];
          const own = all.find((one) => one.person === number);
          if (!sits || !own?.table || own.table === person.table) return;
          leave();
          person.table = own.table;
          const path = `/api/tables/${own.table}/socket`;
          leave = keep(path, { secret, whole: true }, play(person));
        });
      });
    }
  }, /** @type {[string, string[], boolean, number]} */ ([id, names, sits, WIRE]));

/**
 * How it goes for the crowd of a page.
 * @param {Page} page
 */
export const going = (page) =>
  page.evaluate(() => {
    const { crowd } = /** @type {Here} */ (window);
    const people = crowd?.people ?? [];
    return {
      seated: people.filter(({ table }) => table !== null).length,
      paused: people.filter(({ paused }) => paused).length,
      /** Who has not decided anything since it was last forgotten. */
      idle: people.filter(({ moves }) => moves === 0).length,
      refusals: crowd?.refusals ?? 0,
      returns: crowd?.returns ?? 0,
      said: crowd?.said ?? 0,
    };
  });

/**
 * Whatever was decided until now does not count any more.
 * @param {Page} page
 */
export const countAnew = (page) =>
  page.evaluate(() => {
    for (const person of /** @type {Here} */ (window).crowd?.people ?? []) person.moves = 0;
  });

/**
 * All lines of the crowd are lost at once; everybody comes back by themselves.
 * @param {Page} page
 */
export const loseLines = (page) =>
  page.evaluate(() => {
    for (const socket of /** @type {Here} */ (window).crowd?.lines ?? []) socket.close();
  });
