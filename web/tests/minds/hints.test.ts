import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tells, Wire } from "../page";
import { snapshot, standing } from "../wire";

/** A browser's worker with Python in it, that starts and answers when a test says so. */
class Thinking extends EventTarget {
  static last: Thinking | undefined;
  port: MessagePort | undefined;
  asked: [string, number, string][] = [];
  constructor() {
    super();
    Thinking.last = this;
  }
  postMessage = (message: { type: string; port?: MessagePort }) => {
    if (message.port) this.port = message.port;
    if (this.port) this.port.onmessage = ({ data }: MessageEvent<[string, number, string]>) => void this.asked.push(data);
  };
  terminate = () => undefined;
  tells = (data: object) => this.dispatchEvent(new MessageEvent("message", { data }));
  answers = (answer: object) => this.port!.postMessage([this.asked.at(-1)![1], JSON.stringify(answer)]);
}
vi.stubGlobal("Worker", Thinking);
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ version: "1" }))));

const { OpenMatch } = await import("../../src/lib/openmatch.svelte");
const { device } = await import("../../src/lib/device.svelte");
const { mind } = await import("../../src/lib/minds/mind");

const HINT = { seat: 0, choices: 2, moves: [] };
const POSITION = { game: "niwa", turn: 0 };
let match: InstanceType<typeof OpenMatch>;

const asksServer = () => Wire.last.sent.filter(({ type }) => type === "hint").length;
const stands = (number: number) =>
  tells({ ...snapshot(number), game: "none", standing: standing(number, number, { to_act: 0, legal: ["run"], position: POSITION }) });
/** The match stands anew, with that number, and somebody asks what to do. */
function asks(number: number) {
  stands(number);
  match.hints.ask(number);
}
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 20_000 });

beforeEach(() => {
  device.settings.thinking = "device";
  match = new OpenMatch("m", "t");
  match.open();
  Wire.last.onopen?.();
});
afterEach(() => match.close());

describe("a hint", () => {
  test("is the server's where the viewer wants that, and nothing is loaded", () => {
    device.settings.thinking = "server";
    asks(1);
    expect(asksServer()).toBe(1);
    expect(Thinking.last).toBeUndefined();
  });

  test("is the server's while Python starts, this device's from then on, and the server's where that fails", async () => {
    asks(1);
    expect(asksServer()).toBe(1);
    await until(() => Thinking.last?.port !== undefined);
    Thinking.last!.tells({ type: "ready", keeps: false });
    await until(() => Thinking.last!.asked.length === 1);
    Thinking.last!.answers({ done: true, result: HINT }); // to a first look
    await until(() => mind.ready);

    asks(2);
    await until(() => Thinking.last!.asked.length === 2);
    expect(JSON.parse(Thinking.last!.asked[1]![2])).toEqual({ kind: "hint", view: POSITION, seconds: 1.5 });
    expect(match.hints.waits(2)).toBe(true);
    Thinking.last!.answers({ done: true, result: HINT });
    await until(() => match.hints.about(2) !== null);
    expect(match.hints.about(2)).toMatchObject({ number: 2, choices: 2 });
    expect(asksServer()).toBe(1);

    asks(3);
    await until(() => Thinking.last!.asked.length === 3);
    Thinking.last!.answers({ done: true, failed: "no such game" });
    await until(() => asksServer() === 2);
    expect(match.hints.waits(3)).toBe(true);
    const { id } = Wire.last.sent.at(-1)!;
    tells({ type: "hint", to: id ?? null, number: 3, ...HINT });
    expect([match.hints.about(3)?.number, match.hints.waits(3)]).toEqual([3, false]);
  });

  test("that comes too late is about another position", async () => {
    const { asked, answers } = Thinking.last!;
    const before = asked.length;
    asks(5);
    await until(() => asked.length === before + 1);
    stands(6);
    answers({ done: true, result: { ...HINT, choices: 5 } });
    match.hints.ask(6);
    await until(() => asked.length === before + 2);
    answers({ done: true, result: { ...HINT, choices: 6 } });
    await until(() => match.hints.about(6) !== null);
    expect(match.hints.about(6)?.choices).toBe(6);
  });
});
