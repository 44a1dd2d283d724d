import { describe, expect, test } from "vitest";
import { captureChance, coachOf } from "../../src/games/ninja-dice/coach";
import { coinsOf, valuesOf } from "../../src/games/ninja-dice/coins";
import { coverChance } from "../../src/games/ninja-dice/cover";
import { faces, position } from "./dice";

describe("the coach", () => {
  test.each([
    [2, [], 0],
    [2, ["T1"], 0],
    [2, ["T1", "T2"], 1 / 9],
    [3, ["T1", "T2"], 1 / 9],
    [4, ["T3"], 1 / 27],
    [5, [], 1 / 81],
    [5, ["T1", "T2", "T3"], 1 / 3],
  ])("knows for %i players with %j locked that the next throw captures with chance %f", (players, locked, chance) => {
    expect(captureChance(faces, { players, locked })).toBeCloseTo(chance, 10);
  });

  test("counts hourglasses as the edition has them", () => {
    const many = { ...faces, threat: ["hourglass", "hourglass", "hourglass", "arrow", "catch", "catch"] as typeof faces.threat };
    expect(captureChance(many, { players: 2, locked: ["T1", "T2", "T3"] })).toBe(0.5);
  });

  test("tells coins only where the server has reckoned them, and is silent in other phases", () => {
    expect(coachOf(faces, position(), null)).toEqual({ capture: 0, run: null, push: null });
    expect(coachOf(faces, position(), { run: 3, push: 4.25 })).toEqual({ capture: 0, run: 3, push: 4.25 });
    expect(coachOf(faces, position({ phase: "steal" }), null)).toBeNull();
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
  const values = valuesOf({ rounds: [], first: 0, sides: [], dice: faces, coins: { "1": 21, "5": 7, "10": 7 } });
  expect(values).toEqual([10, 5, 1]);
  expect(coinsOf(19, values)).toEqual([10, 5, 1, 1, 1, 1]);
  expect(coinsOf(0, values)).toEqual([]);
});
