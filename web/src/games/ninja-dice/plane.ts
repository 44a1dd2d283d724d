/** The table plane on the screen: tenths of a millimetre to pixels, turned so that the near player sits below. */
import type { Point } from "../../lib/board/point";
import { radians } from "./geometry";

export interface Plane {
  /** Pixels of a tenth of a millimetre. */
  k: number;
  centre: Point;
  /** How far the table is turned, in tenths of a degree. */
  turn: number;
  at: (point: Point) => Point;
  back: (pixel: Point) => Point;
  /** The direction on the table as an angle on the screen, in degrees, clockwise from up. */
  bearing: (yaw: number) => number;
}

/** Where the near player sits: below. */
const BELOW = 2700;

/** The plane around *centre*; *side* is where the near player sits at the table. */
export function planeOf(centre: Point, k: number, side: number): Plane {
  const turn = BELOW - side;
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return {
    k,
    centre,
    turn,
    at: ({ x, y }) => ({ x: centre.x + k * (x * c - y * s), y: centre.y - k * (x * s + y * c) }),
    back: ({ x, y }) => {
      const [u, v] = [(x - centre.x) / k, (centre.y - y) / k];
      return { x: u * c + v * s, y: v * c - u * s };
    },
    bearing: (yaw) => 90 - (yaw + turn) / 10,
  };
}

export const pathOf = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
