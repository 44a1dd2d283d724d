/** The way of a move: a walk of so many fields between its ends. There is one, since no two share count and ends. */
import { type Chart, isArea } from "./chart";

/** All fields of a move from *from* to *to* with a *count*, ends included; just the ends where no such walk is known. */
export function routeOf(chart: Chart, from: string, to: string, count: number): string[] {
  if (isArea(chart, from)) return [from, to];
  return walk(chart, from, to, count, "ahead") ?? walk(chart, from, to, count, "behind") ?? [from, to];
}

/** Does a move go against the running direction? */
export function isBackward(chart: Chart, from: string, to: string, count: number): boolean {
  return !isArea(chart, from) && !walk(chart, from, to, count, "ahead") && walk(chart, from, to, count, "behind") !== null;
}

function walk(chart: Chart, here: string, to: string, left: number, way: "ahead" | "behind"): string[] | null {
  if (left === 0) return here === to ? [here] : null;
  for (const next of chart.byName.get(here)?.[way] ?? []) {
    const rest = walk(chart, next, to, left - 1, way);
    if (rest) return [here, ...rest];
  }
  return null;
}
