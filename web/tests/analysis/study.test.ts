import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../page";
import type { Analysis, Refused } from "../../src/lib/wire";

// What is imported looks at the page at once, so ../page comes first.
const { Study } = await import("../../src/lib/analysis/study.svelte");
const { api } = await import("../../src/lib/api");

/** What a server answers: lines after which the answer ends, is cut off or stays open; a refusal; or nothing at all. */
type Reply = { lines: Analysis[]; then: "end" | "cut" | "open" } | Refused | "nothing";

/** One after the other; the last answer stays. */
let replies: Reply[];
let asked: string[];
/** How many bytes come at once. */
let piece: number;

function known(state: Analysis["state"], more: Partial<Analysis> = {}): Analysis {
  return {
    state, done: 0, total: 10, reason: null, game: "nueby/werfer", title: "Nüby", options: {}, board: {}, seats: [],
    result: null, curve: [], plies: [], accounts: [], turning: [], ...more,
  };
}
const refused = (code: Refused["code"]): Refused => ({ type: "refused", to: null, code, clause: null, mark: null, reason: "No.", key: "server-too-fast", facts: {}, ply: null });
const told = (...lines: Analysis[]): Reply => ({ lines, then: "end" });

function answered(reply: Exclude<Reply, "nothing">, signal: AbortSignal): Response {
  if ("type" in reply) return new Response(JSON.stringify(reply), { status: 409 });
  const bytes = new TextEncoder().encode(reply.lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const body = new ReadableStream({
    start(stream) {
      signal.addEventListener("abort", () => stream.error(signal.reason));
      for (let at = 0; at < bytes.length; at += piece) stream.enqueue(bytes.slice(at, at + piece));
      if (reply.then === "end") stream.close();
    },
    pull(stream) {
      if (reply.then === "cut") stream.error(new TypeError("cut off"));
    },
  });
  return new Response(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  [replies, asked, piece] = [[], [], 1 << 16];
  vi.stubGlobal("fetch", (url: URL, { method = "GET", signal }: RequestInit) => {
    asked.push(`${method} ${url.pathname}`);
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
    return reply === "nothing" ? Promise.reject(new TypeError("offline")) : Promise.resolve(answered(reply, signal!));
  });
});
afterEach(() => vi.useRealTimers());

const studying = () => new Study((signal) => api.analysisOf({ record: 1 }, signal));

describe("a study", () => {
  test.each([1, 7, 1 << 16])("hears line by line until all is done, in pieces of %i bytes", async (size) => {
    piece = size;
    replies = [told(known("waiting"), known("first", { done: 5 }), known("second", { done: 5 }), known("done"))];
    const heard: string[] = [];
    const study = new Study(async function* (signal) {
      for await (const found of api.analysisOf({ record: 1 }, signal)) {
        heard.push(`${found.title} ${found.state}`);
        yield found;
      }
    });
    await study.start();
    expect(asked).toEqual(["POST /api/analysis"]);
    expect(heard).toEqual(["Nüby waiting", "Nüby first", "Nüby second", "Nüby done"]);
    expect([study.running, study.halted, study.progress, study.problem]).toEqual([false, false, 1, null]);
  });

  test("of a match asks with its link", async () => {
    replies = [told(known("done"))];
    const study = new Study((signal) => api.analysis("m1", "secret", signal));
    await study.start();
    expect(asked).toEqual(["GET /api/matches/m1/analysis"]);
  });

  test.each([
    ["waiting", 0, 0], ["first", 5, 0.25], ["first", 10, 0.5], ["second", 5, 0.75], ["stopped", 3, 1],
  ] as const)("that is %s with %i of 10 has come %f of its way", (state, done, progress) => {
    const study = studying();
    study.found = known(state, { done });
    expect(study.progress).toBe(progress);
  });

  test("that is stopped hears no more, keeps what is known, and can be begun anew", async () => {
    replies = [{ lines: [known("first", { done: 5 })], then: "open" }, told(known("done"))];
    const study = studying();
    const over = study.start();
    await vi.waitFor(() => expect(study.running).toBe(true));
    study.stop();
    await over;
    expect([study.running, study.halted, study.found?.done, study.problem]).toEqual([false, true, 5, null]);
    await study.start();
    expect([study.found?.state, study.halted]).toEqual(["done", false]);
  });

  test("goes on by itself when a lost network comes back, and says meanwhile why nothing happens", async () => {
    replies = ["nothing", { lines: [known("first")], then: "cut" }, "nothing", told(known("done"))];
    const study = studying();
    const over = study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([study.problem === null, study.halted]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([study.running, study.problem === null]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(6000);
    await over;
    expect([asked.length, study.found?.state, study.problem]).toEqual([4, "done", null]);
  });

  test("is begun anew when a server ends before it is done", async () => {
    replies = [told(known("first")), told(known("waiting"), known("done"))];
    const study = studying();
    const over = study.start();
    await vi.advanceTimersByTimeAsync(3000);
    await over;
    expect([asked.length, study.found?.state]).toEqual([2, "done"]);
  });

  test("that is refused says so, and can be tried again", async () => {
    replies = [refused("not-possible")];
    const study = studying();
    await study.start();
    expect([study.found, study.problem === null, study.halted]).toEqual([null, false, true]);
    replies = [told(known("done"))];
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
