import { describe, expect, test } from "vitest";
import { patchesOf } from "../../src/games/ninja-all-stars/chart";
import { around, type Base, spacesOf } from "../../src/games/ninja-all-stars/bases";
import { angleOf, backOf, middleSpaceOf, nameAt, pointOf, rowsOf, seen, spaceAt, stepFrom, turned, unturned, WAYS, wayTo, yardOf } from "../../src/games/ninja-all-stars/keyboard";
import { CELL, middleAt, middleOf, middleOfBase } from "../../src/games/ninja-all-stars/figures";
import { spaceHit } from "../../src/games/ninja-all-stars/hits";
import { blocksOf, outlineOf } from "../../src/games/ninja-all-stars/terrain";
import { chart, yard, yards } from "./table";

test("spaces are named by column and row", () => {
  expect(pointOf("a1")).toEqual({ x: 0, y: 0 });
  expect(pointOf("s19")).toEqual({ x: 18, y: 18 });
  expect(spaceAt({ x: 9, y: 9 }, chart)).toBe("j10");
  expect(spaceAt({ x: 19, y: 0 }, chart)).toBeUndefined();
});

test("a quarter turn maps (x, y) to (20 − y, x), as the rules have it", () => {
  expect(nameAt(turned(pointOf("b1"), yards[1]!))).toBe("s2");
  for (const yard of yards) expect(unturned(turned(pointOf("d7"), yard), yard)).toEqual(pointOf("d7"));
});

test.each(["N", "E", "S", "W"] as const)("the edge %s is turned to the bottom", (edge) => {
  const space = { N: "j1", E: "s10", S: "j19", W: "a10" }[edge];
  expect(turned(pointOf(space), yardOf(chart, edge)).y).toBe(18);
  expect(angleOf(edge, yardOf(chart, edge)) % 360).toBe(180);
});

describe("a board that is wider than high", () => {
  const size = { width: 24, height: 9 };
  const lying = ["S", "E", "N", "W"].map((edge) => yardOf(size, edge));
  test("stands upright after a quarter turn", () => {
    expect(lying.map(seen)).toEqual([size, { width: 9, height: 24 }, size, { width: 9, height: 24 }]);
    expect(lying.map((yard) => rowsOf(yard)[0]!.join(" "))).toEqual([
      "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 q1 r1 s1 t1 u1 v1 w1 x1",
      "a9 a8 a7 a6 a5 a4 a3 a2 a1",
      "x9 w9 v9 u9 t9 s9 r9 q9 p9 o9 n9 m9 l9 k9 j9 i9 h9 g9 f9 e9 d9 c9 b9 a9",
      "x1 x2 x3 x4 x5 x6 x7 x8 x9",
    ]);
  });
  test.each(lying)("with $turns quarter turns has every space once, where a tap finds it", (yard) => {
    const all = rowsOf(yard).flat();
    expect(new Set(all).size).toBe(24 * 9);
    for (const space of all) {
      expect(unturned(turned(pointOf(space), yard), yard)).toEqual(pointOf(space));
      expect(spaceHit(middleOf(space, yard), [], 2, yard)).toBe(space);
    }
    const { width, height } = seen(yard);
    expect(spaceHit({ x: width * CELL + 1, y: 1 }, [], 2, yard)).toBeUndefined();
    expect(spaceHit({ x: 1, y: height * CELL + 1 }, [], 2, yard)).toBeUndefined();
  });
  test("ends where its columns and rows end", () => {
    expect(spaceAt({ x: 23, y: 8 }, size)).toBe("x9");
    expect(spaceAt({ x: 24, y: 8 }, size)).toBeUndefined();
    expect(spaceAt({ x: 23, y: 9 }, size)).toBeUndefined();
    expect(middleSpaceOf(size)).toBe("m5");
  });
});

const behind = (base: Base, way: (typeof WAYS)[number]) =>
  around(base).filter((place) => backOf(way).includes(place.way)).map(nameAt).sort();
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

test.each(yards)("with $turns quarter turns a large base is drawn over its four spaces", (yard) => {
  const { x, y } = middleOfBase(large("c5"), yard);
  for (const space of spacesOf(large("c5"))) {
    const there = middleOf(space, yard);
    expect([Math.abs(there.x - x), Math.abs(there.y - y)]).toEqual([CELL / 2, CELL / 2]);
  }
});

test("a corner has three neighbours, and the other ways lead beyond the edge", () => {
  const named = around(small("a1")).map(({ way, ...place }) => [way, spaceAt(place, chart)]);
  expect(named.filter(([, space]) => space).sort()).toEqual([["E", "b1"], ["S", "a2"], ["SE", "b2"]]);
  expect(named.filter(([, space]) => !space).map(([way]) => way).sort()).toEqual(["N", "NE", "NW", "SW", "W"]);
});

test.each(yards)("with $turns quarter turns every neighbour lies its way", (yard) => {
  for (const place of around(small("j10"))) expect(wayTo(middleOf("j10", yard), middleAt(place, yard), yard)).toBe(place.way);
});

test("arrow keys follow the picture", () => {
  expect(nameAt(stepFrom(pointOf("j10"), "ArrowUp", yard))).toBe("j9");
  expect(nameAt(stepFrom(pointOf("j10"), "ArrowUp", yards[2]!))).toBe("j11");
  expect(stepFrom(pointOf("a1"), "ArrowLeft", yard)).toEqual({ x: -1, y: 0 });
  expect(rowsOf(yards[2]!)[0]![0]).toBe("s19");
});

test.each(yards)("with $turns quarter turns a point beyond the edge means that way", (yard) => {
  const space = nameAt(unturned({ x: 4, y: 0 }, yard));
  const above = middleOf(space, yard);
  expect(spaceHit({ x: above.x, y: above.y - CELL }, [], 2, yard)).toBeUndefined();
  const way = wayTo(above, { x: above.x, y: above.y - CELL }, yard)!;
  expect(angleOf(way, yard) % 360).toBe(0);
});

describe("terrain", () => {
  test("of the courtyard has four roofs and four walls, each of one piece", () => {
    expect(patchesOf(chart, "elevated").map((patch) => patch.length)).toEqual([6, 6, 6, 6]);
    expect(blocksOf(chart, "wall", yard).map(({ width, height }) => [width, height].sort((a, b) => a - b))).toEqual(Array(4).fill([CELL, 3 * CELL]));
  });
  test("that is no rectangle falls into its spaces", () => {
    const corner = { ...chart, spaces: ["a1", "a2", "b1"].map((name) => ({ name, terrain: "elevated" as const })) };
    expect(blocksOf(corner, "elevated", yard)).toHaveLength(3);
  });
  test("has an outline without lines inside", () => {
    expect(outlineOf(["a1", "b1"], yard).match(/M/g)).toHaveLength(6);
  });
});

describe("a tap means", () => {
  const at = middleOf("j10", yard);
  test("the space it is in", () => expect(spaceHit(at, [], 1, yard)).toBe("j10"));
  test("where spaces are small, the nearest that can be acted on", () => {
    const beside = { x: at.x + CELL * 0.45, y: at.y };
    expect(spaceHit(beside, ["k10"], 0.5, yard)).toBe("k10");
    expect(spaceHit(beside, ["k10"], 1.2, yard)).toBe("j10");
    expect(spaceHit(beside, ["k10", "j10"], 0.5, yard)).toBe("j10");
  });
  test("nothing beside the board", () => expect(spaceHit({ x: -5, y: 10 }, [], 1.2, yard)).toBeUndefined());
});
