import { describe, expect, test } from "vitest";
import { families } from "../src/lib/families";
import { bundleOf, chosenLanguage, has, language, pseudo, useLanguage, wantMessages } from "../src/lib/i18n.svelte";
import { aboutKey } from "../src/lib/shelf";

const sources = {
  ...import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/games/**"], { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../src/games/*/shelf.ts", { query: "?raw", import: "default", eager: true }),
};
const messages = import.meta.glob<string>("../../src/engawa/messages/*/{table,table-*}.ftl", { query: "?raw", import: "default", eager: true });

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
    const named = [...code.matchAll(/"(web-[a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    const made = [...code.matchAll(/`(web-[a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !named.includes(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
    expect(families.flatMap(({ games }) => games.map(aboutKey)).filter((key) => !known.includes(key))).toEqual([]);
  });

  test("are read as Fluent without complaint", async () => {
    const bundle = await bundleOf("de", ["table", "niwa"], false);
    const wins = bundle.getMessage("web-wins")?.value;
    expect(wins && bundle.formatPattern(wins, { names: "Lena", count: 1 })).toBe("Lena gewinnt");
    expect(bundle.hasMessage("niwa-status")).toBe(true);
  });

  test("in the pseudo-locale leave no plain letter but those of facts", async () => {
    const bundle = await bundleOf("en", ["table"], true);
    const turn = bundle.getMessage("web-turn-of")?.value;
    expect(turn && bundle.formatPattern(turn, { name: "Lena" })).toBe("Lena’ś ŧúŕń");
    expect(pseudo("Zz9")).toBe("Žž9");
  });

  test("come in the language of address, setting, browser, in this order", () => {
    expect(chosenLanguage("de", "en", ["en"])).toBe("de");
    expect(chosenLanguage(null, "auto", ["fr-FR", "de-AT"])).toBe("de");
    expect(chosenLanguage("xx-pseudo", "auto", [])).toBe("en");
  });
});
