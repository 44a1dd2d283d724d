/** Arrow keys on a board: the field that lies that way on the screen; and the fields row by row. */
import { type Arrow, type Towards, towards } from "../../lib/board/keyboard";
import type { Chart } from "./chart";
import type { Layout } from "./layout";

/** The nearest field that way; what lies aside counts twice. */
export function stepFrom(chart: Chart, layout: Layout, from: string, arrow: Arrow): string {
  const cost = ({ along, aside }: Towards) => (along > 2 && aside <= 2.2 * along ? along + 2 * aside : null);
  return towards(chart.byName.keys(), layout.at, layout.at(from), arrow, cost) ?? from;
}

/** The names of the fields from top to bottom and left to right, for the screen reader. */
export function rowsOf(chart: Chart, layout: Layout): string[][] {
  const rows = new Map<number, string[]>();
  const step = layout.radius(chart.ring[0] ?? "") * 2;
  for (const { name } of chart.fields) {
    const row = Math.round(layout.at(name).y / step);
    rows.set(row, [...(rows.get(row) ?? []), name]);
  }
  const across = (one: string, other: string) => layout.at(one).x - layout.at(other).x;
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort(across));
}
