/** What a coach tells the active ninja: numbers, never a verdict. */
import type { Document } from "../contract";
import type { Faces } from "./body";
import { type Position, THREATS } from "./position";

export interface Coach {
  /** The chance that the next throw captures the ninja. */
  capture: number;
  /** Coins for running away now, and on average for pushing on: where the server has reckoned them. */
  run: number | null;
  push: number | null;
}

/** Threat dice that go into the next throw: one for each opponent, two for a single one, as long as there are any [ND-P5]. */
function dealtNext({ players, locked }: Pick<Position, "players" | "locked">): number {
  return Math.min(THREATS.length - locked.length, players === 2 ? 2 : players - 1);
}

/** Captured are those who have all four hourglasses: every die that is still free has to be thrown, and to show one [ND-T9]. */
export function captureChance(faces: Faces, position: Pick<Position, "players" | "locked">): number {
  const free = THREATS.length - position.locked.length;
  if (dealtNext(position) < free) return 0;
  const glasses = faces.threat.filter((face) => face === "hourglass").length;
  return (glasses / faces.threat.length) ** free;
}

const numberIn = (document: Document | null | undefined, key: string): number | null =>
  typeof document?.[key] === "number" ? (document[key] as number) : null;

/** *numbers* is what the server sends along, if it does. */
export function coachOf(faces: Faces, position: Position, numbers: Document | null | undefined): Coach | null {
  if (position.phase !== "push" && position.phase !== "match") return null;
  return {
    capture: numberIn(numbers, "capture") ?? captureChance(faces, position),
    run: numberIn(numbers, "run"),
    push: numberIn(numbers, "push"),
  };
}
