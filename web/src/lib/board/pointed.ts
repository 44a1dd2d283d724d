/** Where arrows and rings go: geometry of what is pointed at. */
import type { Box } from "../tips.svelte";
import type { Point } from "./point";

/** A place of the picture, and how large it is. */
export interface Spot extends Point {
  r: number;
}

const [SMALLEST, LARGEST] = [12, 34];
/** Pixels: the barbs of an arrow. */
const BARB = 10;

/** A place within a layer, both where they are on the screen; what lies beyond its edge is at the edge. */
export function spotIn(layer: Box, place: Box): Spot {
  const r = Math.max(SMALLEST, Math.min(LARGEST, Math.min(place.width, place.height) / 2));
  const within = (at: number, size: number) => Math.max(r, Math.min(size - r, at));
  return {
    x: within(place.left + place.width / 2 - layer.left, layer.width),
    y: within(place.top + place.height / 2 - layer.top, layer.height),
    r,
  };
}

/** From the rim of one place to the rim of another, bent a little so that it covers little of what is between. */
export function arrowBetween(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = Math.hypot(dx, dy) || 1;
  const bend = Math.min(0.12 * away, 26);
  const control = { x: (from.x + to.x) / 2 - (dy / away) * bend, y: (from.y + to.y) / 2 + (dx / away) * bend };
  const tip = towards(to, control, to.r + 2);
  const start = towards(from, control, Math.min(0.5 * from.r, away / 3));
  const angle = Math.atan2(tip.y - control.y, tip.x - control.x);
  const barb = (turn: number) => `${near(tip.x - BARB * Math.cos(angle + turn))} ${near(tip.y - BARB * Math.sin(angle + turn))}`;
  return `M${near(start.x)} ${near(start.y)}Q${near(control.x)} ${near(control.y)} ${near(tip.x)} ${near(tip.y)}M${barb(0.5)}L${near(tip.x)} ${near(tip.y)}L${barb(-0.5)}`;
}

function towards(from: Point, to: Point, by: number): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / away) * by, y: from.y + ((to.y - from.y) / away) * by };
}

const near = (value: number): number => Math.round(value * 10) / 10;
