import { describe, expect, it } from "vitest";
import { painted } from "../../src/games/ninja-all-stars/edition/painting";
import { laid, ringSize, toolsOf, waysOver, withRing, without, type BoardTable } from "../../src/games/nueby/edition/plan";
import { lineSpots, nextColour } from "../../src/games/niwa/edition/tile";

const board: BoardTable = {
  seats: [[0, 1]],
  entries: ["r0", "r8"],
  ways: ["r0..r15 r0", "r14 z0.1..z0.4", "r6 z1.1..z1.4", "r1 n0.1..n0.4 r4"],
};

describe("a board of Nüby", () => {
  it("has rings of any size", () => {
    expect(ringSize(board, "r")).toBe(16);
    expect(ringSize(board, "i")).toBe(0);
    expect(withRing(board, "r", 20).ways[0]).toBe("r0..r19 r0");
  });

  it("moves a goal lane and an entry, and leaves those of the others", () => {
    const moved = laid(board, "goal", 0, ["r12"], 4);
    expect(waysOver(moved, "z", 0)).toEqual(["r12 z0.1..z0.4"]);
    expect(waysOver(moved, "z", 1)).toEqual(["r6 z1.1..z1.4"]);
    expect(laid(board, "entry", 1, ["r9"], 4).entries).toEqual(["r0", "r9"]);
  });

  it("counts the fields of a second side path on, and removes one", () => {
    const two = laid(board, "side", 0, ["r10", "r12"], 3);
    expect(waysOver(two, "n", 0)).toEqual(["r1 n0.1..n0.4 r4", "r10 n0.5..n0.7 r12"]);
    expect(without(two, "r1 n0.1..n0.4 r4").ways).toHaveLength(4);
  });

  it("begins regions at the entries until one is moved", () => {
    expect(laid(board, "region", 1, ["r7"], 4).regions).toEqual(["r0", "r7"]);
  });

  it("offers what a game has", () => {
    expect(toolsOf("jaeger").map(({ name }) => name)).toEqual(["entry", "goal", "side", "region"]);
    expect(toolsOf("einser-blocker").map(({ name }) => name)).toEqual(["entry", "goal", "region"]);
  });
});

describe("a board of Ninja All-Stars", () => {
  it("is painted once, or in all four quarters", () => {
    const rows = ["...", "...", "..."];
    expect(painted(rows, 1, 0, "#", false)).toEqual([".#.", "...", "..."]);
    expect(painted(rows, 1, 0, "#", true)).toEqual([".#.", "#.#", ".#."]);
    expect(painted(rows, 5, 5, "#", false)).toEqual(rows);
  });
});

describe("a tile of Niwa", () => {
  it("has twelve lines, and colours follow each other", () => {
    expect(new Set(lineSpots.map(({ which, index }) => which + index)).size).toBe(12);
    expect(["G", "Y", "O", "?"].map(nextColour)).toEqual(["Y", "O", "G", "G"]);
  });
});
