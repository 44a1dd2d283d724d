import { describe, expect, test } from "vitest";
import { coachOf } from "../../src/games/ninja-dice/coach";
import { coinsOf, valuesOf } from "../../src/games/ninja-dice/coins";
import { coverChance } from "../../src/games/ninja-dice/cover";
import { board, position } from "./dice";

describe("the coach", () => {
  test("tells the chance to be captured for so many hourglasses as are locked", () => {
    expect(coachOf(board, position({ locked: ["T1", "T2"] }), null)?.capture).toBe(1 / 9);
  });

  test("tells coins only where the server has reckoned them, and is silent in other phases", () => {
    expect(coachOf(board, position(), null)).toEqual({ capture: 0, run: null, push: null });
    expect(coachOf(board, position(), { run: 3, push: 4.25 })).toEqual({ capture: 0, run: 3, push: 4.25 });
    expect(coachOf(board, position({ phase: "steal" }), null)).toBeNull();
  });
});

test("a die in the way of new fortunes is covered more often than one behind them", () => {
  const [far, near] = [{ x: 0, y: 1000, yaw: 0 }, { x: 0, y: -1000, yaw: 0 }];
  expect(coverChance(far, 2700)).toBeGreaterThan(0.5 - 0.1);
  expect(coverChance({ x: 0, y: 0, yaw: 0 }, 2700)).toBeGreaterThan(0.3);
  for (const die of [far, near]) expect(coverChance(die, 2700)).toBeLessThan(0.6);
  expect(coverChance(far, 2700)).toBeCloseTo(coverChance({ ...far, y: -1000 }, 900), 6);
});

test("a treasure is changed into as few coins as possible", () => {
  const values = valuesOf(board);
  expect(values).toEqual([10, 5, 1]);
  expect(coinsOf(19, values)).toEqual([10, 5, 1, 1, 1, 1]);
  expect(coinsOf(0, values)).toEqual([]);
  // Case 25: 4 points are 4 copper, 5 are 1 silver, 17 are 1 gold, 1 silver, 2 copper.
  expect(coinsOf(4, values)).toEqual([1, 1, 1, 1]);
  expect(coinsOf(5, values)).toEqual([5]);
  expect(coinsOf(17, values)).toEqual([10, 5, 1, 1]);
});
