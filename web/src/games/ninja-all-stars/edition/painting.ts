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

/** The rows with so many columns and rows: what is new is open, in the middle, so that both edges stay as they are. */
export function resized(rows: readonly string[], width: number, height: number): string[] {
  return fitted(rows.map((row) => fitted([...row], width, ".").join("")), height, ".".repeat(width));
}

/** A list of another length: its middle has lost some, or got some more. */
function fitted(list: readonly string[], length: number, filling: string): string[] {
  const half = Math.ceil(Math.min(list.length, length) / 2);
  const rest = Math.min(list.length, length) - half;
  return [...list.slice(0, half), ...Array<string>(Math.max(0, length - list.length)).fill(filling), ...list.slice(list.length - rest)];
}

/** An open board with deployment spaces in the middle of its edges. */
export function newBoard(width = 19, height = 19, zone = 9): string[] {
  const grid = Array.from({ length: height }, () => Array<string>(width).fill("."));
  for (let i = 0; i < zone; i += 1) {
    const [across, down] = [Math.floor((width - zone) / 2) + i, Math.floor((height - zone) / 2) + i];
    grid[0]![across] = grid[height - 1]![across] = grid[down]![0] = grid[down]![width - 1] = "d";
  }
  return grid.map((row) => row.join(""));
}
