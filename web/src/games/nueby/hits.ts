/** Which field a tap means: what can be acted on is as large as a fingertip, and the nearest wins. */
import type { Chart } from "./chart";
import type { Layout } from "./layout";
import { distance, type Point } from "./track";

/** Half a fingertip and a little, in pixels. */
export const FINGER = 24;
const SLACK = 5;

export function fieldHit(chart: Chart, layout: Layout, open: ReadonlySet<string>, at: Point): string | undefined {
  return nearest(chart, layout, at, (name) => (open.has(name) ? Math.max(FINGER, layout.radius(name)) : 0)) ??
    nearest(chart, layout, at, (name) => layout.radius(name) + SLACK);
}

function nearest(chart: Chart, layout: Layout, at: Point, reach: (name: string) => number): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const { name } of chart.fields) {
    const away = awayFrom(layout, name, at);
    if (away < least && away <= reach(name)) [best, least] = [name, away];
  }
  return best;
}

/** How far a point is from a field, or from the nearest seat of a start area. */
function awayFrom(layout: Layout, name: string, at: Point): number {
  const deck = layout.decks.find(({ area }) => area === name);
  return deck ? Math.min(...deck.seats.map((seat) => distance(seat, at))) : distance(layout.at(name), at);
}
