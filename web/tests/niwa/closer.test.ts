import { describe, expect, test } from "vitest";
import { closerAt, fieldsUnder, seenCloser } from "../../src/games/niwa/closer";
import type { Garden } from "../../src/games/niwa/garden";
import { fieldHit } from "../../src/games/niwa/hits";
import { FINGER, type Point } from "../../src/lib/board/point";
import type { Position } from "../../src/games/niwa/position";
import { layOut, type View } from "../../src/games/niwa/view";
import { gardenNamed, names } from "./gardens";

const nobody: Position = { game: "niwa", garden: "compact", phase: "move", turn: 0, mover: null, turns: 0, figures: {} };
/** The board of a tall phone, and what the bars of its browser leave of a small one. */
const SIZES = [{ width: 390, height: 548 }, { width: 360, height: 420 }];

/** Where a fingertip still touches a place. */
const touches = ({ x, y }: Point): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const far = (FINGER - 0.1) * (i % 2 ? 1 : 0.6);
    return { x: x + far * Math.cos((i * Math.PI) / 4), y: y + far * Math.sin((i * Math.PI) / 4) };
  });

const apart = (view: View, garden: Garden): number => {
  const [first, ...others] = garden.fields.map(({ name }) => view.at(name));
  return Math.min(...others.map(({ x, y }) => Math.hypot(x - first!.x, y - first!.y)));
};

describe.each(names)("a finger in the garden %s, where everything can be acted on", (name) => {
  const garden = gardenNamed(name);
  const all = new Set(garden.fields.map((field) => field.name));

  test.each(SIZES)("plays the field that it touches or is asked, never another, at %j", ({ width, height }) => {
    const view = layOut(garden, 0, width, height);
    const mistaken = [...all].filter((target) =>
      touches(view.at(target)).some((at) => {
        const under = fieldsUnder(view, all, at);
        return !under.includes(target) || (under.length === 1 && fieldHit(garden, view, nobody, all, at) !== target);
      }),
    );
    expect(mistaken).toEqual([]);
  });

  test.each(SIZES)("finds every field that was meant as large as a fingertip when asked, at %j", ({ width, height }) => {
    const view = layOut(garden, 0, width, height);
    for (const target of all) {
      for (const at of touches(view.at(target))) {
        const under = fieldsUnder(view, all, at);
        if (under.length === 1) continue;
        const seen = seenCloser(view, closerAt(view, under, at));
        const { x, y } = seen.at(target);
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(FINGER - 0.01);
        const meant = new Set(touches({ x, y }).map((again) => fieldHit(garden, seen, nobody, all, again)));
        expect([...meant, ...fieldsUnder(seen, all, touches({ x, y })[1]!)]).toEqual([target, target]);
      }
    }
  });

  test("is not asked where fields are as far apart as fingertips", () => {
    const view = layOut(garden, 0, 1030, 628);
    expect(apart(view, garden)).toBeGreaterThan(2 * FINGER);
    const asked = [...all].filter((target) => touches(view.at(target)).some((at) => fieldsUnder(view, all, at).length > 1));
    expect(asked).toEqual([]);
  });
});

test("some of these gardens are so crowded on a phone that fingers are asked", () => {
  expect(names.filter((name) => apart(layOut(gardenNamed(name), 0, 390, 548), gardenNamed(name)) < 2 * FINGER)).not.toEqual([]);
});
