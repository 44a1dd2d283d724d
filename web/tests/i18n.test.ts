import { describe, expect, test, vi } from "vitest";
import { asked, canTell, chosenLanguage, has, LANGUAGES, language, plainFacts, say, sayMessage, sayTold, useLanguage, wantMessages } from "../src/lib/i18n.svelte";
import { families } from "../src/lib/families";
import { aboutKey } from "../src/lib/shelf";

const sources = {
  ...import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/games/**"], { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../src/games/*/shelf.ts", { query: "?raw", import: "default", eager: true }),
};
const messages = import.meta.glob<string>("../../src/engawa/messages/*/{language,table,table-*}.ftl", { query: "?raw", import: "default", eager: true });
const names = Object.keys(import.meta.glob("../../src/engawa/messages/*/*.ftl")).map((path) => path.split("/").slice(-2));

/** Message keys and the facts each mentions. */
function factsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (key) found.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))].sort());
  }
  return found;
}

const tables = ["de", "en"].map((language) => {
  const texts = Object.entries(messages).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
  return { language, facts: factsOf(texts.join("\n")) };
});

/** Wait until what was asked for is read. */
const read = (name: string) => wantMessages(name);

describe("messages", () => {
  test("of a game are there for everybody who waits for them, also while the language changes", async () => {
    const changed = useLanguage("de");
    const first = wantMessages("niwa");
    const other = wantMessages("nueby");
    await wantMessages("niwa");
    expect(has("niwa-ui-status-wait")).toBe(true);
    await Promise.all([changed, first, other]);
    expect([language(), has("niwa-ui-status-wait"), has("nueby-ui-board")]).toEqual(["de", true, true]);
  });

  test("are the same in both languages, and mention the same facts", () => {
    expect(tables[0]?.facts.size).toBeGreaterThan(100);
    expect(tables[0]?.facts).toEqual(tables[1]?.facts);
  });

  test("exist for every key that the client names, and none is left over", () => {
    const code = Object.values(sources).join("\n");
    const known = [...(tables[0]?.facts.keys() ?? [])];
    const named = [...code.matchAll(/"((?:web|box)-[a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    const made = [...code.matchAll(/`(web-[a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !named.includes(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
    expect(families.flatMap(({ games }) => games.map(aboutKey)).filter((key) => !known.includes(key))).toEqual([]);
  });

  test("are read as Fluent without complaint", async () => {
    await useLanguage("de");
    expect(say("web-wins", { names: "Lena", count: 1 })).toBe("Lena gewinnt");
    expect(has("niwa-status")).toBe(true);
  });

  test("in the language that nobody speaks leave no plain letter but those of facts", async () => {
    await useLanguage("xx-pseudo");
    expect(say("web-turn-of", { name: "Lena" })).toBe("Lena’ś ŧúŕń");
    expect([language(), asked()]).toEqual(["en", "xx-pseudo"]);
    await useLanguage("de");
  });

  test("come in the language of address, setting, browser, in this order", () => {
    expect(chosenLanguage("de", "en", ["en"])).toBe("de");
    expect(chosenLanguage(null, "auto", ["fr-FR", "de-AT"])).toBe("de");
    expect(chosenLanguage("fr", "auto", ["xx-pseudo"])).toBe("en");
    expect(chosenLanguage("xx-pseudo", "auto", [])).toBe("xx-pseudo");
  });

  test("are offered in every language that people speak, by its own name", () => {
    expect(LANGUAGES).toEqual([{ code: "de", name: "Deutsch" }, { code: "en", name: "English" }]);
  });

  test("of the server may mention others, and are worded once their file is read", async () => {
    await useLanguage("de");
    const complaint = vi.spyOn(console, "error");
    const told = { key: "expected", facts: { where: "seats", expected: { key: "expected-choice", facts: { choices: "2" } }, came: "3" } };
    expect(sayTold(told)).toBe("");
    expect(canTell(told)).toBe(true);
    await read("core");
    await read("dice");
    expect(sayTold(told)).toBe("seats: erwartet war eines von 2, gekommen ist 3");
    await useLanguage("en");
    expect(sayTold(told)).toBe("seats: expected one of 2, got 3");
    expect(canTell({ key: "no-such-message", facts: {} })).toBe(false);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  test("of the server may list others", async () => {
    await wantMessages("ninja-dice");
    const seats = [0, 1].map((seat) => ({ key: "ninja-dice-seat", facts: { seat } }));
    const text = sayMessage({ key: "ninja-dice-status-over", facts: { count: 2, seats, coins: 7 } });
    expect(text).toContain(seats.map(sayMessage).join(", "));
  });

  test("have plain facts, their own before those of the messages that they mention", () => {
    const seat = (seat: number) => ({ key: "seat", facts: { seat } });
    expect(plainFacts({ facts: { coins: 3, seat: seat(1), victim: seat(2) } })).toEqual({ coins: 3, seat: 1 });
    expect(plainFacts({ facts: { victim: { key: "v", facts: { coins: 9, deep: seat(4) } }, coins: 3 } })).toEqual({ coins: 3, seat: 4 });
  });

  test("that only the terminal says are no part of the client", () => {
    const wanted = ["clauses", "core", "dice", "editions", "hints", "house", "remarks", "server", "table", "table-analysis"];
    const games = ["ninja-all-stars", "ninja-dice", "niwa", "nueby"].flatMap((game) => [game, `${game}-table`]);
    const terminal = ["admin", "analysis", "cli", "lab", "store", "training"];
    const english = names.flatMap(([folder, file]) => (folder === "en" ? [file!.replace(".ftl", "")] : []));
    expect(english.sort()).toEqual([...wanted, ...games, ...terminal, "language"].sort());
  });
});
