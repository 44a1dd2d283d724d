import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Meant, Pointing } from "../../src/lib/board/pointing.svelte";
import { HOLD, REST } from "../../src/lib/tips.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A picture of 100 × 100 at (10, 20) on the screen, with a field a on its left half and b on its right. */
const picture = { getBoundingClientRect: () => ({ left: 10, top: 20, width: 100, height: 100 }), setPointerCapture: () => undefined };
const on = (x: number, y: number, more: object = {}) =>
  ({ clientX: 10 + x, clientY: 20 + y, pointerId: 1, pointerType: "touch", button: 0, detail: 1, currentTarget: picture, target: picture, ...more }) as unknown as PointerEvent;

function board(more: Partial<Meant> = {}) {
  const said: string[] = [];
  const pointing = new Pointing({
    hit: ({ x }) => (x < 0 || x > 100 ? undefined : x < 50 ? "a" : "b"),
    stands: (field) => field === "a",
    ontap: (field) => said.push(`tap ${field}`),
    draggable: (field) => field === "a",
    ondrag: (field) => said.push(`drag ${field}`),
    ondrop: (from, to) => said.push(`drop ${from} on ${to}`),
    ...more,
  });
  return { pointing, said };
}

describe("a finger", () => {
  test("taps the field that is meant at the point", () => {
    const { pointing, said } = board();
    pointing.down(on(60, 5));
    pointing.up(on(60, 5));
    pointing.click(on(60, 5));
    expect(said).toEqual(["tap b"]);
    pointing.click(on(-5, 5));
    expect(said).toEqual(["tap b"]);
  });

  test("drags what can be dragged, and drops it on another field", () => {
    const { pointing, said } = board();
    pointing.down(on(20, 5));
    pointing.move(on(60, 5));
    expect(pointing.dragged).toEqual({ field: "a", at: { x: 60, y: 5 } });
    pointing.move(on(70, 5));
    pointing.up(on(70, 5));
    pointing.click(on(70, 5));
    expect(said).toEqual(["drag a", "drop a on b"]);
    expect(pointing.dragged).toBeNull();
  });

  test("drags nothing that cannot be dragged, and does not tap then", () => {
    const { pointing, said } = board({ draggable: undefined });
    pointing.down(on(20, 5));
    pointing.move(on(60, 5));
    pointing.up(on(60, 5));
    pointing.click(on(60, 5));
    expect(said).toEqual([]);
  });

  test("that is taken away by the system drops nothing", () => {
    const { pointing, said } = board();
    pointing.down(on(20, 5));
    pointing.move(on(60, 5));
    pointing.cancel(on(60, 5));
    expect(pointing.dragged).toBeNull();
    expect(said).toEqual(["drag a"]);
  });

  test("looks at somebody by holding, and that is no tap", () => {
    const { pointing, said } = board();
    pointing.down(on(20, 5));
    vi.advanceTimersByTime(HOLD + 1);
    expect(pointing.looked).toBe("a");
    pointing.up(on(20, 5));
    pointing.click(on(20, 5));
    expect(said).toEqual([]);
    pointing.clear();
    expect(pointing.looked).toBeNull();
  });

  test("is asked which field it means before anything is done", () => {
    const asks = vi.fn(() => true);
    const { pointing, said } = board({ asks });
    pointing.down(on(49, 5));
    pointing.click(on(49, 5));
    expect(asks).toHaveBeenCalledWith({ x: 49, y: 5 }, true);
    expect(said).toEqual([]);
  });
});

describe("a mouse", () => {
  const mouse = { pointerType: "mouse" };

  test("looks at somebody it rests on, until it leaves", () => {
    const { pointing } = board();
    pointing.move(on(20, 5, mouse));
    expect(pointing.looked).toBeNull();
    vi.advanceTimersByTime(REST + 1);
    expect(pointing.looked).toBe("a");
    pointing.move(on(60, 5, mouse));
    expect(pointing.looked).toBeNull();
    vi.advanceTimersByTime(REST + 1);
    expect(pointing.looked).toBeNull();
    pointing.move(on(20, 5, mouse));
    pointing.leave(on(200, 5, mouse));
    vi.advanceTimersByTime(REST + 1);
    expect(pointing.looked).toBeNull();
  });
});

test("a screen reader clicks on a control, wherever that is", () => {
  const asks = vi.fn(() => true);
  const { pointing, said } = board({ asks });
  const target = { closest: () => ({ dataset: { field: "a" } }) };
  pointing.click(on(90, 5, { detail: 0, target }));
  expect(said).toEqual(["tap a"]);
  expect(asks).not.toHaveBeenCalled();
});
