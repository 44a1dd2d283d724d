import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Speech } from "../src/lib/speech.svelte";

let voice: Speech;
const lines = () => voice.lines.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  voice = new Speech();
});
afterEach(() => vi.useRealTimers());

describe("the voice of a page", () => {
  test("says what belongs together in one line, and keeps it when more is said", () => {
    voice.say("Ishi moves S1.");
    voice.say("Your turn.");
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(["Ishi moves S1. Your turn."]);
    voice.say("K1 can move.");
    vi.advanceTimersByTime(1000);
    expect(lines()).toEqual(["Ishi moves S1. Your turn.", "K1 can move."]);
  });

  test("says at most one line a second, and leaves nothing out", () => {
    for (let i = 0; i < 40; i++) {
      voice.say(`Step ${i}.`);
      vi.advanceTimersByTime(100);
    }
    expect(voice.lines.length).toBeLessThanOrEqual(5);
    vi.advanceTimersByTime(1000);
    expect(lines().join(" ")).toBe(Array.from({ length: 40 }, (_, i) => `Step ${i}.`).join(" "));
  });

  test("says the same once more if it comes once more", () => {
    for (let i = 0; i < 2; i++) {
      voice.say("Not there.");
      vi.advanceTimersByTime(1500);
    }
    expect(lines()).toEqual(["Not there.", "Not there."]);
  });
});
