import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Touches } from "../../src/lib/board/gestures";

const finger = (pointerId: number): PointerEvent =>
  ({ pointerId, pointerType: "touch", button: 0, currentTarget: null }) as unknown as PointerEvent;
const click = { detail: 1 } as MouseEvent;
let happened: string[];
let touches: Touches;

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  touches = new Touches({
    draggable: (field) => field === "e5",
    onhold: (field) => happened.push(`hold ${field}`),
    ondrag: (field) => happened.push(`drag ${field}`),
    ondrop: (field) => happened.push(`drop ${field}`),
    oncancel: () => happened.push("cancel"),
  });
});
afterEach(() => vi.useRealTimers());

describe("fingers on the garden", () => {
  test("a short touch is a tap", () => {
    touches.down(finger(1), "e5", { x: 0, y: 0 });
    touches.move(finger(1), { x: 4, y: 4 });
    touches.up(finger(1), { x: 4, y: 4 });
    expect(touches.isTap(click)).toBe(true);
    expect(happened).toEqual([]);
  });

  test("a long press looks, and the click after it plays nothing", () => {
    touches.down(finger(1), "e5", { x: 0, y: 0 });
    vi.advanceTimersByTime(1000);
    touches.up(finger(1), { x: 0, y: 0 });
    expect(happened).toEqual(["hold e5"]);
    expect(touches.isTap(click)).toBe(false);
  });

  test("a drag drops, and the click after it plays nothing", () => {
    touches.down(finger(1), "e5", { x: 0, y: 0 });
    touches.move(finger(1), { x: 40, y: 0 });
    touches.up(finger(1), { x: 60, y: 0 });
    expect(happened).toEqual(["drag e5", "drop e5"]);
    expect(touches.isTap(click)).toBe(false);
  });

  test("what cannot be dragged is neither dropped nor tapped", () => {
    touches.down(finger(1), "a6", { x: 0, y: 0 });
    touches.move(finger(1), { x: 40, y: 0 });
    touches.up(finger(1), { x: 60, y: 0 });
    expect(happened).toEqual([]);
    expect(touches.isTap(click)).toBe(false);
  });

  test("two fingers play nothing, whichever is lifted first", () => {
    for (const first of [1, 2]) {
      touches.down(finger(1), "e5", { x: 0, y: 0 });
      touches.down(finger(2), "a6", { x: 90, y: 0 });
      touches.move(finger(1), { x: -40, y: 0 });
      touches.up(finger(first), { x: -40, y: 0 });
      touches.up(finger(3 - first), { x: 130, y: 0 });
      expect(touches.isTap(click)).toBe(false);
    }
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual([]);
  });

  test("a second finger ends a drag without a drop", () => {
    touches.down(finger(1), "e5", { x: 0, y: 0 });
    touches.move(finger(1), { x: 40, y: 0 });
    touches.down(finger(2), "a6", { x: 90, y: 0 });
    touches.up(finger(1), { x: 40, y: 0 });
    expect(happened).toEqual(["drag e5", "cancel"]);
  });

  test("the tap after a pinch is a tap again", () => {
    touches.down(finger(1), "e5", { x: 0, y: 0 });
    touches.down(finger(2), "a6", { x: 90, y: 0 });
    touches.up(finger(1), { x: 0, y: 0 });
    touches.cancel(finger(2));
    touches.down(finger(3), "e5", { x: 0, y: 0 });
    touches.up(finger(3), { x: 0, y: 0 });
    expect(touches.isTap(click)).toBe(true);
  });
});
