/** Arrow keys as ways on the screen, and what lies that way. */
import type { Point } from "./point";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** How far a place lies that way, how far beside it, and where. */
export interface Towards {
  along: number;
  aside: number;
  at: Point;
}

/** What lies that way from a place at the least cost; undefined if nothing does. Where *cost* is null, nothing leads there. */
export function towards<Thing>(
  things: Iterable<Thing>, placeOf: (thing: Thing) => Point, here: Point, arrow: Arrow, cost: (way: Towards) => number | null,
): Thing | undefined {
  const way = ARROWS[arrow];
  let [best, least]: [Thing | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const thing of things) {
    const at = placeOf(thing);
    const [x, y] = [at.x - here.x, at.y - here.y];
    const asked = cost({ along: x * way.x + y * way.y, aside: Math.abs(x * way.y) + Math.abs(y * way.x), at });
    // What is equal but for rounding goes to whatever comes first.
    if (asked !== null && asked < least - 1e-6) [best, least] = [thing, asked];
  }
  return best;
}
