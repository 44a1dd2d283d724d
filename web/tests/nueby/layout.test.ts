import { describe, expect, test } from "vitest";
import { type Layout, layOut } from "../../src/games/nueby/layout";
import { awayFromLine } from "../../src/games/nueby/track";
import { distance, type Point } from "../../src/lib/board/point";
import { boards, chartNamed, names } from "./boards";
import { readChart } from "../../src/games/nueby/chart";

/** Where the board stands on a phone, on a small phone, on a desktop and on a small one. */
const SHAPES: [string, number, number][] = [["phone", 390, 540], ["small phone", 360, 480], ["desktop", 1030, 628], ["small desktop", 900, 560]];
const all = names.flatMap((name) => SHAPES.map(([shape, width, height]) => [name, shape, width, height] as const));

interface Solid extends Point {
  name: string;
  r: number;
}

/** Fields, and the seats of the start areas. */
function solids(name: string, layout: Layout): Solid[] {
  const fields = chartNamed(name).fields.filter(({ kind }) => !kind.endsWith("area"));
  return [
    ...fields.map((field) => ({ name: field.name, ...layout.at(field.name), r: layout.radius(field.name) })),
    ...layout.decks.flatMap(({ area, seats, height }) => seats.map((seat) => ({ name: area, ...seat, r: height / 2 }))),
  ];
}

describe.each(all)("the board %s on a %s", (name, _, width, height) => {
  const chart = chartNamed(name);

  test("has no two things in one place", () => {
    const things = solids(name, layOut(chart, 0, width, height));
    const touching = things.flatMap((one, i) =>
      things.slice(0, i).filter((other) => one.name !== other.name && distance(one, other) < one.r + other.r).map((other) => `${one.name} ${other.name}`),
    );
    expect(touching).toEqual([]);
  });

  test("lies inside its box, and so do the dice, apart from everything", () => {
    const layout = layOut(chart, 0, width, height);
    const things = solids(name, layout);
    const die = { name: "die", x: layout.die.x, y: layout.die.y, r: layout.die.size / 2 };
    const outside = [...things, die].filter(({ x, y, r }) => x - r < 0 || y - r < 0 || x + r > width || y + r > height);
    expect(outside).toEqual([]);
    expect(things.filter((thing) => distance(thing, die) < thing.r + die.r).map((thing) => thing.name)).toEqual([]);
  });

  test("has no start area under an arrow to the inner ring", () => {
    const layout = layOut(chart, 0, width, height);
    const arrows = chart.ways.filter(({ kind }) => kind === "arrow");
    const under = layout.decks.filter(({ seats, height: h }) =>
      seats.some((seat) => arrows.some(({ from, to }) => awayFromLine(seat, layout.at(from), layout.at(to)) < h / 2)),
    );
    expect(under.map(({ area }) => area)).toEqual([]);
  });

  test("has every colour at the bottom for whoever plays it", () => {
    chart.sectors.forEach(({ entries, goal, fork }, colour) => {
      const layout = layOut(chart, colour, width, height);
      const places = [...entries, fork, ...goal].map((field) => layout.at(field));
      expect(layout.at(entries[0]!).y).toBeGreaterThan(height * 0.8);
      for (const { y } of places) expect(y).toBeGreaterThan(height / 2);
    });
  });

  test("runs clockwise, with fields equally far apart", () => {
    const layout = layOut(chart, 0, width, height);
    const ring = chart.ring.map((field) => layout.at(field));
    const gaps = ring.map((spot, i) => distance(spot, ring[(i + 1) % ring.length]!));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.12);
    const area = ring.reduce((sum, { x, y }, i) => sum + x * ring[(i + 1) % ring.length]!.y - y * ring[(i + 1) % ring.length]!.x, 0);
    expect(area).toBeGreaterThan(0);
  });
});

test("fields that a finger has to hit are as large as the mock-up has them on a phone", () => {
  const least = { "jaeger-6": 11.5, "werfer-6": 13, "abkuerzungen-6": 10.5, "kurzer-einsatz-6": 13, "zweite-ebene-6": 14, "einser-blocker-4": 16 };
  for (const [name, r] of Object.entries(least)) expect(layOut(chartNamed(name), 0, 390, 540).radius("r0")).toBeGreaterThan(r);
});

test("a board that is not alike in every sector is drawn where its edition says", () => {
  const odd = structuredClone(boards["werfer-6"]!);
  odd.sectors[1]!.fork = "r5";
  const layout = layOut(readChart(odd), 3, 600, 600);
  expect(layout.loops).toEqual([]);
  const [first, second] = odd.fields;
  const k = distance(layout.at(first!.name), layout.at(second!.name)) / distance(first!, second!);
  expect(k).toBeCloseTo(0.564, 2);
});
