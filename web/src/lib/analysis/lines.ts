/** The chances of a seat over the plies as paths of SVG, in a field of WIDTH by HEIGHT. */
import type { Point } from "../wire";

export const WIDTH = 680;
export const HEIGHT = 200;
/** By seat: colour alone tells nobody apart. */
export const DASHES = ["none", "7 4", "2 3", "12 4 2 4", "4 3", "10 3 2 3 2 3"];

export const across = (ply: number, total: number): number => (WIDTH * ply) / Math.max(total, 1);

export function lineOf(curve: Point[], seat: number, total: number): string {
  return curve.length ? `M${way(curve, seat, total, 0).join("L")}` : "";
}

/** Where the chance may as well be, where it was sampled. */
export function bandOf(curve: Point[], seat: number, total: number): string {
  return curve.length ? `M${[...way(curve, seat, total, 1), ...way(curve, seat, total, -1).reverse()].join("L")}Z` : "";
}

/** The corners of the way through the chances, off by so many margins. */
function way(curve: Point[], seat: number, total: number, off: number): string[] {
  return curve.map(({ chances, margins }, ply) => {
    const share = Math.max(0, Math.min(1, (chances[seat] ?? 0) + off * (margins[seat] ?? 0)));
    return `${across(ply, total).toFixed(1)} ${(HEIGHT * (1 - share)).toFixed(1)}`;
  });
}
