import { describe, expect, test } from "vitest";
import { lastTurn, sinceTurnOf, turnsOf } from "../src/lib/turns";
import { entry } from "./wire";

const log = [entry(0, 1), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 1)];
const plies = (entries: { ply: number }[]) => entries.map((line) => line.ply);

describe("turns", () => {
  test("plies of one player are one turn", () => {
    expect(turnsOf(log).map((turn) => plies(turn.entries))).toEqual([[0], [1, 2], [3, 4]]);
  });

  test("a game may end a turn although the same seat goes on", () => {
    const ends = (line: { ply: number }) => line.ply === 1;
    expect(turnsOf(log, { endsTurn: ends }).map((turn) => plies(turn.entries))).toEqual([[0], [1], [2], [3, 4]]);
    const begins = (_: unknown, next: { ply: number }) => next.ply === 4;
    expect(turnsOf(log, { endsTurn: begins }).map((turn) => plies(turn.entries))).toEqual([[0], [1, 2], [3], [4]]);
  });

  test("the last turn is not the one under way", () => {
    expect(plies(lastTurn(turnsOf(log), 0))).toEqual([3, 4]);
    expect(plies(lastTurn(turnsOf(log), 1))).toEqual([1, 2]);
    expect(lastTurn([], 0)).toEqual([]);
  });

  test("what happened since my last turn, or before it while I wait", () => {
    expect(plies(sinceTurnOf(turnsOf(log), [0], 0))).toEqual([3, 4]);
    expect(plies(sinceTurnOf(turnsOf(log), [1], 0))).toEqual([1, 2]);
    expect(plies(sinceTurnOf(turnsOf(log), [0, 1], 0))).toEqual([3, 4]);
  });
});
