import { expect, test } from "vitest";
import { countsOf, turnsIn } from "../../src/games/niwa/statistics";
import { entry } from "../wire";

const MOVES: [number, string][] = [
  [1, "G:a1 Y:a2 O:a3"], [0, "G:h1 Y:h2 O:h3"], // placing is no turn
  [1, "S1 a1-a2 >S2"], [1, "S1 a2-a3 >S3"], [1, "stop"],
  [0, "K1>K2"], [0, "K1>K2"],
  [1, "S2 a1^a3"],
];
const LOG = MOVES.map(([by, text], ply) => ({ ...entry(ply, by), text }));

test("turns of both add up to those of the match", () => {
  const seats = [0, 1].map((seat) => countsOf(LOG, seat));
  expect(seats.map(({ turns }) => turns)).toEqual([1, 2]);
  expect(turnsIn(LOG)).toBe(3);
  expect(seats[1]).toMatchObject({ lines: 2, jumps: 1, passes: 0 });
});
