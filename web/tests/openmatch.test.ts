import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameFolder } from "../src/games/contract";
import { tells, Wire } from "./page";
import type { ServerMessage } from "../src/lib/wire";
import { played, seat, snapshot, standing } from "./wire";

// What is imported looks at the page at once, so ./page comes first.
const { OpenMatch } = await import("../src/lib/openmatch.svelte");
const { device } = await import("../src/lib/device.svelte");

let match: InstanceType<typeof OpenMatch>;

/** A match with nobody's game folder, so that nothing has to be drawn. */
const begun = (legal: string[], clock = { left: [60, 60], runs: 0, waits: 0, increment: 0 }) => {
  const told = snapshot(0);
  tells({ ...told, game: "none", seats: [seat(0, { name: "Lena" }), seat(1, { name: "Ishi" })], standing: { ...told.standing, to_act: 0, legal, clock } });
};

/** The same with a coach. */
const coached = () => {
  begun(["run"]);
  match.game = { coach: true } as GameFolder;
  device.settings.coach = true;
};

const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type);
const refuses = (to: number) => tells({ type: "refused", to, code: "limit", clause: null, mark: null, reason: "Too fast.", key: "server-too-fast", facts: {}, ply: null });

/** The line is lost, and another one opened. */
const comesBack = () => {
  Wire.last.onclose?.();
  vi.advanceTimersByTime(500);
  Wire.last.onopen?.();
};

beforeEach(() => {
  vi.useFakeTimers();
  device.settings.speed = "off";
  device.settings.confirm = false;
  match = new OpenMatch("m", "t");
  match.open();
  Wire.last.onopen?.();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});

