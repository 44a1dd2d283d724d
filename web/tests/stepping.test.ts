import { describe, expect, test } from "vitest";
import { roundsOf, stopAfter, stopBefore, stopsOf } from "../src/lib/stepping";
import { turnsOf } from "../src/lib/turns";
import { entry } from "./wire";

// Three players; the second has two plies, and chance comes between.
const log = [entry(0, 0), entry(1, "chance"), entry(2, 1), entry(3, 1), entry(4, 2), entry(5, 0), entry(6, 1)];
const turns = turnsOf(log);

describe("going through a match", () => {
  test("a round is over when somebody has the next turn who had one in it", () => {
    expect(roundsOf(turns).map((round) => round.map(({ by }) => by))).toEqual([[0, "chance", 1, 2], [0, 1]]);
    expect(roundsOf([])).toEqual([]);
  });

  test("stops are the ends of turns, rounds or plies, with both ends of the match", () => {
    expect(stopsOf(turns, 7, "turn")).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(stopsOf(turns, 7, "round")).toEqual([0, 5, 7]);
    expect(stopsOf(turns, 7, "ply")).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stopsOf([], 0, "turn")).toEqual([0]);
  });

  test("from anywhere one goes to the next stop, and nowhere from the last", () => {
    const stops = stopsOf(turns, 7, "round");
    expect([stopAfter(stops, 3), stopBefore(stops, 3), stopAfter(stops, 7), stopBefore(stops, 0)]).toEqual([5, 0, 7, 0]);
  });
});
