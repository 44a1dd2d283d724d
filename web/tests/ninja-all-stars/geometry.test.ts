import { describe, expect, test } from "vitest";
import { patchesOf } from "../../src/games/ninja-all-stars/chart";
import { around, type Base, spacesOf } from "../../src/games/ninja-all-stars/bases";
import { angleOf, backOf, pointOf, rowsOf, spaceAt, stepFrom, turned, turnsFor, unturned, WAYS, wayTo } from "../../src/games/ninja-all-stars/keyboard";
import { CELL, middleAt, middleOf, middleOfBase } from "../../src/games/ninja-all-stars/figures";
import { spaceHit } from "../../src/games/ninja-all-stars/hits";
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

const behind = (base: Base, way: (typeof WAYS)[number]) =>
  around(base).filter((place) => backOf(way).includes(place.way)).map(spaceAt).sort();
const small = (at: string): Base => ({ at, wide: 0 });
const large = (at: string): Base => ({ at, wide: 1 });

test("the back zone of j10 is that of the worked case, facing north and north-east", () => {
  expect(behind(small("j10"), "N")).toEqual(["i11", "j11", "k11"]);
  expect(behind(small("j10"), "NE")).toEqual(["i10", "i11", "j11"]);
});

test("a large base covers two by two spaces, and has four of a row or five at its back", () => {
  expect(spacesOf(large("j10"))).toEqual(["j10", "k10", "j11", "k11"]);
  expect(around(large("j10"))).toHaveLength(12);
  expect(behind(large("j10"), "N")).toEqual(["i12", "j12", "k12", "l12"]);
  expect(behind(large("j10"), "NE")).toEqual(["i10", "i11", "i12", "j12", "k12"]);
});

test.each([0, 1, 2, 3])("with %i quarter turns a large base is drawn over its four spaces", (turns) => {
  const { x, y } = middleOfBase(large("c5"), turns);
  for (const space of spacesOf(large("c5"))) {
    const there = middleOf(space, turns);
    expect([Math.abs(there.x - x), Math.abs(there.y - y)]).toEqual([CELL / 2, CELL / 2]);
  }
});

test("a corner has three neighbours, and the other ways lead beyond the edge", () => {
  const named = around(small("a1")).map(({ way, ...place }) => [way, spaceAt(place)]);
  expect(named.filter(([, space]) => space).sort()).toEqual([["E", "b1"], ["S", "a2"], ["SE", "b2"]]);
  expect(named.filter(([, space]) => !space).map(([way]) => way).sort()).toEqual(["N", "NE", "NW", "SW", "W"]);
});

test.each([0, 1, 2, 3])("with %i quarter turns every neighbour lies its way", (turns) => {
  for (const place of around(small("j10"))) expect(wayTo(middleOf("j10", turns), middleAt(place, turns), turns)).toBe(place.way);
});

test("arrow keys follow the picture", () => {
  expect(spaceAt(stepFrom(pointOf("j10"), "ArrowUp", 0))).toBe("j9");
  expect(spaceAt(stepFrom(pointOf("j10"), "ArrowUp", 2))).toBe("j11");
  expect(stepFrom(pointOf("a1"), "ArrowLeft", 0)).toEqual({ x: -1, y: 0 });
  expect(rowsOf(2)[0]![0]).toBe("s19");
});

test.each([0, 1, 2, 3])("with %i quarter turns a point beyond the edge means that way", (turns) => {
  const space = spaceAt(unturned({ x: 4, y: 0 }, turns))!;
  const above = middleOf(space, turns);
  expect(spaceHit({ x: above.x, y: above.y - CELL }, [], 2, turns)).toBeUndefined();
  const way = wayTo(above, { x: above.x, y: above.y - CELL }, turns)!;
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
