/** What never changes in a match: terrain, zones, goals, teams, the models' values, cards. */
import { nameAt, pointOf } from "./keyboard";
import type { Board as Chart, Element, Terrain } from "./document";

export type { Board as Chart, Clan, Terrain } from "./document";

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
        const next = nameAt({ x: x + dx, y: y + dy });
        if (left.delete(next)) patch.push(next);
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
