import { describe, expect, test } from "vitest";
import { Camera, MARGIN } from "../../src/games/ninja-all-stars/camera.svelte";
import { CELL, middleOf } from "../../src/games/ninja-all-stars/figures";
import { type Size, yardOf } from "../../src/games/ninja-all-stars/keyboard";
import { chart, yard } from "./table";

function camera(width: number, height: number, covered = 0, size: Size = chart): Camera {
  const made = new Camera(() => size);
  [made.width, made.height, made.covered] = [width, height, covered];
  return made;
}
const finger = (pointerId: number, x: number, y: number) =>
  ({ pointerId, clientX: x, clientY: y, currentTarget: { getBoundingClientRect: () => ({ left: 0, top: 0 }) } }) as unknown as PointerEvent;

describe("what is in view", () => {
  test("is the whole board where there is room for it", () => {
    const wide = camera(720, 620);
    expect(wide.cut).toBe(false);
    const [first, last] = [middleOf("a1", yard), middleOf("s19", yard)];
    expect(wide.left + first.x * wide.scale).toBeGreaterThan(0);
    expect(wide.top + last.y * wide.scale).toBeLessThan(620);
  });
  test.each([
    { width: 9, height: 9 },
    { width: 24, height: 24 },
    { width: 24, height: 9 },
    { width: 9, height: 24 },
  ])("is the whole board of $width by $height spaces, in its middle", (size) => {
    const table = camera(900, 800, 0, size);
    expect(table.cut).toBe(false);
    const last = middleOf(`${"abcdefghijklmnopqrstuvwx"[size.width - 1]}${size.height}`, yardOf(size, "S"));
    const [first, end] = [table.toView({ x: 0, y: 0 }), table.toView({ x: last.x + CELL / 2, y: last.y + CELL / 2 })];
    expect(Math.min(first.x, first.y)).toBeGreaterThan(0);
    expect([first.x + end.x, first.y + end.y]).toEqual([expect.closeTo(900), expect.closeTo(800)]);
  });
  test("may be the far corner of the largest board, and no further", () => {
    const phone = camera(390, 540, 0, { width: 24, height: 24 });
    phone.show(middleOf("x24", yardOf({ width: 24, height: 24 }, "S")));
    const { x, y, width, height } = phone.window;
    expect([x + width, y + height]).toEqual([24 * CELL + MARGIN, 24 * CELL + MARGIN].map((far) => expect.closeTo(far)));
  });
  test("is whatever is to be seen in a small picture, as large as that allows", () => {
    const small = camera(220, 240);
    small.fit(["g6", "k12"].map((space) => middleOf(space, yard)));
    const { x, y, width, height } = small.window;
    for (const at of ["g6", "k12"].map((space) => middleOf(space, yard))) {
      expect(Math.min(at.x - x, at.y - y, x + width - at.x, y + height - at.y)).toBeGreaterThan(CELL);
    }
    expect(height).toBeLessThan(10 * CELL);
    small.fit([]);
    expect(small.window.height).toBe(height);
  });
  test("has places even before it has a size", () => {
    const { left, top, scale } = camera(0, 0);
    expect([left, top, scale].every(Number.isFinite)).toBe(true);
  });
  test("is as large as a finger on the phone, beside what covers it", () => {
    const phone = camera(390, 540, 240);
    expect(phone.cut).toBe(true);
    expect(phone.scale * CELL).toBe(44);
    expect(phone.window.height * phone.scale).toBeCloseTo(300);
  });
  test("comes to whom everything is about, and stays if that is in view", () => {
    const phone = camera(390, 540);
    const [corner, here] = [middleOf("b2", yard), phone.window];
    phone.show(middleOf("j10", yard));
    expect(phone.window).toEqual(here);
    phone.show(corner);
    const { x, y, width, height } = phone.window;
    expect(corner.x > x && corner.x < x + width && corner.y > y && corner.y < y + height).toBe(true);
  });
});

describe("fingers", () => {
  test("that tremble do not move the board, those that drag do", () => {
    const phone = camera(390, 540);
    const before = phone.left;
    phone.down(finger(1, 200, 200));
    phone.move(finger(1, 204, 203));
    expect(phone.left).toBe(before);
    phone.move(finger(1, 240, 200));
    expect(phone.left).toBeCloseTo(before + 40);
    phone.up(finger(1, 240, 200));
    phone.move(finger(1, 300, 200));
    expect(phone.left).toBeCloseTo(before + 40);
  });
  test("that part make spaces larger, up to a limit, and smaller down to the whole board", () => {
    const phone = camera(390, 540);
    phone.down(finger(1, 150, 200));
    phone.down(finger(2, 250, 200));
    phone.move(finger(2, 270, 200));
    expect(phone.scale * CELL).toBeCloseTo(44 * 1.2);
    phone.move(finger(2, 900, 200));
    expect(phone.scale * CELL).toBeCloseTo(72);
    phone.move(finger(2, 155, 200));
    expect(phone.cut).toBe(false);
  });
  test("never drag the board out of its view", () => {
    const phone = camera(390, 540);
    phone.down(finger(1, 0, 0));
    phone.move(finger(1, 5000, 5000));
    expect(phone.left).toBeLessThan((MARGIN + 1) * phone.scale);
    expect(phone.left).toBeGreaterThan(0);
  });
});
