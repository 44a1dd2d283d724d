/** Places in a picture. */
export interface Point {
  x: number;
  y: number;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The place that lies the part *t* of the way from one to another. */
export const between = (from: Point, to: Point, t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });

/** The nearest of some things, of those that are no farther *away* than their *reach*. */
export function nearest<Thing>(things: Iterable<Thing>, away: (thing: Thing) => number, reach: (thing: Thing) => number): Thing | undefined {
  let [best, least]: [Thing | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const thing of things) {
    const far = away(thing);
    if (far < least && far <= reach(thing)) [best, least] = [thing, far];
  }
  return best;
}

/** Half a fingertip, in pixels. */
export const FINGER = 22;
