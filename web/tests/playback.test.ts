import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback, type Step } from "../src/lib/playback.svelte";
import { entry } from "./wire";

const step = (ply: number): Step => ({ ply, position: { ply }, previous: { ply: ply - 1 }, entry: entry(ply - 1) });
let shown: string[];
const playback = () => new Playback(() => "normal", () => 0, ({ ply }, idle) => shown.push(idle ? `rests at ${ply}` : `${ply}`));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => vi.useRealTimers());

describe("what the board shows", () => {
  test("a move is shown when the one before has come to rest", () => {
    const board = playback();
    board.push(step(1));
    board.push(step(2));
    expect(board.step?.ply).toBe(1);
    board.rest();
    vi.advanceTimersByTime(0);
    expect(board.step?.ply).toBe(2);
    board.rest();
    vi.advanceTimersByTime(0);
    expect(board.busy).toBe(false);
    expect(shown).toEqual(["1", "2", "rests at 2"]);
  });

  test("a tap brings everything to its end", () => {
    const board = playback();
    for (const ply of [1, 2, 3]) board.push(step(ply));
    board.skip();
    expect(board.step?.ply).toBe(3);
    expect(board.busy).toBe(false);
    expect(board.skips).toBe(1);
  });

  test("a board that forgets to rest does not hold up the match", () => {
    const board = playback();
    board.push(step(1));
    board.push(step(2));
    vi.advanceTimersByTime(10_000);
    expect(board.step?.ply).toBe(2);
    expect(board.busy).toBe(false);
  });

  test("a bot's move waits for a moment after the one before has come to rest", () => {
    const board = new Playback(() => "normal", ({ ply }) => (ply === 2 ? 450 : 0), ({ ply }, idle) => shown.push(idle ? `rests at ${ply}` : `${ply}`));
    board.push(step(1));
    board.push(step(2));
    vi.advanceTimersByTime(1000);
    board.rest();
    vi.advanceTimersByTime(440);
    expect(board.step?.ply).toBe(1);
    vi.advanceTimersByTime(20);
    expect(board.step?.ply).toBe(2);
  });

  test("a look back does not lose the present", () => {
    const board = playback();
    board.jump(step(5));
    board.look(step(2));
    expect(board.now?.ply).toBe(2);
    board.look(null);
    expect(board.now?.ply).toBe(5);
  });

  test("a run shows one step after another, whatever was under way, and stops after the one that is shown", () => {
    const board = playback();
    board.push(step(7));
    board.run([1, 2, 3].map(step));
    expect(board.step?.ply).toBe(1);
    board.rest();
    vi.advanceTimersByTime(0);
    expect(board.step?.ply).toBe(2);
    board.stop();
    board.rest();
    vi.advanceTimersByTime(0);
    expect(board.step?.ply).toBe(2);
    expect(shown).toEqual(["7", "1", "2", "rests at 2"]);
  });

  test("who is in a hurry sees the end of what moves, and what comes after it", () => {
    const board = playback();
    board.run([1, 2].map(step));
    board.hurry();
    expect(board.skips).toBe(1);
    expect(board.step?.ply).toBe(1);
    board.rest();
    vi.advanceTimersByTime(0);
    expect(board.step?.ply).toBe(2);
  });
});
