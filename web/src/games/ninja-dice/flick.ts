/** A swipe on the tray as a flick of the hand: where to, and how hard (bounds: docs/dice.md). */
import type { Point } from "../../lib/board/point";
import type { Flick } from "../contract";

/** A finger on the tray: pixel and time in milliseconds. */
export interface Touch extends Point {
  at: number;
}

const WIDEST = 450;
const HARDEST = 1000;
/** Metres a second of the weakest and of the hardest flick: a swipe is taken as fast as it is on the table. */
const SLOW = 0.7;
const FAST = 1.35;
/** The last milliseconds of a swipe decide. */
const RECENT = 120;
/** Pixels that a swipe has to be long. */
const SHORTEST = 36;

const cut = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round(value)));

/**
 * The flick of a swipe; null if it is too short or goes backwards. *k*: pixels of a tenth of a millimetre; *across*: the
 * direction on the screen that is straight across the tray for the thrower, in degrees, clockwise from up.
 */
export function flickOf(touches: Touch[], k: number, across: number): Flick | null {
  const [first, last] = [touches[0], touches.at(-1)];
  if (!first || !last) return null;
  const [dx, dy] = [last.x - first.x, first.y - last.y];
  const swiped = (Math.atan2(dx, dy) * 180) / Math.PI;
  const aside = ((((across - swiped) % 360) + 540) % 360) - 180;
  if (Math.hypot(dx, dy) < SHORTEST || Math.abs(aside) > 90) return null;
  const recent = touches.find(({ at }) => last.at - at <= RECENT) ?? first;
  const time = Math.max(1, last.at - recent.at);
  const speed = Math.hypot(last.x - recent.x, last.y - recent.y) / k / 10_000 / (time / 1000);
  return { direction: cut(aside * 10, -WIDEST, WIDEST), strength: cut(((speed - SLOW) / (FAST - SLOW)) * HARDEST, 0, HARDEST) };
}
