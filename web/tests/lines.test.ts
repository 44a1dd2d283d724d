import { describe, expect, test } from "vitest";
import "./page";
import type { GameFolder } from "../src/games/contract";
import { entry } from "./wire";
import type { LogEntry } from "../src/lib/wire";

const { linesOf } = await import("../src/lib/table/lines");
const { turnsOf } = await import("../src/lib/turns");

const told = (ply: number, by: number, ...keys: string[]): LogEntry => ({ ...entry(ply, by), told: keys.map((key) => ({ key, facts: {} })) });
const game: Pick<GameFolder, "tell" | "counts" | "beginsTurn"> = {
  tell: (_, entries) => entries.flatMap((each) => each.told.map(({ key }) => key)).filter((key) => key !== "silent").join(" "),
  counts: (each) => each.told.every(({ key }) => key !== "placed"),
  beginsTurn: ({ key }) => (key.startsWith("enters-") ? Number(key.slice(-1)) : null),
};
const lines = (...log: LogEntry[]) => linesOf(turnsOf(log), game, {}, []).map(({ number, by, entries }) => [number, by, game.tell!({}, entries, [], "en")]);

describe("the log", () => {
  test("has no line without a word, and no number for what is no turn", () => {
    expect(lines(told(0, 0, "placed"), told(1, 1, "placed"), told(2, 0, "moved"), told(3, 1, "silent"), told(4, 0, "moved"))).toEqual([
      [null, 0, "placed"], [null, 1, "placed"], [1, 0, "moved"], [2, 0, "moved"],
    ]);
  });

  test("tells of the beginning of a turn in the line of whose turn it is", () => {
    expect(lines(told(0, 0, "moved", "enters-1"), told(1, 1, "rolled"), told(2, 0, "moved", "enters-1"))).toEqual([
      [1, 0, "moved"], [2, 1, "enters-1 rolled"], [3, 0, "moved"], [4, 1, "enters-1"],
    ]);
  });
});
