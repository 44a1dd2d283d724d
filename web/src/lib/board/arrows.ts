/** Arrow keys as ways on the screen. */
import type { Point } from "./point";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in ARROWS;
