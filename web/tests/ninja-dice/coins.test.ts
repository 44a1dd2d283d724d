import { expect, test } from "vitest";
import { rowOf } from "../../src/games/ninja-dice/coins";

test("of coins with a number on them the first of a value is covered by no other", () => {
  const size = 20;
  const { at, length } = rowOf([10, 10, 5, 1, 1], size);
  expect(at[0]).toBe(0);
  expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(size);
  expect(length).toBe(at[4]! + size);
  expect(rowOf([], size)).toEqual({ at: [], length: 0 });
});
