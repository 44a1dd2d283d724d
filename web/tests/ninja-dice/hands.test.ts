import { expect, test } from "vitest";
import { diceOf, handsOf } from "../../src/games/ninja-dice/hands";
import type { Position } from "../../src/games/ninja-dice/position";

const position = { active: 0, skill: { S2: ["pick", 0, 0, 0] }, held: { T1: 2, T2: 1, T4: 1 } } as unknown as Position;

test("everybody holds the own dice", () => {
  expect([0, 1, 2].map((seat) => diceOf(position, seat))).toEqual([["S1", "S3", "S4", "S5"], ["T2", "T4"], ["T1"]]);
});

test("hands are at the own side of the tray, in rows of three", () => {
  const [skill, two] = handsOf(position, [0, 1], (seat) => [2700, 0][seat]!);
  expect(skill!.dice.slice(0, 3).map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([[-285, -950], [0, -950], [285, -950]]);
  expect(Math.round(skill!.dice[3]!.y)).toBe(-665);
  expect(two!.dice.map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([[950, -142], [950, 143]]);
});
