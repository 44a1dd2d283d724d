import { describe, expect, test } from "vitest";
import { asidesAfter } from "../src/lib/table/asides";
import { turnsOf } from "../src/lib/turns";
import { aside, entry } from "./wire";

describe("what the log tells beside moves", () => {
  const turns = turnsOf([entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 0)]);
  const told = [0, 1, 2, 3, 4].map((ply) => ({ ...aside("hint", 0, ply), ply }));
  const plies = (index: number) => asidesAfter(told, turns[index] ?? null, turns[index + 1]).map(({ ply }) => ply);

  test("stands once, after the turn in which it happened", () => {
    expect(asidesAfter(told, null, turns[0]).map(({ ply }) => ply)).toEqual([0]);
    expect([plies(0), plies(1), plies(2)]).toEqual([[1], [2, 3], [4]]);
  });

  test("stands alone where nothing was played", () => {
    expect(asidesAfter([aside("draw")], null, undefined)).toHaveLength(1);
  });
});
