import { describe, expect, test } from "vitest";
import "./page";
import type { KnownMatch } from "../src/lib/device.svelte";

const { inOrder } = await import("../src/lib/waiting");
const { clockTime } = await import("../src/lib/table/clocktime");
const { seatsOf } = await import("../src/lib/making");

const known = (match: string, at: number, more: Partial<KnownMatch> = {}): KnownMatch => ({
  match, token: "t", game: "niwa", title: "Niwa", names: [], yours: [0], toAct: 1, over: false, at, ...more,
});

describe("my matches", () => {
  test("have those first that wait for me, and those last that are over", () => {
    const all = [known("over", 9, { over: true, toAct: null }), known("theirs", 8), known("mine", 1, { toAct: 0 }), known("new", 9)];
    expect(inOrder(all).map(({ match }) => match)).toEqual(["mine", "new", "theirs", "over"]);
  });
});

describe("a clock", () => {
  test("tells seconds below two hours, and keys for longer", () => {
    expect([clockTime(61), clockTime(3661), clockTime(-3)]).toEqual(["1:01", "61:01", "0:00"]);
    expect(clockTime(3 * 86400)).not.toContain(":");
  });
});

describe("bots", () => {
  test("have each the strength that was chosen for it, or all the same", () => {
    const card = { key: "nueby/jaeger" } as never;
    const wish = { card, way: "bot", seat: 1, players: 3, names: [], bot: "casual" } as const;
    expect(seatsOf({ ...wish, names: [], levels: ["novice", "master"] }).map(({ bot }) => bot)).toEqual(["novice", undefined, "master"]);
    expect(seatsOf({ ...wish, names: [] }).map(({ bot }) => bot)).toEqual(["casual", undefined, "casual"]);
  });
});
