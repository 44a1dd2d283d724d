import { beforeAll, describe, expect, test } from "vitest";
import { groupsOf, type PlainPosition, tell, turnOf, wordsOf } from "../src/lib/board/plain/turn";
import { bringMessages, has, say, useLanguage } from "../src/lib/i18n.svelte";
import type { Told } from "../src/lib/wire";
import { playOf } from "./play";
import { entry } from "./wire";

const told = (text: string): Told => ({ key: "told", facts: { text } });
const POSITION: PlainPosition = {
  plain: {
    drawing: [],
    status: told("Ada is to act"),
    moves: {
      "go 1": { heading: null, words: told("to stone 1") },
      "go 2": { heading: null, words: null },
      rest: { heading: told("On the bank"), words: told("stay") },
      wait: { heading: null, words: null },
    },
  },
};

beforeAll(async () => {
  await useLanguage("en");
  await bringMessages("a game that says anything", () => Promise.resolve("told = { $text }"));
});

describe("the plain board", () => {
  test("lists moves under their headings, else under their first word", () => {
    expect(groupsOf(POSITION, ["go 1", "go 2", "rest", "wait"])).toEqual([
      { heading: "go", choices: [{ text: "go 1", words: "to stone 1" }, { text: "go 2", words: "go 2" }] },
      { heading: "On the bank", choices: [{ text: "rest", words: "stay" }] },
      { heading: "Moves", choices: [{ text: "wait", words: "wait" }] },
    ]);
  });

  test("takes a move as it is written where a position has no words for it", () => {
    expect(wordsOf("go 3", POSITION)).toBe("go 3");
    expect(wordsOf("go 1", {})).toBe("go 1");
  });

  test("lets a viewer throw only the dice in their own hand", () => {
    const scene = { position: POSITION, yours: [1] };
    expect(turnOf(scene, playOf({ thrower: 1 })).throws).toBe(true);
    expect(turnOf(scene, playOf({ thrower: 0 })).throws).toBe(false);
    expect(turnOf(scene, null)).toEqual({ groups: [], throws: false });
  });

  test("tells what the game tells, and what it does not as it is written", () => {
    expect(tell([{ ...entry(0, 1), text: "roll", told: [] }, { ...entry(1, 1), told: [told("It shows."), told("Well.")] }])).toBe("roll It shows. Well.");
  });
});

describe("messages that a game brings", () => {
  test("are there in every language that is chosen, and change nothing of the table's", async () => {
    const asked: string[] = [];
    const load = async (language: string) => {
      asked.push(language);
      return `toy-hello = hello ${language}\nweb-plain-moves = mine\n`;
    };
    await Promise.all([bringMessages("toy", load), bringMessages("toy", load)]);
    expect([say("toy-hello"), say("web-plain-moves")]).toEqual(["hello en", "Moves"]);
    await useLanguage("de");
    expect([say("toy-hello"), say("web-plain-moves"), asked]).toEqual(["hello de", "Züge", ["en", "de"]]);
  });

  test("are asked for again where they could not be had", async () => {
    await expect(bringMessages("lost", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    await bringMessages("lost", () => Promise.resolve("lost-found = yes"));
    expect(has("lost-found")).toBe(true);
  });
});
