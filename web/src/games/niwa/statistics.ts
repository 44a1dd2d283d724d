/** Counts of a match for its end screen. */
import { turnsOf } from "../../lib/turns";
import type { LogEntry } from "../contract";
import { type Garden } from "./garden";
import { parseMove } from "./notation";
import type { Position } from "./position";

export interface Counts {
  turns: number;
  lines: number;
  jumps: number;
  passes: number;
}

export function countsOf(log: LogEntry[], seat: number): Counts {
  const counts: Counts = { turns: turnsIn(log, seat), lines: 0, jumps: 0, passes: 0 };
  for (const { by, text } of log) {
    const kind = by === seat ? parseMove(text)?.kind : undefined;
    if (kind === "cross") counts.lines += 1;
    if (kind === "jump") counts.jumps += 1;
    if (kind === "transfer") counts.passes += 1;
  }
  return counts;
}

/** Turns of a seat, or of both: figures that are placed have not begun to play. */
export function turnsIn(log: LogEntry[], seat?: number): number {
  const played = log.filter(({ text }) => parseMove(text)?.kind !== "place");
  return turnsOf(played).filter(({ by }) => seat === undefined || by === seat).length;
}

/** Lines that the nearest figure of each seat still had to go. */
export function leftOf(garden: Garden, position: Position, seat: number): number {
  const fields = Object.entries(position.figures).filter(([name]) => name[0] === "KS"[seat]);
  return Math.min(...fields.map(([, [field]]) => garden.linesLeft[seat]?.get(field) ?? 99));
}
