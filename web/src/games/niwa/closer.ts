/** Where fields lie closer together than fingertips: a tap that may mean several shows the garden larger around it. */
import { distance, FINGER, type Point } from "../../lib/board/point";
import type { View } from "./view";

/** A point of the garden is drawn `k` times as far from the corner, moved by `x` and `y`. */
export interface Closer extends Point {
  k: number;
}

/** Pixels between fields that are shown larger. */
const APART = 60;

/** The fields among *open* that a fingertip touches. */
export const fieldsUnder = (view: View, open: Iterable<string>, at: Point): string[] =>
  [...open].filter((name) => distance(view.at(name), at) < FINGER);

/** What is under the finger stays there and moves apart, as far as all of it remains in the picture. */
export function closerAt(view: View, under: string[], at: Point): Closer {
  const k = Math.max(1, APART / (Math.sqrt(3) * view.s));
  const moved = (axis: "x" | "y", size: number) => {
    const drawn = under.map((name) => k * view.at(name)[axis] + at[axis] * (1 - k));
    const short = Math.max(0, FINGER - Math.min(...drawn));
    const long = Math.max(0, Math.max(...drawn) + FINGER - size);
    return at[axis] * (1 - k) + short - long;
  };
  return { k, x: moved("x", view.width), y: moved("y", view.height) };
}

/** The view as it is seen then. */
export function seenCloser(view: View, { k, x, y }: Closer): View {
  const at = (field: string) => {
    const middle = view.at(field);
    return { x: k * middle.x + x, y: k * middle.y + y };
  };
  return { ...view, s: k * view.s, at };
}

/** How that is drawn. */
export const drawnCloser = (closer: Closer | null): string | undefined =>
  closer ? `translate(${closer.x}px, ${closer.y}px) scale(${closer.k})` : undefined;
