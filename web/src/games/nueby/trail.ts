/** The ways that pieces went in a turn. */
import type { LogEntry } from "../contract";
import type { Chart } from "./chart";
import { parseMove, parseOutcome } from "./notation";
import { routeOf } from "./routes";

export function trailOf(chart: Chart, entries: LogEntry[]): string[][] {
  const routes: string[][] = [];
  let count = 1;
  for (const { by, text } of entries) {
    const outcome = by === "chance" ? parseOutcome(text) : null;
    if (outcome) count = outcome.number;
    const move = by === "chance" ? null : parseMove(text);
    if (move?.kind === "move") routes.push(routeOf(chart, move.from, move.to, count));
  }
  return routes;
}
