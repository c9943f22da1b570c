import type { FromClient } from "../src/generated/FromClient";
import type { FromServer } from "../src/generated/FromServer";
import type { Now } from "../src/generated/Now";
import type { TableInfo } from "../src/generated/TableInfo";
import type { Viewer } from "../src/generated/Viewer";

/** A connection whose other end is the test. */
export class Socket {
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close() {
    this.closed = true;
  }

  says(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get last(): FromClient | undefined {
    return this.sent.at(-1);
  }
}

/** Opens one socket after another and keeps them. */
export function sockets() {
  const opened: Socket[] = [];
  const open = () => {
    const socket = new Socket();
    opened.push(socket);
    return socket as unknown as WebSocket;
  };
  return { opened, open };
}

export const INFO: TableInfo = {
  table: "abc",
  code: "3WPQJW",
  game: "ports",
  config: { players: 2 },
  stage: "playing",
  seats: [
    { who: "person", name: "Mika", here: true, held: null, hold_in: null },
    { who: "bot", level: "newcomer" },
  ],
  spectators: 0,
  grace: { seconds: 60 },
  stand_in: "skilled",
  clock: null,
  conduct: {
    paused: false,
    closed: false,
    talk: "everyone",
    hints: "first-game",
    last_round: null,
    ended: false,
    hands: { first_round: false, to_host: false, to_watchers: false },
  },
  asking: null,
  host: 0,
  class: null,
  next: null,
  kept: 30,
};

export const welcome = (now: Now | null = null, viewer: Viewer = { seat: 0 }): FromServer => ({
  t: "welcome",
  viewer,
  host: true,
  info: INFO,
  now,
  chat: [],
});
