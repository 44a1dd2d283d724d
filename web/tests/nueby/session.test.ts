import { beforeEach, describe, expect, test } from "vitest";
import { NuebySession } from "../../src/games/nueby/session.svelte";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
});

describe("keeping the stone on one screen", () => {
  test("is each seat's own, and of one match", () => {
    const session = new NuebySession("a");
    session.keep(0, true);
    session.keep(2, true);
    session.keep(0, false);
    expect(session.keepers).toEqual([2]);
    expect(new NuebySession("a").keepers).toEqual([2]);
    expect(new NuebySession("b").keepers).toEqual([]);
  });

  test("is forgotten with old matches, and not kept of a picture", () => {
    for (let match = 0; match < 60; match++) new NuebySession(`m${match}`).keep(1, true);
    expect(new NuebySession("m0").keepers).toEqual([]);
    expect(new NuebySession("m59").keepers).toEqual([1]);
    new NuebySession().keep(1, true);
    expect(new NuebySession().keepers).toEqual([]);
  });
});
