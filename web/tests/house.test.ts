import { beforeEach, describe, expect, test, vi } from "vitest";
import "./page";
import type { FromTable, FromWorker, ToTable } from "../src/lib/house/messages";

vi.stubGlobal("CloseEvent", class extends Event {
  code: number;
  constructor(type: string, { code }: { code: number }) {
    super(type);
    this.code = code;
  }
});
vi.stubGlobal("navigator", { languages: ["en"] }); // without locks and service workers, as by plain http
vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"version": "v"}')));

// What is imported looks at the page at once, so ./page comes first.
const { PageHouse } = await import("../src/lib/house/page");
const { houseState } = await import("../src/lib/house/state.svelte");

/** A browser's worker. */
class Workshop extends EventTarget {
  static all: Workshop[] = [];
  sent: ToTable[] = [];
  ended = false;
  constructor() {
    super();
    Workshop.all.push(this);
  }
  postMessage = (message: ToTable) => this.sent.push(message);
  terminate = () => (this.ended = true);
  tells = (message: FromTable | FromWorker) => this.dispatchEvent(new MessageEvent("message", { data: message }));
  of = <T extends ToTable["type"]>(type: T) => this.sent.filter((each): each is Extract<ToTable, { type: T }> => each.type === type);
}
vi.stubGlobal("Worker", Workshop);

let worker: Workshop;
let house: InstanceType<typeof PageHouse>;

beforeEach(() => {
  Workshop.all = [];
  Object.assign(houseState, { failed: null, open: false, thoughtless: null });
  worker = new Workshop();
  house = new PageHouse(worker as unknown as Worker);
});

describe("requests to the table in a page", () => {
  test("carry path, query, body and token, and are answered by their number", async () => {
    const one = house.ask("games/niwa/rules?lang=de", { headers: { Authorization: "Bearer t" } });
    const other = house.ask("matches", { method: "POST", body: "{}" });
    const [asked, posted] = worker.of("ask");
    expect(asked).toMatchObject({ method: "GET", path: "games/niwa/rules", query: "lang=de", token: "t" });
    expect(posted).toMatchObject({ method: "POST", path: "matches", query: "", body: "{}" });
    worker.tells({ type: "answer", id: posted!.id, status: 422, body: '{"type": "refused"}' });
    worker.tells({ type: "answer", id: asked!.id, status: 200, body: "[]" });
    expect((await other).status).toBe(422);
    expect(await (await one).json()).toEqual([]);
  });

  test("may be answered line by line", async () => {
    const asked = house.ask("matches/m/analysis", {});
    const { id } = worker.of("ask")[0]!;
    worker.tells({ type: "line", id, text: "1\n" });
    const response = await asked;
    worker.tells({ type: "line", id, text: "2\n" });
    worker.tells({ type: "answer", id, status: 200, body: "" });
    expect(await response.text()).toBe("1\n2\n");
  });

  test("are given up with their signal, before the first line and after it", async () => {
    for (const lines of [[], ["1\n"]]) {
      const abort = new AbortController();
      const asked = house.ask("analysis", { signal: abort.signal });
      const { id } = worker.of("ask").at(-1)!;
      for (const text of lines) worker.tells({ type: "line", id, text });
      const outcome = asked.then((response) => response.text());
      abort.abort();
      await expect(outcome).rejects.toThrow("nobody waits");
      expect(worker.of("unask").at(-1)).toEqual({ type: "unask", id });
    }
  });
});

describe("a line to the table in a page", () => {
  test("opens, speaks, hears and ends as a WebSocket does", () => {
    const line = house.open("m");
    const heard: unknown[] = [];
    line.onopen = () => heard.push("open");
    line.onmessage = ({ data }: MessageEvent) => heard.push(data);
    line.onclose = ({ code }: CloseEvent) => heard.push(code);
    const { socket } = worker.of("open")[0]!;
    line.send("too early");
    worker.tells({ type: "heard", socket, event: { type: "websocket.accept" } });
    line.send("hello");
    worker.tells({ type: "heard", socket, event: { type: "websocket.send", text: "snapshot" } });
    worker.tells({ type: "heard", socket, event: { type: "websocket.close", code: 1000 } });
    worker.tells({ type: "heard", socket, event: { type: "websocket.send", text: "too late" } });
    expect(heard).toEqual(["open", "snapshot", 1000]);
    expect(worker.of("say")).toEqual([{ type: "say", socket, text: "hello" }]);
    expect(line.readyState).toBe(3);
  });

  test("that is closed here is closed there, once", () => {
    const line = house.open("m");
    line.close();
    line.close();
    expect(worker.of("close")).toHaveLength(1);
  });
});

describe("workers of a page", () => {
  test("one who thinks is started with the table, and anew when it has died, but not for ever", () => {
    worker.tells({ type: "ready", keeps: true });
    const thinkers = () => Workshop.all.slice(1);
    expect(worker.of("minds")).toHaveLength(1);
    thinkers()[0]!.tells({ type: "failed", why: "no memory" });
    expect(thinkers()[0]!.ended).toBe(true);
    expect(worker.of("minds")).toHaveLength(2);
    thinkers()[1]!.tells({ type: "failed", why: "no memory" });
    thinkers()[2]!.tells({ type: "failed", why: "no memory" });
    expect(thinkers()).toHaveLength(3);
    expect(houseState.thoughtless).toBe("no memory");
    expect(worker.of("mindless")).toEqual([{ type: "mindless", why: "no memory" }]);
  });

  test("a table that has died answers nobody, and says so to all who wait", async () => {
    const asked = house.ask("games", {});
    const line = house.open("m");
    const closed = vi.fn();
    line.onclose = closed;
    worker.tells({ type: "failed", why: "the memory is damaged" });
    await expect(asked).rejects.toThrow("the memory is damaged");
    await expect(house.ask("games", {})).rejects.toThrow("the memory is damaged");
    expect(closed).toHaveBeenCalledOnce();
    expect(houseState.failed).toBe("the memory is damaged");
  });
});
