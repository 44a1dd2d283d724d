import { describe, expect, test } from "vitest";
import { wallCorners } from "../../src/games/ninja-dice/geometry";
import { layOut, type Shelf } from "../../src/games/ninja-dice/layout";
import { planeOf } from "../../src/games/ninja-dice/plane";
import { HEIGHT, tagsOf } from "../../src/games/ninja-dice/tags";
import { trayOf } from "../../src/games/ninja-dice/position";
import { NAMES, position } from "./dice";

const SIZES = [[390, 586], [390, 536], [360, 480], [700, 600], [1030, 622], [1500, 900]] as const;
const CASES = SIZES.flatMap(([width, height]) => [4, 5, 6].map((house) => [width, height, house] as const));

describe.each(CASES)("on %i × %i with a house of %i", (width, height, house) => {
  const layout = layOut(width, height, house);
  const { centre, k } = layout.tray;
  const felt = { left: centre.x - 1224 * k, right: centre.x + 1224 * k, top: centre.y - 1224 * k, bottom: centre.y + 1224 * k };
  const apart = (a: Shelf, b: Shelf) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test("everything is on the board", () => {
    expect(felt.left).toBeGreaterThanOrEqual(-0.5);
    expect(felt.right).toBeLessThanOrEqual(width + 0.5);
    expect(felt.top).toBeGreaterThanOrEqual(0);
    expect(felt.bottom).toBeLessThanOrEqual(height);
    for (const shelf of [layout.house, layout.glasses]) {
      expect(shelf.x).toBeGreaterThanOrEqual(0);
      expect(shelf.y).toBeGreaterThanOrEqual(0);
      expect(shelf.x + shelf.width).toBeLessThanOrEqual(width);
      expect(shelf.y + shelf.height).toBeLessThanOrEqual(height);
    }
  });

  test("house, hourglasses, tray and hand are apart from each other", () => {
    expect(apart(layout.house, layout.glasses)).toBe(true);
    const tray = { x: felt.left, y: felt.top, width: felt.right - felt.left, height: felt.bottom - felt.top, slots: [] };
    expect(apart(layout.house, tray) && apart(layout.glasses, tray)).toBe(true);
    if (layout.hand) expect(layout.hand.y).toBeGreaterThanOrEqual(felt.bottom);
    expect(layout.house.slots.length).toBeGreaterThanOrEqual(house);
  });
});

test("the near player's side is below, wherever they sit, and pixels lead back to the table", () => {
  for (const side of [2700, 1800, 540]) {
    const plane = planeOf({ x: 200, y: 300 }, 0.15, side);
    const seat = { x: 1000 * Math.cos((side * Math.PI) / 1800), y: 1000 * Math.sin((side * Math.PI) / 1800) };
    expect(plane.at(seat).x).toBeCloseTo(200, 6);
    expect(plane.at(seat).y).toBeCloseTo(450, 6);
    const back = plane.back(plane.at({ x: 123, y: -456 }));
    expect([back.x, back.y].map(Math.round)).toEqual([123, -456]);
    expect(((plane.bearing(side + 1800) % 360) + 360) % 360).toBeCloseTo(0, 6);
  }
});

test("names stand beside their dice, inside the tray, and not over one another", () => {
  const plane = planeOf({ x: 195, y: 300 }, 0.15, 2700);
  const threat = { T1: ["arrow", 0, 0, 0], T2: ["hourglass", 0, 220, 0], T3: ["catch", 1100, 0, 0] } as const;
  const crowded = position({ phase: "steal", skill: {}, held: { T1: 1, T2: 2, T3: 3 }, threat: threat as never });
  const tags = tagsOf(crowded, trayOf(crowded), plane, NAMES, () => "");
  expect(tags.map(({ seat }) => NAMES[seat])).toEqual(["Bo", "Cem", "Dana"]);
  const right = Math.max(...wallCorners(95).map((corner) => plane.at(corner).x));
  for (const tag of tags) expect(tag.x + tag.width / 2).toBeLessThanOrEqual(right);
  const [one, other] = tags;
  expect(Math.abs(one!.x - other!.x) >= (one!.width + other!.width) / 2 || Math.abs(one!.y - other!.y) >= HEIGHT).toBe(true);
});
