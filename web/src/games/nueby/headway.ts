/** How far everybody still has to go, counted in fields. */
import { type Chart, isArea } from "./chart";
import type { Position } from "./position";

/** A piece that waits has to be brought in first. */
const WAITS = 6;
const read = new WeakMap<Chart, Map<string, number>[]>();

/** Fields that a seat has still to go with all its pieces. */
export function leftOf(chart: Chart, position: Position, seat: number): number {
  const colour = chart.seats[seat] ?? 0;
  const goal = chart.sectors[colour]?.goal ?? [];
  const steps = stepsOf(chart)[colour];
  const fields = position.pieces[seat] ?? [];
  // The four at rest in the lane have nowhere to go: what is left is counted down to where the last of them will stand.
  const rest = goal.reduce((sum, _, k) => sum + k, 0);
  const all = fields.reduce((sum, field) => sum + (isArea(chart, field) ? WAITS + (steps?.get(entryOf(chart, field)) ?? 0) : (steps?.get(field) ?? 0)), 0);
  return Math.max(0, all - rest);
}

/** Who has the least to go; nobody while it is equal. */
export function leaderOf(chart: Chart, position: Position): number | null {
  const left = position.pieces.map((_, seat) => leftOf(chart, position, seat));
  const least = Math.min(...left);
  const first = left.indexOf(least);
  return left.lastIndexOf(least) === first ? first : null;
}

function entryOf(chart: Chart, area: string): string {
  const field = chart.byName.get(area);
  return chart.sectors[field?.sector ?? 0]?.entries[field?.kind === "area" ? 0 : 1] ?? "";
}

/** By colour: how many fields lie between each field and the innermost goal field. */
function stepsOf(chart: Chart): Map<string, number>[] {
  let steps = read.get(chart);
  if (!steps) {
    steps = chart.sectors.map(({ goal, entries }) => {
      const found = new Map([[goal.at(-1)!, 0]]);
      for (const [name, count] of found) {
        for (const back of chart.byName.get(name)?.behind ?? []) {
          // The arrow to the inner ring is for its own colour.
          const foreign = chart.ways.some(({ from, to, kind }) => kind === "arrow" && from === back && to === name) && !entries.includes(name);
          if (!found.has(back) && !foreign) found.set(back, count + 1);
        }
      }
      return found;
    });
    read.set(chart, steps);
  }
  return steps;
}
