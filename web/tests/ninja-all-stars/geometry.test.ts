import { describe, expect, test } from "vitest";
import { patchesOf } from "../../src/games/ninja-all-stars/chart";
import { angleOf, around, backOf, pointOf, rowsOf, spaceAt, stepFrom, turned, turnsFor, unturned, WAYS, wayTo } from "../../src/games/ninja-all-stars/compass";
import { CELL, middleOf } from "../../src/games/ninja-all-stars/figures";
import { spaceHit, wayHit } from "../../src/games/ninja-all-stars/hits";
import { blocksOf, outlineOf } from "../../src/games/ninja-all-stars/terrain";
import { chart } from "./table";

test("spaces are named by column and row", () => {
  expect(pointOf("a1")).toEqual({ x: 0, y: 0 });
  expect(pointOf("s19")).toEqual({ x: 18, y: 18 });
  expect(spaceAt({ x: 9, y: 9 })).toBe("j10");
  expect(spaceAt({ x: 19, y: 0 })).toBeUndefined();
});

test("a quarter turn maps (x, y) to (20 − y, x), as the rules have it", () => {
  expect(spaceAt(turned(pointOf("b1"), 1))).toBe("s2");
  for (const turns of [0, 1, 2, 3]) expect(unturned(turned(pointOf("d7"), turns), turns)).toEqual(pointOf("d7"));
});

test.each(["N", "E", "S", "W"] as const)("the edge %s is turned to the bottom", (edge) => {
  const space = { N: "j1", E: "s10", S: "j19", W: "a10" }[edge];
  expect(turned(pointOf(space), turnsFor(edge)).y).toBe(18);
  expect(angleOf(edge, turnsFor(edge)) % 360).toBe(180);
});

test("the back zone of j10 is that of the worked case, facing north and north-east", () => {
  const back = (way: (typeof WAYS)[number]) => backOf(way).map((each) => around("j10").get(each)).sort();
  expect(back("N")).toEqual(["i11", "j11", "k11"]);
  expect(back("NE")).toEqual(["i10", "i11", "j11"]);
});

test("a corner has three neighbours", () => {
  expect([...around("a1")].sort()).toEqual([["E", "b1"], ["S", "a2"], ["SE", "b2"]]);
});

test.each([0, 1, 2, 3])("with %i quarter turns every neighbour lies its way", (turns) => {
  for (const [way, space] of around("j10")) expect(wayTo(turned(pointOf("j10"), turns), turned(pointOf(space), turns), turns)).toBe(way);
});

test("arrow keys follow the picture", () => {
  expect(stepFrom("j10", "ArrowUp", 0)).toBe("j9");
  expect(stepFrom("j10", "ArrowUp", 2)).toBe("j11");
  expect(stepFrom("a1", "ArrowLeft", 0)).toBe("a1");
  expect(rowsOf(2)[0]![0]).toBe("s19");
});

test.each([0, 1, 2, 3])("with %i quarter turns a point beyond the edge means that way", (turns) => {
  const space = spaceAt(unturned({ x: 4, y: 0 }, turns))!;
  const above = middleOf(space, turns);
  expect(spaceHit({ x: above.x, y: above.y - CELL }, [], 2, turns)).toBeUndefined();
  const way = wayHit({ x: above.x, y: above.y - CELL }, space, turns)!;
  expect(angleOf(way, turns) % 360).toBe(0);
});

describe("terrain", () => {
  test("of the courtyard has four roofs and four walls, each of one piece", () => {
    expect(patchesOf(chart, "elevated").map((patch) => patch.length)).toEqual([6, 6, 6, 6]);
    expect(blocksOf(chart, "wall", 0).map(({ width, height }) => [width, height].sort((a, b) => a - b))).toEqual(Array(4).fill([CELL, 3 * CELL]));
  });
  test("that is no rectangle falls into its spaces", () => {
    const corner = { ...chart, spaces: ["a1", "a2", "b1"].map((name) => ({ name, terrain: "elevated" as const })) };
    expect(blocksOf(corner, "elevated", 0)).toHaveLength(3);
  });
  test("has an outline without lines inside", () => {
    expect(outlineOf(["a1", "b1"], 0).match(/M/g)).toHaveLength(6);
  });
});

describe("a tap means", () => {
  const at = middleOf("j10", 0);
  test("the space it is in", () => expect(spaceHit(at, [], 1, 0)).toBe("j10"));
  test("where spaces are small, the nearest that can be acted on", () => {
    const beside = { x: at.x + CELL * 0.45, y: at.y };
    expect(spaceHit(beside, ["k10"], 0.5, 0)).toBe("k10");
    expect(spaceHit(beside, ["k10"], 1.2, 0)).toBe("j10");
    expect(spaceHit(beside, ["k10", "j10"], 0.5, 0)).toBe("j10");
  });
  test("nothing beside the board", () => expect(spaceHit({ x: -5, y: 10 }, [], 1.2, 0)).toBeUndefined());
});
