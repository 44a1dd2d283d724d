/** A garden while it is built: tiles laid on places of a hexagonal grid. */
import type { Document } from "../../../lib/wire";
import { DIRECTIONS, type Laid } from "../garden";

/** A kind of tile: its lines, whether it carries a base, how many are in the box. */
export interface Tile {
  name: string;
  ring: string;
  spoke: string;
  base: boolean;
  count: number;
}

export type Place = [number, number];

const key = (u: number, v: number): string => `${u},${v}`;
/** The cell in the middle of a tile. */
export const middleOf = (u: number, v: number): Place => [2 * u + v, v - u];
export const tileAt = (layout: Laid[], [u, v]: Place): Laid | undefined =>
  layout.find((laid) => laid[0] === u && laid[1] === v);

/** The tiles of an edition, those with a base first. */
export function tilesIn(edition: Document): Tile[] {
  const written = Object.entries(edition.tiles as Record<string, Partial<Tile>>);
  const tiles = written.map(([name, { ring = "", spoke = "", base = false, count = 1 }]) => ({ name, ring, spoke, base, count }));
  return tiles.sort((one, other) => Number(other.base) - Number(one.base) || one.name.localeCompare(other.name));
}

/** Six colours after *rotation* sixths of a turn: new[i] = old[i - rotation]. */
export function turned(colours: ArrayLike<string>, rotation: number): string {
  return [0, 1, 2, 3, 4, 5].map((i) => colours[(((i - rotation) % 6) + 6) % 6]).join("");
}

/** How many of each tile are still in the box. */
export const leftOf = (tiles: Tile[], layout: Laid[]): Map<string, number> =>
  new Map(tiles.map(({ name, count }) => [name, count - layout.filter((laid) => laid[2] === name).length]));

/** The empty places along the edge; the middle of the table before the first tile lies. */
export function emptyPlaces(layout: Laid[]): Place[] {
  if (!layout.length) return [[0, 0]];
  const taken = new Set(layout.map(([u, v]) => key(u, v)));
  const found = new Map<string, Place>();
  for (const [u, v] of layout) {
    for (const [du, dv] of DIRECTIONS) {
      if (!taken.has(key(u + du, v + dv))) found.set(key(u + du, v + dv), [u + du, v + dv]);
    }
  }
  return [...found.values()];
}

/** The layout with a tile on a place, turned as it joins best there. */
export function lay(tiles: Tile[], layout: Laid[], name: string, [u, v]: Place): Laid[] {
  const fits = [0, 1, 2, 3, 4, 5].map((rotation) => misfits(tiles, layout, [u, v, name, rotation]));
  return [...layout, [u, v, name, fits.indexOf(Math.min(...fits))]];
}

/** With how many neighbours a tile would not join. */
function misfits(tiles: Tile[], layout: Laid[], laid: Laid): number {
  const spokes = ([, , name, rotation]: Laid) => turned(tiles.find((tile) => tile.name === name)?.spoke ?? "", rotation);
  return DIRECTIONS.filter(([du, dv], edge) => {
    const other = tileAt(layout, [laid[0] + du, laid[1] + dv]);
    return other && spokes(laid)[edge] !== spokes(other)[(edge + 3) % 6];
  }).length;
}

export const turnTile = (layout: Laid[], place: Place): Laid[] =>
  layout.map((laid) => (laid === tileAt(layout, place) ? [laid[0], laid[1], laid[2], (laid[3] + 1) % 6] : laid));
export const takeBack = (layout: Laid[], place: Place): Laid[] =>
  layout.filter((laid) => laid !== tileAt(layout, place));

/** The edges that a list of problems points at, as the place and its edge. */
export function badEdges(problems: { key: string; facts: Record<string, unknown> }[]): { place: Place; edge: number }[] {
  return problems.flatMap(({ key: name, facts }) => {
    const found = /\((-?\d+),\s*(-?\d+)\)/.exec(String(facts.first ?? ""));
    if (name !== "niwa-edges-disagree" || !found) return [];
    return [{ place: [Number(found[1]), Number(found[2])] as Place, edge: Number(facts.edge) }];
  });
}

/** A layout typed or pasted by somebody; null if it is none. Whether it makes a garden is the server's to say. */
export function parseLayout(text: string, tiles: Tile[]): Laid[] | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const isLaid = (each: unknown): each is Laid =>
    Array.isArray(each) &&
    each.length === 4 &&
    [each[0], each[1], each[3]].every((n) => Number.isInteger(n) && Math.abs(n) < 100) &&
    each[3] >= 0 &&
    each[3] < 6 &&
    tiles.some(({ name }) => name === each[2]);
  if (!Array.isArray(found) || !found.every(isLaid)) return null;
  return new Set(found.map(([u, v]) => key(u, v))).size === found.length ? found : null;
}

export const formatLayout = (layout: Laid[]): string => JSON.stringify(layout);
export type { Laid };
