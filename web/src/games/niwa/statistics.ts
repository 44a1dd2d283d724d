/** Counts of a match for its end screen. */
import type { LogEntry } from "../contract";
import { type Garden } from "./garden";
import { parseMove } from "./notation";
import type { Position } from "./position";

export interface Counts {
  /** Turns in which a figure moved. */
  moves: number;
  lines: number;
  jumps: number;
  passes: number;
}

export function countsOf(log: LogEntry[], seat: number): Counts {
  const counts: Counts = { moves: 0, lines: 0, jumps: 0, passes: 0 };
  let under = false;
  for (const { by, text } of log) {
    const kind = by === seat ? parseMove(text)?.kind : undefined;
    const moving = kind === "cross" || kind === "jump";
    if (moving && !under) counts.moves += 1;
    if (kind === "cross") counts.lines += 1;
    if (kind === "jump") counts.jumps += 1;
    if (kind === "transfer") counts.passes += 1;
    under = moving;
  }
  return counts;
}

/** Lines that the nearest figure of each seat still had to go. */
export function leftOf(garden: Garden, position: Position, seat: number): number {
  const fields = Object.entries(position.figures).filter(([name]) => name[0] === "KS"[seat]);
  return Math.min(...fields.map(([, [field]]) => garden.linesLeft[seat]?.get(field) ?? 99));
}
