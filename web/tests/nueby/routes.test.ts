import { describe, expect, test } from "vitest";
import { isBackward, routeOf } from "../../src/games/nueby/routes";
import { chartNamed } from "./boards";

const ROUTES: [string, string, string, number, string][] = [
  ["jaeger-6", "r31", "r35", 4, "r31 r32 r33 r34 r35"],
  ["jaeger-6", "r31", "n4.2", 4, "r31 r32 r33 n4.1 n4.2"],
  ["jaeger-6", "n5.2", "r45", 4, "n5.2 n5.3 n5.4 r44 r45"],
  ["jaeger-6", "r45", "z0.2", 3, "r45 r46 z0.1 z0.2"],
  ["jaeger-6", "r2", "r47", 3, "r2 r1 r0 r47"],
  ["jaeger-6", "n1.2", "r9", 2, "n1.2 n1.1 r9"],
  ["zweite-ebene-6", "r32", "i2", 5, "r32 r33 r34 i0 i1 i2"],
  ["zweite-ebene-6", "r32", "r1", 5, "r32 r33 r34 r35 r0 r1"],
  ["abkuerzungen-6", "r1", "g0.2", 2, "r1 g0.1 g0.2"],
  ["abkuerzungen-6", "g0.1", "r8", 3, "g0.1 g0.2 r7 r8"],
  ["kurzer-einsatz-6", "e0.1", "r1", 5, "e0.1 e0.2 e0.3 e0.4 r0 r1"],
  ["werfer-6", "s3", "r24", 6, "s3 r24"],
];

describe("the way of a move", () => {
  test.each(ROUTES)("on %s from %s to %s with a %i is %s", (board, from, to, count, route) => {
    expect(routeOf(chartNamed(board), from, to, count).join(" ")).toBe(route);
  });

  test("goes backwards where only that leads there", () => {
    expect(isBackward(chartNamed("werfer-6"), "r3", "r0", 3)).toBe(true);
    expect(isBackward(chartNamed("werfer-6"), "r3", "r6", 3)).toBe(false);
    expect(isBackward(chartNamed("werfer-6"), "s0", "r0", 6)).toBe(false);
  });

  test("is at least its two ends", () => {
    expect(routeOf(chartNamed("werfer-6"), "r3", "r20", 4)).toEqual(["r3", "r20"]);
  });
});
