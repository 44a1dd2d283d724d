/** What a coach tells the active ninja: numbers, never a verdict. */
import type { Document } from "../contract";
import type { Board, Position } from "./position";

export interface Coach {
  /** The chance that the next throw captures the ninja. */
  capture: number;
  /** Coins for running away now, and on average for pushing on: where the server has reckoned them. */
  run: number | null;
  push: number | null;
}

const numberIn = (document: Document | null | undefined, key: string): number | null =>
  typeof document?.[key] === "number" ? (document[key] as number) : null;

/** *numbers* is what the server sends along, if it does. */
export function coachOf({ capture }: Board, position: Position, numbers: Document | null | undefined): Coach | null {
  if (position.phase !== "push" && position.phase !== "match") return null;
  return {
    capture: numberIn(numbers, "capture") ?? capture[position.locked.length] ?? 0,
    run: numberIn(numbers, "run"),
    push: numberIn(numbers, "push"),
  };
}
