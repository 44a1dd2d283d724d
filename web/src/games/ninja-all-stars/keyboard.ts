/** Directions and spaces of the board, seen from the near seat: whose edge is at the bottom. */
import { type Arrow, ARROWS } from "../../lib/board/keyboard";
import type { Point } from "../../lib/board/point";

export const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (name: string): name is Way => (WAYS as readonly string[]).includes(name);
export const SIDE = 19;

/** Columns and rows from 0. */
export function pointOf(space: string): Point {
  return { x: space.charCodeAt(0) - 97, y: Number(space.slice(1)) - 1 };
}

export const spaceAt = ({ x, y }: Point): string | undefined =>
  x >= 0 && y >= 0 && x < SIDE && y < SIDE ? `${String.fromCharCode(97 + x)}${y + 1}` : undefined;

/** How many quarter turns bring an edge to the bottom of the picture. */
export const turnsFor = (edge: string | null | undefined): number => ({ E: 1, N: 2, W: 3 })[edge ?? "S"] ?? 0;

/** A space of the board in the turned picture: a quarter turn takes north to east. */
export function turned({ x, y }: Point, turns: number): Point {
  let at = { x, y };
  for (let i = 0; i < turns; i++) at = { x: SIDE - 1 - at.y, y: at.x };
  return at;
}

/** The space of the board at a place of the turned picture. */
export const unturned = (at: Point, turns: number): Point => turned(at, (4 - turns) % 4);

/** Degrees clockwise from straight up in the turned picture. */
export const angleOf = (way: Way, turns: number): number => (WAYS.indexOf(way) + 2 * turns) * 45;

/** The direction in which a place of the picture lies from another; undefined if it is the same. */
export function wayTo(from: Point, to: Point, turns: number): Way | undefined {
  if (from.x === to.x && from.y === to.y) return undefined;
  const eighth = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI);
  return WAYS[(eighth - 2 * turns + 16) % 8];
}

/** The three ways behind a model that faces *way*: its back zone. */
export function backOf(way: Way): Way[] {
  const i = WAYS.indexOf(way);
  return [3, 4, 5].map((more) => WAYS[(i + more) % 8]!);
}

/** The place one column or row further that way in the turned picture; it may lie beyond the edge. */
export function stepFrom(from: Point, arrow: Arrow, turns: number): Point {
  const at = turned(from, turns);
  return unturned({ x: at.x + ARROWS[arrow].x, y: at.y + ARROWS[arrow].y }, turns);
}

/** The spaces row by row as the picture shows them, for the screen reader. */
export function rowsOf(turns: number): string[][] {
  const along = [...Array(SIDE).keys()];
  return along.map((y) => along.map((x) => spaceAt(unturned({ x, y }, turns))!));
}
