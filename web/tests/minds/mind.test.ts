import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Mind, PATIENCE, Thoughtless, type Told } from "../../src/lib/minds/mind";

/** The other end of a port: what was asked on it, and answers to that. */
class Other {
  asked: [string, number, Record<string, unknown>][] = [];
  port = {
    onmessage: null as ((event: { data: [number, string] }) => void) | null,
    postMessage: ([what, number, text]: [string, number, string]) => this.asked.push([what, number, text ? JSON.parse(text) : {}]),
    close: () => undefined,
  };
  answers(number: number, answer: object) {
    this.port.onmessage?.({ data: [number, JSON.stringify(answer)] });
  }
}

const HINT = { seat: 0, choices: 2, moves: [] };
let told: Told;
let begun: number;
let mind: Mind;

function starts(): Other {
  const other = new Other();
  told.onport(other.port as unknown as MessagePort);
  return other;
}
async function isReady(): Promise<Other> {
  mind.prepare();
  const other = starts();
  told.onready();
  await settled();
  return other;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
async function heard(lines: AsyncIterable<unknown>, into: unknown[]): Promise<string> {
  try {
    for await (const line of lines) into.push(line);
    return "ended";
  } catch (error) {
    return error instanceof Thoughtless ? error.message : String(error);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  begun = 0;
  mind = new Mind((given) => {
    begun += 1;
    told = given;
  });
});
afterEach(() => vi.useRealTimers());

describe("somebody who thinks on this device", () => {
  test("starts when first wanted, once, and is not asked before it is ready", async () => {
    expect(begun).toBe(0);
    mind.prepare();
    mind.prepare();
    const other = starts();
    expect([begun, mind.ready]).toEqual([1, false]);
    await expect(mind.hint({})).rejects.toThrow(Thoughtless);
    told.onready();
    await settled();
    expect(mind.ready).toBe(true);
    const hint = mind.hint({ game: "niwa" });
    await settled();
    expect(other.asked).toEqual([["think", 1, { kind: "hint", view: { game: "niwa" }, seconds: 1.5 }]]);
    other.answers(1, { done: true, result: HINT });
    expect(await hint).toEqual(HINT);
    expect(other.asked).toHaveLength(1);
  });

  test("looks at a position of the game before it says that it is ready, and after it has died again", async () => {
    mind.prepare({ game: "niwa" });
    for (const answer of [{ result: HINT }, { failed: "no such game" }]) {
      const other = starts();
      told.onready();
      await settled();
      expect([mind.ready, other.asked.map(([, , { view, seconds }]) => [view, seconds])]).toEqual([false, [[{ game: "niwa" }, 0.1]]]);
      other.answers(other.asked[0]![1], { done: true, ...answer });
      await settled();
      expect(mind.ready).toBe(true);
    }
  });

  test("does not know every game, and goes on", async () => {
    const other = await isReady();
    const hint = expect(mind.hint({})).rejects.toThrow("no game 'lanterns'");
    await settled();
    other.answers(1, { done: true, failed: "no game 'lanterns'" });
    await hint;
    expect(mind.ready).toBe(true);
  });

  test("is given up on after a while, and told so", async () => {
    const other = await isReady();
    const hint = expect(mind.hint({})).rejects.toThrow(Thoughtless);
    await vi.advanceTimersByTimeAsync(PATIENCE.hint);
    await hint;
    expect(other.asked.map(([what]) => what)).toEqual(["think", "stop"]);
  });

  test("may die: whoever waits hears of it, and the next one is asked", async () => {
    await isReady();
    const hint = expect(mind.hint({})).rejects.toThrow(Thoughtless);
    await settled();
    const next = starts();
    await hint;
    expect(mind.ready).toBe(false);
    told.onready();
    await settled();
    const again = mind.hint({});
    await settled();
    next.answers(2, { done: true, result: HINT });
    expect(await again).toEqual(HINT);
  });

  test("may never come: then nobody waits, and it is not started again", async () => {
    const lines: unknown[] = [];
    const end = heard(mind.analyse({}, new AbortController().signal), lines);
    starts();
    told.ongone("404");
    expect(await end).toBe("Python does not start");
    mind.prepare();
    expect([begun, mind.ready, lines]).toEqual([1, false, []]);
  });

  test("may take too long to start", async () => {
    const end = heard(mind.analyse({}, new AbortController().signal), []);
    starts();
    await vi.advanceTimersByTimeAsync(PATIENCE.start);
    expect(await end).toBe("Python does not start");
  });

  test("analyses as soon as it is ready, line by line", async () => {
    const lines: unknown[] = [];
    const end = heard(mind.analyse({ game: "niwa" }, new AbortController().signal), lines);
    const other = starts();
    told.onready();
    await settled();
    expect(other.asked).toEqual([["think", 1, { kind: "analysis", record: { game: "niwa" }, nodes: null }]]);
    other.answers(1, { done: false, line: { state: "first" } });
    await vi.advanceTimersByTimeAsync(PATIENCE.news - 1);
    other.answers(1, { done: false, line: { state: "done" } });
    await vi.advanceTimersByTimeAsync(PATIENCE.news - 1);
    other.answers(1, { done: true });
    expect(await end).toBe("ended");
    expect(lines).toEqual([{ state: "first" }, { state: "done" }]);
  });

  test("is stopped when nobody listens any more, and given up on when nothing is heard of it", async () => {
    const other = await isReady();
    const listening = new AbortController();
    const end = heard(mind.analyse({}, listening.signal), []);
    await settled();
    listening.abort();
    expect(await end).toBe("ended");
    expect(other.asked.map(([what]) => what)).toEqual(["think", "stop"]);

    const other_end = heard(mind.analyse({}, new AbortController().signal), []);
    await vi.advanceTimersByTimeAsync(PATIENCE.news);
    expect(await other_end).toBe("it takes too long");
  });
});
