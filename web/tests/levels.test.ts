import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device } from "../src/lib/device.svelte";
import { useLanguage } from "../src/lib/i18n.svelte";
import { usualBot } from "../src/lib/making";
import { botNote, levelName } from "../src/lib/names";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const levels = ["novice", "skilled", "strong"];
const card = { key: "niwa", title: "Niwa", players: [2], minutes: 15, age: null, dice: null, bots: [...levels, "greedy", "random"], levels };

describe("the level of a bot", () => {
  beforeAll(() => useLanguage("de"));
  beforeEach(() => device.set("bot", ""));

  test("is the middle one until somebody chooses", () => {
    expect(usualBot(card)).toBe("skilled");
  });

  test("is the one chosen last, if the game offers it", () => {
    device.set("bot", "strong");
    expect(usualBot(card)).toBe("strong");
    expect(usualBot({ ...card, levels: ["novice"] })).toBe("novice");
  });

  test("is none of the bots that only machines play against", () => {
    device.set("bot", "greedy");
    expect(usualBot(card)).toBe("skilled");
  });

  test("has a name and stands beside the bot's", () => {
    expect(levels.map(levelName)).toEqual(["Unerfahren", "Geübt", "Stark"]);
    expect(levels.map(botNote)).toEqual(["Bot, unerfahren", "Bot, geübt", "Bot, stark"]);
  });

  test("is not made up for a bot that has none", () => {
    expect([botNote("greedy"), botNote(null)]).toEqual(["Bot", "Bot"]);
  });
});
