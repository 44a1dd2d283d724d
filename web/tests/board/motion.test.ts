// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Motion } from "../../src/lib/board/motion.svelte";
import { leap, PACE, part, soft, swing } from "../../src/lib/board/pace";
import { sceneOf } from "../../src/lib/board/scene";
import { entry } from "../wire";
import Followed from "./Followed.svelte";

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("motion", () => {
  test("runs a timeline to its end, and then says that it rests", () => {
    const [motion, rest] = [new Motion(), vi.fn()];
    motion.play({ length: 100 }, rest);
    vi.advanceTimersByTime(50);
    expect(motion.time).toBeGreaterThan(0);
    expect(rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(motion.timeline).toBeNull();
    expect(rest).toHaveBeenCalledOnce();
  });

  test("rests at once where nothing moves, or nobody sees it", () => {
    const [motion, rest] = [new Motion(), vi.fn()];
    motion.play(null, rest);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    motion.play({ length: 100 }, rest);
    expect(rest).toHaveBeenCalledTimes(2);
    expect(motion.timeline).toBeNull();
  });

  test("goes to the end when it is told to, and rests once", () => {
    const [motion, rest] = [new Motion(), vi.fn()];
    motion.play({ length: 100 }, rest);
    motion.finish();
    motion.finish();
    vi.advanceTimersByTime(200);
    expect(rest).toHaveBeenCalledOnce();
  });

  test("that is dropped for another never rests", () => {
    const [motion, first, second] = [new Motion(), vi.fn(), vi.fn()];
    motion.play({ length: 100 }, first);
    motion.play({ length: 10 }, second);
    vi.advanceTimersByTime(200);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});

test("a board follows the steps of its scene, and nothing else that changes in it", () => {
  const said: string[] = [];
  const first = sceneOf({ board: {}, position: { ply: 1 }, previous: { ply: 0 }, entry: entry(0), names: [] });
  const board = mount(Followed, { target: document.body, props: { first, said } });
  flushSync();
  expect(said).toEqual(["step 1"]);
  board.show({ ...first, names: ["Ada"], labels: false, onrest: () => undefined });
  flushSync();
  expect(said).toEqual(["step 1"]);
  board.show({ ...first, skips: 1 });
  flushSync();
  expect(said).toEqual(["step 1", "skip"]);
  board.show({ ...first, skips: 1, position: { ply: 2 }, previous: { ply: 1 }, entry: entry(1) });
  flushSync();
  expect(said).toEqual(["step 1", "skip", "over 1", "step 2"]);
  void unmount(board);
  expect(said.at(-1)).toBe("over 2");
});

test("things set off and come to rest as they should", () => {
  for (const ease of [soft, swing]) expect([ease(0), ease(1)]).toEqual([0, 1]);
  expect(soft(0.5)).toBeGreaterThan(swing(0.5));
  expect([0, 0.5, 1].map((t) => leap(8, t))).toEqual([0, 8, 0]);
  expect([-5, 0, 10, 15, 20, 99].map((time) => part(time, 10, 10))).toEqual([0, 0, 0, 0.5, 1, 1]);
  expect(part(11, 10, 0)).toBe(1);
  expect(PACE.off).toBe(0);
  expect(PACE.fast).toBeLessThan(PACE.normal);
  expect(PACE.normal).toBeLessThan(PACE.slow);
});
