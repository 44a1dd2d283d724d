/** Painting the rows of a board. */

/** What a space can be, by the letter of the rows: open, deployment, rough, foliage, elevated, wall. */
export const TERRAIN = [".", "d", "~", "T", "^", "#"] as const;
export type Terrain = (typeof TERRAIN)[number];

/** The rows with one space painted; *turned*, with the three that a quarter turn of the board makes of it too. */
export function painted(rows: readonly string[], x: number, y: number, terrain: string, turned: boolean): string[] {
  const grid = rows.map((row) => [...row]);
  const last = rows.length - 1;
  for (let turn = 0; turn < (turned ? 4 : 1); turn += 1) {
    const row = grid[y];
    if (row?.[x] !== undefined) row[x] = terrain;
    [x, y] = [last - y, x];
  }
  return grid.map((row) => row.join(""));
}
