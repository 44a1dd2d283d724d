import { describe, expect, test } from "vitest";
import { flickOf, type Touch } from "../../src/games/ninja-dice/flick";

const K = 0.16;
/** A swipe of so many pixels in so many milliseconds, in steps. */
function swipe(dx: number, dy: number, time: number): Touch[] {
  return Array.from({ length: 11 }, (_, i) => ({ x: 200 + (dx * i) / 10, y: 500 + (dy * i) / 10, at: 1000 + (time * i) / 10 }));
}
/** Pixels a second of so many metres a second on the table. */
const pixels = (metres: number) => metres * 10_000 * K;

describe("a swipe", () => {
  test("straight up is straight across, and as fast as it is on the table", () => {
    const time = 200;
    const length = (pixels(1.025) * time) / 1000;
    expect(flickOf(swipe(0, -length, time), K, 0)).toEqual({ direction: 0, strength: 500 });
  });

  test("to the left is counter-clockwise, and cut to what a hand can do", () => {
    expect(flickOf(swipe(-100, -100, 2000), K, 0)).toEqual({ direction: 450, strength: 0 });
    expect(flickOf(swipe(200, -50, 40), K, 0)).toEqual({ direction: -450, strength: 1000 });
    expect(flickOf(swipe(30, -170, 300), K, 0)!.direction).toBe(-100);
  });

  test("is seen from where the thrower sits", () => {
    expect(flickOf(swipe(160, 0, 200), K, 90)!.direction).toBe(0);
    expect(flickOf(swipe(0, 160, 200), K, 180)!.direction).toBe(0);
  });

  test("that is short or goes backwards throws nothing", () => {
    expect(flickOf(swipe(0, -20, 50), K, 0)).toBeNull();
    expect(flickOf(swipe(0, 120, 100), K, 0)).toBeNull();
    expect(flickOf([], K, 0)).toBeNull();
  });

  test("counts by its end: who slows down throws gently", () => {
    const touches = [...swipe(0, -200, 100), { x: 200, y: 299, at: 1400 }, { x: 200, y: 298, at: 1500 }];
    expect(flickOf(touches, K, 0)!.strength).toBe(0);
  });
});
