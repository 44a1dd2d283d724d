/** How far everybody still has to go, by what the board tells of each field. */
import type { Chart } from "./chart";
import type { Position } from "./position";

/** Steps that a seat has still to go with all its pieces. */
export function leftOf(chart: Chart, position: Position, seat: number): number {
  const sum = (fields: string[]) => fields.reduce((steps, field) => steps + (chart.left[seat]?.get(field) ?? 0), 0);
  // The four at rest in the lane have nowhere to go: what is left is counted down to where the last of them will stand.
  const rest = sum(chart.sectors[chart.seats[seat] ?? 0]?.goal ?? []);
  return Math.max(0, sum(position.pieces[seat] ?? []) - rest);
}

/** Who has the least to go; nobody while it is equal. */
export function leaderOf(chart: Chart, position: Position): number | null {
  const left = position.pieces.map((_, seat) => leftOf(chart, position, seat));
  const least = Math.min(...left);
  const first = left.indexOf(least);
  return left.lastIndexOf(least) === first ? first : null;
}
