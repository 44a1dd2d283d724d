import { describe, expect, test } from "vitest";
import { badEdges, emptyPlaces, lay, leftOf, parseLayout, takeBack, tilesIn, turned, turnTile } from "../../src/games/niwa/garden-builder/layout";
import { boards, names } from "./gardens";

const BOX = {
  tiles: {
    a: { count: 2, ring: "GGYOYO", spoke: "GYOGYO" },
    b: { count: 2, ring: "YYOGOG", spoke: "GGYYOO" },
    B: { count: 2, ring: "GYOGYO", spoke: "GOYGOY", base: true },
    c: { count: 2, ring: "OOGYGY", spoke: "GOGYOY" },
    d: { count: 2, ring: "GYGOYO", spoke: "GOYYOG" },
    e: { count: 2, ring: "GOOYYG", spoke: "GYGOYO" },
  },
};
const tiles = tilesIn(BOX);

test("the tiles of an edition are listed, those with a base first", () => {
  expect(tiles.map(({ name }) => name)).toEqual(["B", "a", "b", "c", "d", "e"]);
  expect(tiles[0]).toEqual({ name: "B", count: 2, ring: "GYOGYO", spoke: "GOYGOY", base: true });
  expect(tilesIn({ tiles: { x: { ring: "GGGGGG", spoke: "GGGGGG" } } })[0]).toMatchObject({ base: false, count: 1 });
});

describe.each(names)("%s", (name) => {
  test("laid one after the other, every tile joins where it lies", () => {
    const layout = boards[name]!.tiles;
    const spokes = (laid: (typeof layout)[number]) => turned(tiles.find((tile) => tile.name === laid[2])!.spoke, laid[3]);
    const rest = layout.slice(0, -1);
    const last = lay(tiles, rest, layout.at(-1)![2], [layout.at(-1)![0], layout.at(-1)![1]]).at(-1)!;
    const ways = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
    ways.forEach(([du, dv], edge) => {
      const other = rest.find(([u, v]) => u === last[0] + du && v === last[1] + dv);
      if (other) expect(spokes(last)[edge]).toBe(spokes(other)[(edge + 3) % 6]);
    });
  });
});

test("places open along the edge", () => {
  expect(emptyPlaces([])).toEqual([[0, 0]]);
  expect(emptyPlaces([[0, 0, "a", 0]])).toHaveLength(6);
  expect(emptyPlaces([[0, 0, "a", 0], [1, 0, "a", 0]])).toHaveLength(8);
});

test("tiles turn and go back into the box", () => {
  const layout = boards.compact!.tiles;
  expect([...leftOf(tiles, layout).values()]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(turnTile(layout, [2, -2])[0]).toEqual([2, -2, "B", 3]);
  expect(leftOf(tiles, takeBack(layout, [2, -2])).get("B")).toBe(1);
});

test("problems point at edges", () => {
  const facts = { first: "b (2,-1)", edge: 3, colour: "G", second: "d (1,-1)", back: 0, other: "O" };
  expect(badEdges([{ key: "niwa-edges-disagree", facts }, { key: "niwa-tile-count", facts: {} }])).toEqual([{ place: [2, -1], edge: 3 }]);
});

test("only layouts are taken as layouts", () => {
  expect(parseLayout(JSON.stringify(boards.compact!.tiles), tiles)).toEqual(boards.compact!.tiles);
  for (const text of ["", "{}", "[1]", '[[0,0,"x",0]]', '[[0,0,"a",6]]', '[[0,0,"a",0],[0,0,"b",0]]', '[[0.5,0,"a",0]]']) {
    expect(parseLayout(text, tiles)).toBeNull();
  }
});
