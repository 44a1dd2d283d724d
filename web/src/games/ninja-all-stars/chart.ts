/** What never changes in a match: terrain, zones, goals, teams, the models' values, cards. */
import { pointOf, spaceAt } from "./keyboard";
import type { Element } from "./position";

export type Terrain = "open" | "rough" | "foliage" | "elevated" | "wall";

export interface Profile {
  class: string;
  mv: number;
  at: number;
  df: number;
  keywords: string[];
  /** Range and dice of the bow. */
  ranged?: [number, number];
  /** It covers two by two spaces. */
  base?: "large";
}

/** What own teams of a clan are made of, by class: prices in Koban, fewest and most; and what the chunin chooses from. */
export interface Clan {
  prices: Record<string, number>;
  limits: Record<string, [number, number]>;
  choice: string[];
}

export interface Chart {
  spaces: { name: string; terrain: Terrain; zone?: string }[];
  hill: string[];
  goals: Record<string, string[]>;
  rounds: number;
  allowed: number;
  teams: { element: Element; clan: string; koban: number }[];
  clans: Record<string, Clan>;
  /** What an own team may cost. */
  koban: number;
  models: Record<string, Profile>;
  cards: Record<string, { element: Element; copies: number }>;
}

const terrains = new WeakMap<Chart, Map<string, Terrain>>();

export function terrainOf(chart: Chart, space: string): Terrain {
  let known = terrains.get(chart);
  if (!known) terrains.set(chart, (known = new Map(chart.spaces.map(({ name, terrain }) => [name, terrain]))));
  return known.get(space) ?? "open";
}

/** Spaces of one terrain that lie together, edge to edge: a roof, a wall. */
export function patchesOf(chart: Chart, terrain: Terrain): string[][] {
  const left = new Set(chart.spaces.filter((space) => space.terrain === terrain).map(({ name }) => name));
  const patches: string[][] = [];
  for (const first of left) {
    left.delete(first);
    const patch = [first];
    for (const space of patch) {
      const { x, y } = pointOf(space);
      for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]] as const) {
        const next = spaceAt({ x: x + dx, y: y + dy });
        if (next && left.delete(next)) patch.push(next);
      }
    }
    patches.push(patch);
  }
  return patches;
}

/** The element that a model's die shows for it: that of its team; a sentry has none of its own. */
export function elementIn(chart: Chart, seat: number | null): Element | null {
  return seat === null ? null : (chart.teams[seat]?.element ?? null);
}
