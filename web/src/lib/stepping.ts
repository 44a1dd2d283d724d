/** How a match is gone through afterwards: by plies, by turns, or by rounds. */
import type { Turn } from "./turns";

export const UNITS = ["turn", "round", "ply"] as const;
export type Unit = (typeof UNITS)[number];

/** The frames at which one stops, the first and the last among them: frame n follows ply n-1. */
export function stopsOf(turns: Turn[], last: number, unit: Unit): number[] {
  if (unit === "ply") return Array.from({ length: last + 1 }, (_, frame) => frame);
  const ends = (unit === "turn" ? turns : roundsOf(turns).map((round) => round.at(-1)!)).map((turn) => turn.entries.at(-1)!.ply + 1);
  return [...new Set([0, ...ends, last])].sort((one, other) => one - other);
}

/** A round is over when somebody who has had a turn in it has the next. */
export function roundsOf(turns: Turn[]): Turn[][] {
  const rounds: Turn[][] = [];
  let had = new Set<Turn["by"]>();
  for (const turn of turns) {
    if (rounds.length === 0 || (turn.by !== "chance" && had.has(turn.by))) {
      rounds.push([]);
      had = new Set();
    }
    rounds.at(-1)!.push(turn);
    had.add(turn.by);
  }
  return rounds;
}

/** The stop after a frame, or before it; the frame itself if there is none. */
export const stopAfter = (stops: number[], at: number): number => stops.find((stop) => stop > at) ?? at;
export const stopBefore = (stops: number[], at: number): number => stops.findLast((stop) => stop < at) ?? at;
