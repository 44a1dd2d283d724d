import { describe, expect, test } from "vitest";
import { fieldHit } from "../../src/games/nueby/hits";
import { layOut } from "../../src/games/nueby/layout";
import { chartNamed } from "./boards";

const HALF = 22; // of 44 pixels

describe.each(["jaeger-6", "abkuerzungen-6", "kurzer-einsatz-6", "zweite-ebene-6", "einser-blocker-4", "werfer-6"])("on a phone, %s", (name) => {
  const chart = chartNamed(name);
  const layout = layOut(chart, 0, 390, 540);
  const reachable = chart.fields.filter(({ kind }) => kind !== "track" && !kind.endsWith("area"));

  test("whatever can be acted on is as large as a fingertip", () => {
    for (const field of reachable) {
      const { x, y } = layout.at(field.name);
      for (const [dx, dy] of [[HALF, 0], [-HALF, 0], [0, HALF], [0, -HALF]] as const) {
        expect(fieldHit(chart, layout, new Set([field.name]), { x: x + dx, y: y + dy })).toBe(field.name);
      }
    }
  });

  test("of all that can be acted on, a tap means the nearest", () => {
    const open = new Set(reachable.map((field) => field.name));
    for (const field of reachable) expect(fieldHit(chart, layout, open, layout.at(field.name))).toBe(field.name);
  });

  test("a tap on a seat of a start area means the area", () => {
    for (const { area, seats } of layout.decks) {
      for (const seat of seats) expect(fieldHit(chart, layout, new Set([area]), seat)).toBe(area);
    }
  });
});
