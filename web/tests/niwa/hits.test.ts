import { describe, expect, test } from "vitest";
import { fieldHit } from "../../src/games/niwa/hits";
import { FINGER } from "../../src/lib/board/point";
import type { Position } from "../../src/games/niwa/position";
import { layOut } from "../../src/games/niwa/view";
import { gardenNamed, names } from "./gardens";

const standing = (figures: Position["figures"] = {}): Position => ({
  game: "niwa", garden: "compact", phase: "move", turn: 0, mover: null, turns: 0, figures,
});
const none = new Set<string>();

describe.each(names)("a tap in the garden %s", (name) => {
  const garden = gardenNamed(name);
  const view = layOut(garden, 0, 390, 548);

  test("means the field where it lies, and nothing far outside", () => {
    for (const field of garden.fields) expect(fieldHit(garden, view, standing(), none, view.at(field.name))).toBe(field.name);
    expect(fieldHit(garden, view, standing(), none, { x: -500, y: -500 })).toBeUndefined();
  });

  test("within a fingertip of a lone target means the target", () => {
    for (const { name: target } of garden.fields) {
      const { x, y } = view.at(target);
      for (let way = 0; way < 12; way++) {
        const at = { x: x + (FINGER - 0.1) * Math.cos((way * Math.PI) / 6), y: y + (FINGER - 0.1) * Math.sin((way * Math.PI) / 6) };
        expect(fieldHit(garden, view, standing(), new Set([target]), at)).toBe(target);
      }
    }
  });

  test("between two targets means the nearer one", () => {
    const [from, to] = [garden.lines[0]!.from, garden.lines[0]!.to];
    const [a, b] = [view.at(from), view.at(to)];
    const along = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    expect(fieldHit(garden, view, standing(), new Set([from, to]), along(0.45))).toBe(from);
    expect(fieldHit(garden, view, standing(), new Set([from, to]), along(0.55))).toBe(to);
  });
});

describe("a tap on a stack of beads", () => {
  const garden = gardenNamed("compact");
  const view = layOut(garden, 0, 390, 548);
  const { x, y } = view.at("e5");
  const bead = { x: x + 0.2 * view.s, y: y - 1.15 * view.s };
  const behind = fieldHit(garden, view, standing(), none, bead)!;

  test("means its figure, though the bead lies over a field behind it", () => {
    expect(behind).not.toBe("e5");
    expect(fieldHit(garden, view, standing({ K1: ["e5", "GYO"] }), new Set(["e5"]), bead)).toBe("e5");
    expect(fieldHit(garden, view, standing({ K1: ["e5", "G"] }), new Set(["e5"]), bead)).toBe(behind);
  });

  test("means the target behind it where that one's ring is touched", () => {
    const ring = { x: x + 0.41 * view.s, y: y - 1.2 * view.s };
    expect(fieldHit(garden, view, standing({ K1: ["e5", "GYO"] }), new Set(["e5", behind]), ring)).toBe(behind);
  });
});
