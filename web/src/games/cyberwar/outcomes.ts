import type { Aids } from "../../generated/cyberwar/Aids";
import type { DraftView } from "../../generated/cyberwar/DraftView";
import type { DuelView } from "../../generated/cyberwar/DuelView";
import type { Known } from "../../generated/cyberwar/Known";
import type { View } from "../../generated/cyberwar/View";
import { detects, faceOf, profileOf } from "./facts";

/** What became of an attack; in a draft also whose defences saw it. */
export interface Mark {
  stopped: boolean;
  seats: number[];
}

/** A game as a picture: the techniques, and what became of those that were dealt. */
export interface Outcome {
  /** Counted from 1; 0: there is only one. */
  game: number;
  /** The number of the group whose techniques they are. */
  group: number;
  techniques: Known[];
  marks: ReadonlyMap<number, Mark>;
}

/** The cards at these handles that lie face up. */
const turnedUp = (view: View, handles: readonly number[]): Known[] =>
  handles.flatMap((handle) => {
    const face = faceOf(view, handle);
    return face.shows === "front" ? [{ card: face.card, technique: face.technique }] : [];
  });

/** All that can be listed: the organisation card, and what lay on the table besides. */
function listed(view: View, dealt: readonly Known[]): Known[] {
  const profile = profileOf(view);
  const missing = dealt.filter(({ card }) => !profile.some((known) => known.card === card));
  return [...profile, ...missing];
}

function solo(view: View, aids: Aids): Outcome[] {
  const attacks = aids.reviews.flatMap(({ attacks }) => attacks);
  const stopped = aids.reviews.flatMap(({ stopped }) => stopped);
  const marks = attacks.flatMap((handle): [number, Mark][] =>
    turnedUp(view, [handle]).map(({ card }) => [
      card,
      { stopped: stopped.includes(handle), seats: [] },
    ]),
  );
  const techniques = listed(view, turnedUp(view, attacks));
  return [{ game: 0, group: view.group?.number ?? 0, techniques, marks: new Map(marks) }];
}

function draft(view: View, play: DraftView): Outcome[] {
  return play.results.map(({ attacks, teams }, nth) => {
    const marks = attacks.map(({ card }): [number, Mark] => {
      const saw = (team: number[]) => team.some((one) => detects(view.fronts[one], card));
      const seats = teams.flatMap((team, seat) => (saw(team) ? [seat] : []));
      return [card, { stopped: seats.length > 0, seats }];
    });
    return {
      game: play.games > 1 ? nth + 1 : 0,
      group: view.group?.number ?? 0,
      techniques: listed(view, attacks),
      marks: new Map(marks),
    };
  });
}

const fought = (stopped: Known[], through: Known[]): ReadonlyMap<number, Mark> =>
  new Map([
    ...stopped.map(({ card }): [number, Mark] => [card, { stopped: true, seats: [] }]),
    ...through.map(({ card }): [number, Mark] => [card, { stopped: false, seats: [] }]),
  ]);

function duel(view: View, play: DuelView): Outcome[] {
  const past = play.past;
  const stopped = turnedUp(view, play.stopped);
  const through = turnedUp(view, play.through);
  const both = play.games > 1;
  return [
    ...(past
      ? [
          {
            game: 1,
            group: past.group,
            techniques: [...past.stopped, ...past.through],
            marks: fought(past.stopped, past.through),
          },
        ]
      : []),
    {
      game: both ? play.game : 0,
      group: view.group?.number ?? 0,
      techniques: listed(view, [...stopped, ...through]),
      marks: fought(stopped, through),
    },
  ];
}

/** What became of the attacks so far, game by game. */
export function outcomes(view: View, aids: Aids): Outcome[] {
  switch (view.play.mode) {
    case "solo":
      return solo(view, aids);
    case "draft":
      return draft(view, view.play);
    case "red-blue":
      return duel(view, view.play);
  }
}
