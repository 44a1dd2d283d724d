import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameFolder } from "../src/games/contract";
import { tells, Wire } from "./page";
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

  test("takes a refusal as the answer to the hint that it waits for", () => {
    begun(["K1>K2"]);
    match.hints.ask(0);
    expect(match.hints.waits(0)).toBe(true);
    tells({ type: "refused", code: "limit", clause: null, reason: { en: "Too fast.", de: "Zu schnell." }, ply: null });
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
    match.wonder(null);
    match.wonder("A2");
    match.wonder("A2");
    expect(Wire.last.sent.slice(1)).toEqual([{ type: "prospects", subject: "A2" }]);
    tells({ type: "prospects", number: 0, subject: "A2", prospects: { models: {} } });
    expect(match.foreseen("A2")).toEqual({ models: {} });
    expect(match.foreseen("A3")).toBeNull();
    tells(played(0, 1));
    expect(match.foreseen("A2")).toBeNull();
  });

  test("shows whose move it is until that move has come to rest", () => {
    device.settings.speed = "normal";
    begun([]);
    tells(played(0, 1));
    expect(match.standing?.to_act).toBe(1);
    expect(match.actor).toBe(0);
    match.showing.rest();
    vi.advanceTimersByTime(0);
    expect(match.actor).toBe(1);
  });
});