describe("an open match", () => {
  test("lets the clock run from when it was told, whoever comes, goes or talks meanwhile", () => {
    begun([]);
    const told = match.standingAt;
    vi.advanceTimersByTime(5000);
    tells({ type: "chat", entry: { number: 0, seat: 0, text: "hello", at: 0 } });
    tells({ type: "presence", seats: [seat(0, { name: "Lena" }), seat(1, { name: "Ishi", present: false, away: 0 })], number: 1 });
    expect(match.standingAt).toBe(told);
    expect(match.seatsAt).toBe(told + 5000);
    vi.advanceTimersByTime(1000);
    tells(played(0, 2));
    expect(match.standingAt).toBe(told + 6000);
    expect(match.seatsAt).toBe(told + 5000);
  });

  test("knows for how long a bot has to wait, until it has played", () => {
    begun([]);
    tells({ type: "waiting", key: "server-bot-waits", facts: { seconds: 3 } });
    expect(match.waiting).toMatchObject({ key: "server-bot-waits", facts: { seconds: 3 } });
    tells({ type: "chat", entry: { number: 0, seat: 0, text: "hello", at: 0 } });
    expect(match.waiting).not.toBeNull();
    tells(played(0, 2));
    expect(match.waiting).toBeNull();
  });

  test("sends a legal move, and asks about any other", () => {
    begun(["K1>K2"]);
    match.move("K1>K3");
    match.move("K1>K2");
    expect(Wire.last.sent.slice(1)).toMatchObject([{ type: "why", text: "K1>K3" }, { type: "move", text: "K1>K2" }]);
  });

  test("asks back before a move where that is wished for, unless the move is sure", () => {
    device.settings.confirm = true;
    begun(["K1>K2"]);
    match.move("K1>K2");
    expect(Wire.last.sent).toHaveLength(1);
    expect(match.wish).toBe("K1>K2");
    match.confirm(false);
    match.move("K1>K2", true);
    expect(Wire.last.sent[1]).toMatchObject({ type: "move", text: "K1>K2" });
  });

  test("takes a refusal as the answer to the hint that it names, and to no other", () => {
    begun(["K1>K2"]);
    match.hints.ask(0);
    const [asked] = sent("hint");
    refuses(999);
    expect(match.hints.waits(0)).toBe(true);
    refuses(asked!.id!);
    match.hints.ask(0);
    expect(match.hints.waits(0)).toBe(false);
    expect(Wire.last.sent.filter(({ type }) => type === "hint")).toHaveLength(1);
  });

  test("knows that a position was come back to, until something is played", () => {
    begun([]);
    tells(played(0, 1));
    expect(match.returned).toBe(false);
    tells({ type: "undone", plies: 1, standing: standing(0, 2) });
    expect(match.returned).toBe(true);
    tells(played(0, 3));
    expect(match.returned).toBe(false);
  });

  test("asks the rules about what is looked at, and knows what they foresee until something is played", () => {
    begun([]);
    match.game = { forecast: ({ session }) => session } as GameFolder;
    match.askForecast(null);
    match.askForecast("A2");
    match.askForecast("A2");
    expect(Wire.last.sent.slice(1)).toEqual([{ type: "forecast", subject: "A2", id: 1 }]);
    tells({ type: "forecast", to: 1, number: 0, subject: "A2", forecast: { models: {} } });
    expect(match.forecast("A2")).toEqual({ models: {} });
    expect(match.forecast("A3")).toBeNull();
    tells(played(0, 1));
    expect(match.forecast("A2")).toBeNull();
  });

  test("asks the coach again if the line was lost with the question", () => {
    coached();
    match.askCoach();
    match.askCoach();
    expect(sent("forecast")).toHaveLength(1);
    comesBack();
    match.askCoach();
    const [again] = sent("forecast");
    expect(again).toMatchObject({ subject: null });
    tells({ type: "forecast", to: again!.id!, number: 0, subject: null, forecast: { run: 3 } });
    expect(match.coachNumbers).toEqual({ run: 3 });
  });

  test("takes nothing that the coach says of the position before for this one", () => {
    coached();
    match.askCoach();
    const [late] = sent("forecast");
    tells(played(0, 1));
    tells(played(1, 2));
    match.askCoach();
    expect(sent("forecast")).toHaveLength(2);
    tells({ type: "forecast", to: late!.id!, number: 0, subject: null, forecast: { run: 3 } });
    expect(match.coachNumbers).toBeNull();
    tells({ type: "forecast", to: sent("forecast")[1]!.id!, number: 2, subject: null, forecast: { run: 1 } });
    expect(match.coachNumbers).toEqual({ run: 1 });
  });

  test("keeps the line when the server says what no client of this age has heard of", () => {
    const line = Wire.last;
    tells({ type: "weather" } as unknown as ServerMessage);
    begun(["K1>K2"]);
    tells({ type: "weather", sun: true } as unknown as ServerMessage);
    vi.advanceTimersByTime(500);
    expect(Wire.last).toBe(line);
    expect(match.connection).toBe("open");
    expect(match.standing?.legal).toEqual(["K1>K2"]);
  });

  test("sends a move again after a lost line, though something else was refused meanwhile", () => {
    begun(["K1>K2"]);
    match.move("K1>K2");
    match.chat("hello");
    refuses(sent("chat")[0]!.id!);
    expect([match.notice?.tone, match.sending]).toEqual(["refused", true]);
    comesBack();
    tells({ type: "presence", seats: [seat(0), seat(1)], number: 0 });
    expect(sent("move")).toMatchObject([{ text: "K1>K2", number: 0 }]);
    refuses(sent("move")[0]!.id!);
    expect(match.sending).toBe(false);
  });

  test("says why not to the last question only", () => {
    begun([]);
    match.why("K1>K2");
    match.why("K1>K3");
    const [first, second] = sent("why").map(({ id }) => id!);
    const why = (to: number, text: string): ServerMessage => ({ type: "why", to, text, clause: `NI-${text.at(-1)}`, mark: "B", reason: { key: "web-said", facts: { name: "", text } } });
    tells(why(first!, "K1>K2"));
    expect(match.notice).toBeNull();
    tells(why(second!, "K1>K3"));
    expect(match.notice?.clause).toBe("NI-3");
  });

  test("shows whose move it is until that move has come to rest", () => {
    device.settings.speed = "normal";
    begun([]);
    tells(played(0, 1));
    expect(match.standing?.to_act).toBe(1);
    expect(match.actor).toBe(0);
    match.playback.rest();
    vi.advanceTimersByTime(0);
    expect(match.actor).toBe(1);
  });
});
