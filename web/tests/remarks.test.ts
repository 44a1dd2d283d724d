import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device } from "../src/lib/device.svelte";
import { useLanguage, wantMessages } from "../src/lib/i18n.svelte";
import { heardOf, quoted } from "../src/lib/table/remarks";
import { entry } from "./wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const remark = { seat: 1, key: "remark-niwa-first", facts: { tone: "sure", line: 2, moves: 0 }, words: null };
const kept = { ...remark, facts: {}, words: { en: "Let us begin.", de: "Fangen wir an." } };
const log = [entry(0), { ...entry(1), remark }];

describe("what a bot says", () => {
  beforeAll(async () => {
    await useLanguage("de");
    await wantMessages("remarks");
  });
  beforeEach(() => {
    device.set("chat", true);
    device.set("remarks", true);
  });

  test("is quoted with its name, in the viewer's language", () => {
    expect(heardOf(log).map((said) => quoted(said, ["Ada", "Sora"]))).toEqual(["Sora: „Jede Perle hat ihre Linie. Fangen wir an.“"]);
  });

  test("is quoted in the words that were kept where these were", () => {
    expect(quoted(kept, ["Ada", "Sora"])).toBe("Sora: „Fangen wir an.“");
  });

  test.each(["chat", "remarks"] as const)("is not heard where %s is off", (setting) => {
    device.set(setting, false);
    expect(heardOf(log)).toEqual([]);
  });
});
