/** How a cube is turned: faces 0 to 5 look along +x, −x, +y, −y, +z, −z; the front of each is the next axis (docs/dice.md). */
import { radians, TURN, turned } from "./geometry";

/** w, x, y, z: turns the die's own axes into those of the table. */
export type Quaternion = readonly [number, number, number, number];
export type Vector = readonly [number, number, number];

/** What a face looks along, in the die's own axes, and where its front is. */
export const axisOf = (face: number): number => face >> 1;
export const signOf = (face: number): number => (face % 2 ? -1 : 1);
export const frontAxis = (face: number): number => (axisOf(face) + 1) % 3;

/** The rotation as a matrix, row by row. */
function matrixOf([w, x, y, z]: Quaternion): [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** The face on top, and the direction of its front. */
export function topOf(q: Quaternion): { face: number; yaw: number } {
  const [rowX, rowY, rowZ] = matrixOf(q);
  const axis = [0, 1, 2].reduce((best, each) => (Math.abs(rowZ[each]!) > Math.abs(rowZ[best]!) ? each : best), 0);
  const face = 2 * axis + (rowZ[axis]! < 0 ? 1 : 0);
  const front = frontAxis(face);
  return { face, yaw: turned((Math.atan2(rowY[front]!, rowX[front]!) * TURN) / (2 * Math.PI)) };
}

/** How a die is turned that lies with *face* on top, its front towards *yaw*. */
export function lyingAs(face: number, yaw: number): Quaternion {
  const [a, b] = [axisOf(face), frontAxis(face)];
  const c = 3 - a - b;
  const columns: Vector[] = [];
  columns[a] = [0, 0, signOf(face)];
  columns[b] = [Math.cos(radians(yaw)), Math.sin(radians(yaw)), 0];
  columns[c] = cross(columns[a]!, columns[b]!);
  return quaternionOf(columns as [Vector, Vector, Vector]);
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

function quaternionOf([[a, d, g], [b, e, h], [c, f, i]]: [Vector, Vector, Vector]): Quaternion {
  const squares = [1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i];
  const most = squares.indexOf(Math.max(...squares));
  const s = 2 * Math.sqrt(squares[most]!);
  const all: Quaternion[] = [
    [s / 4, (h - f) / s, (c - g) / s, (d - b) / s],
    [(h - f) / s, s / 4, (b + d) / s, (c + g) / s],
    [(c - g) / s, (b + d) / s, s / 4, (f + h) / s],
    [(d - b) / s, (c + g) / s, (f + h) / s, s / 4],
  ];
  return all[most]!;
}

/** From one way of lying to another, the short way round. */
export function slerp(a: Quaternion, b: Quaternion, t: number): Quaternion {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const near = dot < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(dot)));
  const [u, v] = angle < 1e-4 ? [1 - t, t * near] : [Math.sin((1 - t) * angle) / Math.sin(angle), (near * Math.sin(t * angle)) / Math.sin(angle)];
  return [0, 1, 2, 3].map((i) => u! * a[i]! + v! * b[i]!) as unknown as Quaternion;
}
