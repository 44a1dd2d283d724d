import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device } from "../src/lib/device.svelte";
import { useLanguage } from "../src/lib/i18n.svelte";
import { usualBot, usualOptions, usualPlayers } from "../src/lib/making";
import { botNote, levelName } from "../src/lib/names";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const levels = ["novice", "skilled", "strong"];
const card = { key: "niwa", title: "Niwa", players: [2], minutes: 15, age: null, dice: null, bots: [...levels, "greedy", "random"], levels };

describe("the level of a bot", () => {
  beforeAll(() => useLanguage("de"));
  beforeEach(() => device.set("bot", ""));

  test("is a mild one until somebody chooses, or the middle one where there is none", () => {
    expect(usualBot({ ...card, levels: ["novice", "casual", "skilled", "strong", "master"] })).toBe("casual");
    expect(usualBot(card)).toBe("skilled");
  });

  test("is what was chosen for this game, before what was chosen for another", () => {
    device.set("bot", "strong");
    device.choose("elsewhere", { bot: "novice" });
    expect([usualBot(card), usualBot({ ...card, key: "elsewhere" })]).toEqual(["strong", "novice"]);
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
    expect(levels.map(levelName)).toEqual(["Anfänger", "Geübt", "Stark"]);
    expect(levels.map(botNote)).toEqual(["Bot, Anfänger", "Bot, geübt", "Bot, stark"]);
  });

  test("is not made up for a bot that has none", () => {
    expect([botNote("greedy"), botNote(null)]).toEqual(["Bot", "Bot"]);
  });
});

describe("what Play now means", () => {
  const many = { ...card, key: "ninja-all-stars", players: [2, 3, 4] };

  test("is as few players as can and a quick set-up, until somebody chooses", () => {
    expect([usualPlayers(many), usualOptions(many)]).toEqual([2, { setup: "quick", janken: "dice" }]);
    device.choose("ninja-all-stars", { players: 3 });
    device.choose("ninja-all-stars", { full: true });
    expect([usualPlayers(many), usualOptions(many)]).toEqual([3, {}]);
    expect(usualPlayers({ ...many, players: [2] })).toBe(2);
  });

  test("is nothing special for a game that is set up at once anyway", () => {
    expect(usualOptions(card)).toEqual({});
  });
});
