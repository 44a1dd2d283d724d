import { describe, expect, test } from "vitest";
import { ahead, drawnIn, frontLine, gap, HALF, isBeyond, isInside, overlaps, type Pose, reach, regionBeyond, wallCorners } from "../../src/games/ninja-dice/geometry";
import cases from "./geometry.json";

const pose = ([x, y, yaw]: number[]): Pose => ({ x: x!, y: y!, yaw: yaw! });

describe("dice in the plane", () => {
  test.each(cases)("lie to each other as the rules have it: $a and $b", (each) => {
    const [a, b] = [pose(each.a), pose(each.b)];
    expect(gap(a, b)).toBeCloseTo(each.gap, 2);
    expect(reach(a, b)).toBeCloseTo(each.reach, 2);
    expect([overlaps(a, b), isBeyond(a, b), isInside(b)]).toEqual([each.overlaps, each.beyond, each.inside]);
  });

  test("of the cases some reach, overlap and lie inside, and some do not", () => {
    for (const what of ["overlaps", "beyond", "inside"] as const) {
      expect(new Set(cases.map((each) => each[what]))).toEqual(new Set([true, false]));
    }
  });
});

describe("the front edge of a die", () => {
  const die = { x: 120, y: -300, yaw: 612 };
  const depth = ({ x, y }: { x: number; y: number }) => (x - die.x) * ahead(die.yaw).x + (y - die.y) * ahead(die.yaw).y - HALF;

  test("is extended to the walls of the tray", () => {
    const line = frontLine(die)!;
    for (const end of line) {
      expect(depth(end)).toBeCloseTo(0, 6);
      expect(Math.hypot(end.x, end.y)).toBeGreaterThanOrEqual(1199.9);
      expect(Math.hypot(end.x, end.y)).toBeLessThanOrEqual(1223.6);
    }
  });

  test("covers the part of the tray before it, and all corners there", () => {
    const region = regionBeyond(die);
    for (const corner of region) expect(depth(corner)).toBeGreaterThanOrEqual(-1e-6);
    expect(region).toHaveLength(2 + wallCorners().filter((corner) => depth(corner) >= 0).length);
    expect(regionBeyond(die).slice(0, 2)).toEqual(frontLine(die));
  });
});

test("a die that is dropped outside goes to the nearest place inside, in whole numbers", () => {
  const inside = drawnIn({ x: 1500.4, y: 900.2, yaw: -150 });
  expect(isInside(inside)).toBe(true);
  expect(isInside({ ...inside, x: inside.x + 4, y: inside.y + 3 })).toBe(false);
  expect([inside.x, inside.y, inside.yaw].every(Number.isInteger)).toBe(true);
  expect(inside.yaw).toBe(3450);
  expect(drawnIn({ x: 12.4, y: -7.6, yaw: 10 })).toEqual({ x: 12, y: -8, yaw: 10 });
});
