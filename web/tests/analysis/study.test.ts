import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../page";
import type { Analysis, Refused } from "../../src/lib/wire";

// What is imported looks at the page at once, so ../page comes first.
const { Study } = await import("../../src/lib/analysis/study.svelte");
const { api } = await import("../../src/lib/api");

type Reply = Analysis | Refused | "nothing";

/** What a server answers, one after the other; the last answer stays. */
let replies: Reply[];
let asked: string[];

function known(state: Analysis["state"], number: number, more: Partial<Analysis> = {}): Analysis {
  return {
    id: "1f", number, state, done: 0, total: 10, reason: null, game: "niwa", title: "Niwa", options: {}, board: {}, seats: [],
    result: null, curve: [], plies: [], accounts: [], turning: [], ...more,
  };
}
const refused = (code: Refused["code"]): Refused => ({ type: "refused", code, clause: null, reason: { en: "No.", de: "Nein." }, ply: null });

beforeEach(() => {
  vi.useFakeTimers();
  [replies, asked] = [[], []];
  vi.stubGlobal("fetch", (url: URL, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${url.pathname}${url.search}`);
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
    if (reply === "nothing") return Promise.reject(new TypeError("offline"));
    return Promise.resolve(new Response(JSON.stringify(reply), { status: "type" in reply ? 409 : 200 }));
  });
});
afterEach(() => vi.useRealTimers());

const studying = () => new Study(() => api.analyseRecord({ record: 1 }));

describe("a study", () => {
  test("asks for what is new until all is done", async () => {
    replies = [known("waiting", 0), known("first", 1, { done: 5 }), known("second", 2, { done: 5 }), known("done", 3)];
    const study = studying();
    await study.start();
    expect(asked).toEqual([
      "POST /api/analysis", "GET /api/analysis/1f?after=0", "GET /api/analysis/1f?after=1", "GET /api/analysis/1f?after=2",
    ]);
    expect([study.running, study.halted, study.progress, study.problem]).toEqual([false, false, 1, null]);
  });

  test.each([
    ["waiting", 0, 0], ["first", 5, 0.25], ["first", 10, 0.5], ["second", 5, 0.75], ["stopped", 3, 1],
  ] as const)("that is %s with %i of 10 has come %f of its way", (state, done, progress) => {
    const study = studying();
    study.found = known(state, 1, { done });
    expect(study.progress).toBe(progress);
  });

  test("is stopped, and what is known stays", async () => {
    const study = studying();
    study.found = known("first", 4, { done: 5 });
    replies = [known("stopped", 5, { done: 5, curve: [{ chances: [0.5, 0.5], margins: [0, 0], proven: false }] })];
    const stopping = study.stop();
    expect(study.stopping).toBe(true);
    await stopping;
    expect(asked).toEqual(["DELETE /api/analysis/1f"]);
    expect([study.stopping, study.running, study.halted, study.found.curve.length]).toEqual([false, false, true, 1]);
  });

  test("can be begun anew once it was stopped", async () => {
    const study = studying();
    study.found = known("stopped", 5);
    replies = [known("first", 0), known("done", 1)];
    await study.start();
    expect(study.found.state).toBe("done");
  });

  test("goes on by itself when a lost network comes back, and says meanwhile why nothing happens", async () => {
    replies = ["nothing", known("first", 0), "nothing", "nothing", known("done", 1)];
    const study = studying();
    const over = study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([study.problem === null, study.halted]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([study.running, study.problem === null]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(6000);
    await over;
    expect([study.found?.state, study.problem]).toEqual(["done", null]);
  });

  test("is begun anew by a server that has forgotten it", async () => {
    replies = [known("first", 7), refused("unknown-analysis"), known("waiting", 0), known("done", 1)];
    const study = studying();
    await study.start();
    expect(asked.map((each) => each.split(" ")[0])).toEqual(["POST", "GET", "POST", "GET"]);
    expect(study.found?.state).toBe("done");
  });

  test("that is refused says so, and can be tried again", async () => {
    replies = [refused("not-possible")];
    const study = studying();
    await study.start();
    expect([study.found, study.problem === null, study.halted]).toEqual([null, false, true]);
    replies = [known("done", 0)];
    await study.start();
    expect([study.problem, study.halted]).toEqual([null, false]);
  });

  test("asks for nothing more once its page is left", async () => {
    replies = ["nothing"];
    const study = studying();
    const over = study.start();
    await vi.advanceTimersByTimeAsync(0);
    study.close();
    await vi.advanceTimersByTimeAsync(9000);
    await over;
    expect(asked).toHaveLength(1);
  });
});
