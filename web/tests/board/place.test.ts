import { expect, test } from "vitest";
import { ARROWS, type Arrow, isArrow, type Towards, towards } from "../../src/lib/board/keyboard";
import { between, distance, nearest, type Point } from "../../src/lib/board/point";

const PLACES: Record<string, Point> = { west: { x: -10, y: 0 }, east: { x: 10, y: 1 }, far: { x: 30, y: 0 }, north: { x: 0, y: -10 }, here: { x: 0, y: 0 } };
const cost = ({ along, aside }: Towards) => (along > aside ? along + 2 * aside : null);
const from = (arrow: Arrow) => towards(Object.keys(PLACES), (name) => PLACES[name]!, PLACES.here!, arrow, cost);

test("an arrow leads to what lies that way at the least cost, or nowhere", () => {
  expect(from("ArrowLeft")).toBe("west");
  expect(from("ArrowRight")).toBe("east");
  expect(from("ArrowUp")).toBe("north");
  expect(from("ArrowDown")).toBeUndefined();
  expect(Object.keys(ARROWS).every(isArrow)).toBe(true);
  expect(isArrow("Enter")).toBe(false);
});

test("the nearest thing within its own reach is meant", () => {
  const away = (name: string) => distance(PLACES[name]!, { x: 8, y: 0 });
  expect(nearest(["west", "east", "here"], away, () => 5)).toBe("east");
  expect(nearest(["west", "east", "here"], away, (name) => (name === "east" ? 1 : 9))).toBe("here");
  expect(nearest(["west"], away, () => 5)).toBeUndefined();
  expect(nearest([], away, () => 5)).toBeUndefined();
});

test("what is half-way is in the middle", () => {
  expect(between({ x: 0, y: 10 }, { x: 10, y: 0 }, 0.5)).toEqual({ x: 5, y: 5 });
});
