import { describe, expect, test } from "vitest";
import { stepFrom } from "../../src/games/niwa/keyboard";
import { linework } from "../../src/games/niwa/linework";
import { stones } from "../../src/games/niwa/raking";
import { border, layOut, loopsOf, rowsOf, walls } from "../../src/games/niwa/view";
import type { Arrow } from "../../src/lib/board/keyboard";
import { gardenNamed, names } from "./gardens";

const PHONE = { width: 390, height: 548 };
const DESKTOP = { width: 1030, height: 628 };

describe.each(names)("%s", (name) => {
  const garden = gardenNamed(name);

  test.each([
    [PHONE, 0],
    [PHONE, 1],
    [DESKTOP, 0],
    [DESKTOP, 1],
  ])("fits %j with the base of seat %i near", ({ width, height }, near) => {
    const view = layOut(garden, near, width, height);
    for (const { name: field } of garden.fields) {
      const { x, y } = view.at(field);
      expect(x).toBeGreaterThan(0.866 * view.s);
      expect(x).toBeLessThan(width - 0.866 * view.s);
      expect(y).toBeGreaterThan(1.5 * view.s);
      expect(y).toBeLessThan(height - view.s);
    }
    const [own, enemy] = [near, 1 - near].map((seat) => view.at(garden.bases[seat]!));
    expect(own!.y).toBeGreaterThanOrEqual(enemy!.y - 1e-6);
    expect(view.s).toBeGreaterThan(width === 390 ? 20 : 30);
  });

  test("both seats see it equally large", () => {
    expect(layOut(garden, 0, 390, 548).s).toBeCloseTo(layOut(garden, 1, 390, 548).s, 6);
  });

  test("its outline is made of closed loops around every border without a neighbour", () => {
    const loops = loopsOf(garden, 0);
    const cells = new Set(garden.fields.map(({ q, r }) => `${q},${r}`));
    const near = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
    const open = garden.fields.flatMap(({ q, r }) => near.filter(([dq, dr]) => !cells.has(`${q + dq},${r + dr}`)));
    expect(loops.flat().length).toBe(open.length);
    for (const loop of loops) {
      loop.forEach(({ x, y }, i) => {
        const next = loop[(i + 1) % loop.length]!;
        expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(1, 5);
      });
    }
  });

  test("arrows reach every field from everywhere", () => {
    const view = layOut(garden, 0, 390, 548);
    const reached = new Set([garden.bases[0]!]);
    for (const field of reached) {
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as Arrow[]) {
        for (const column of [-1e3, view.at(field).x, 1e3]) reached.add(stepFrom(garden, view, field, arrow, column));
      }
    }
    expect(reached.size).toBe(garden.fields.length);
  });

  test("stones lie on the page, not in the garden", () => {
    const view = layOut(garden, 0, 1030, 628);
    for (const stone of stones(view)) {
      for (const { name: field } of garden.fields) {
        const { x, y } = view.at(field);
        expect(Math.hypot(stone.x - x, stone.y - y)).toBeGreaterThan(stone.r + 0.9 * view.s);
      }
    }
  });

  test("rows are read from far to near, left to right, all fields once", () => {
    const view = layOut(garden, 1, 390, 548);
    const rows = rowsOf(garden, view);
    expect(new Set(rows.flat()).size).toBe(garden.fields.length);
    for (const row of rows) row.slice(1).forEach((f, i) => expect(view.at(f.name).x).toBeGreaterThan(view.at(row[i]!.name).x));
  });
});

test("going up and up runs straight", () => {
  const garden = gardenNamed("compact");
  const view = layOut(garden, 0, 390, 548);
  let field = "b6";
  const column = view.at(field).x;
  for (let i = 0; i < 4; i++) {
    field = stepFrom(garden, view, field, "ArrowUp", column);
    expect(Math.abs(view.at(field).x - column)).toBeLessThan(view.s);
  }
});

test("a border lies half way and across", () => {
  const garden = gardenNamed("compact");
  const view = layOut(garden, 0, 390, 548);
  const { from, to } = garden.lines[0]!;
  const [a, b, mid] = [view.at(from), view.at(to), border(view, from, to)];
  expect(mid.x).toBeCloseTo((a.x + b.x) / 2);
  expect(mid.dx * (b.x - a.x) + mid.dy * (b.y - a.y)).toBeCloseTo(0);
});

test("one bar, two bars, four dots", () => {
  const garden = gardenNamed("compact");
  const strokes = linework(garden, layOut(garden, 0, 390, 548)).map(({ path }) => path.split("M").length - 1);
  const lines = ["G", "Y", "O"].map((colour) => garden.lines.filter((line) => line.colour === colour).length);
  expect(lines).toEqual([40, 39, 42]);
  expect(strokes).toEqual([lines[0], lines[1]! * 2, lines[2]! * 4]);
});

test("fields that touch without a line have a wall between them", () => {
  expect(walls(gardenNamed("pond")).map((pair) => [...pair].sort())).toContainEqual(["d7", "e7"]);
  expect(walls(gardenNamed("compact"))).toEqual([]);
});

test("lines left count from the enemy base", () => {
  const garden = gardenNamed("compact");
  expect(garden.linesLeft[0]!.get("b6")).toBe(7);
  expect(garden.linesLeft[0]!.get("h4")).toBe(1);
  expect(garden.linesLeft[1]!.get("e6")).toBe(3);
});
