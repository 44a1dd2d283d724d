/** Directions and spaces of the board, seen from the near seat: whose edge is at the bottom. */
import { type Arrow, ARROWS } from "../../lib/board/keyboard";
import type { Point } from "../../lib/board/point";

export const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (name: string): name is Way => (WAYS as readonly string[]).includes(name);

/** Columns and rows of a board. */
export interface Size {
  width: number;
  height: number;
}

/** A board as it lies in the picture: after so many quarter turns. */
export interface Yard extends Size {
  turns: number;
}

/** The board as somebody at an edge sees it: that edge is at the bottom. */
export const yardOf = ({ width, height }: Size, edge: string | null | undefined): Yard => ({ width, height, turns: turnsFor(edge) });

/** Columns and rows from 0. */
export function pointOf(space: string): Point {
  return { x: space.charCodeAt(0) - 97, y: Number(space.slice(1)) - 1 };
}

/** What a space there is called, if there is one. */
export const nameAt = ({ x, y }: Point): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export const spaceAt = (at: Point, { width, height }: Size): string | undefined =>
  at.x >= 0 && at.y >= 0 && at.x < width && at.y < height ? nameAt(at) : undefined;

export const middleSpaceOf = ({ width, height }: Size): string => nameAt({ x: Math.floor(width / 2), y: Math.floor(height / 2) });

/** How many quarter turns bring an edge to the bottom of the picture. */
export const turnsFor = (edge: string | null | undefined): number => ({ E: 1, N: 2, W: 3 })[edge ?? "S"] ?? 0;

/** Columns and rows of the picture: after a quarter turn a wide board is a high one. */
export const seen = ({ width, height, turns }: Yard): Size => (turns % 2 === 0 ? { width, height } : { width: height, height: width });

/** A space of the board in the turned picture: a quarter turn takes north to east. */
export function turned({ x, y }: Point, { width, height, turns }: Yard): Point {
  if (turns === 0) return { x, y };
  return turned({ x: height - 1 - y, y: x }, { width: height, height: width, turns: turns - 1 });
}

/** The space of the board at a place of the turned picture. */
export const unturned = (at: Point, yard: Yard): Point => turned(at, { ...seen(yard), turns: (4 - yard.turns) % 4 });

/** Degrees clockwise from straight up in the turned picture. */
export const angleOf = (way: Way, { turns }: Yard): number => (WAYS.indexOf(way) + 2 * turns) * 45;

/** The direction in which a place of the picture lies from another; undefined if it is the same. */
export function wayTo(from: Point, to: Point, { turns }: Yard): Way | undefined {
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
export function stepFrom(from: Point, arrow: Arrow, yard: Yard): Point {
  const at = turned(from, yard);
  return unturned({ x: at.x + ARROWS[arrow].x, y: at.y + ARROWS[arrow].y }, yard);
}

/** The spaces row by row as the picture shows them, for the screen reader. */
export function rowsOf(yard: Yard): string[][] {
  const { width, height } = seen(yard);
  return [...Array(height).keys()].map((y) => [...Array(width).keys()].map((x) => nameAt(unturned({ x, y }, yard))));
}
