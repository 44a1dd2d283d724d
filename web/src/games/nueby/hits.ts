/** Which field a tap means: what can be acted on is as large as a fingertip, and the nearest wins. */
import { distance, FINGER, nearest, type Point } from "../../lib/board/point";
import type { Chart } from "./chart";
import type { Layout } from "./layout";

/** Pixels around what can be acted on, and around any field. */
export const REACH = FINGER + 2;
const SLACK = 5;

export function fieldHit(chart: Chart, layout: Layout, open: ReadonlySet<string>, at: Point): string | undefined {
  const away = (name: string) => awayFrom(layout, name, at);
  return nearest(open, away, (name) => Math.max(REACH, layout.radius(name))) ??
    nearest(chart.byName.keys(), away, (name) => layout.radius(name) + SLACK);
}

/** How far a point is from a field, or from the nearest seat of a start area. */
function awayFrom(layout: Layout, name: string, at: Point): number {
  const deck = layout.decks.find(({ area }) => area === name);
  return deck ? Math.min(...deck.seats.map((seat) => distance(seat, at))) : distance(layout.at(name), at);
}
