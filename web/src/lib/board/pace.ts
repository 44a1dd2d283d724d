/** How fast things move in a picture, and how they set off and come to rest. */
import type { Speed } from "../../games/contract";

/** What lasts a second at the usual speed lasts so many seconds; nothing where motion is off. */
export const PACE: Record<Speed, number> = { off: 0, fast: 0.55, normal: 1, slow: 1.9 };

/** How much of something is over that begins at *start* and lasts *length*, from 0 to 1. */
export const part = (time: number, start: number, length: number): number => Math.max(0, Math.min(1, (time - start) / (length || 1)));

/** Sets off at once and comes to rest softly. */
export const soft = (t: number): number => 1 - (1 - t) ** 2;
/** Sets off and comes to rest softly. */
export const swing = (t: number): number => t * t * (3 - 2 * t);
/** How high something is on its way that leaps to *height*. */
export const leap = (height: number, t: number): number => height * 4 * t * (1 - t);
