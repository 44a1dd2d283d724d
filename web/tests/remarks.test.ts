import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device } from "../src/lib/device.svelte";
import { useLanguage } from "../src/lib/i18n.svelte";
import { heardOf, quoted } from "../src/lib/table/remarks";
import { entry } from "./wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const remark = { seat: 1, key: "remark-niwa-first", en: "Let us begin.", de: "Fangen wir an." };
const log = [entry(0), { ...entry(1), remark }];

describe("what a bot says", () => {
  beforeAll(() => useLanguage("de"));
  beforeEach(() => {
    device.set("chat", true);
    device.set("remarks", true);
  });

  test("is quoted with its name, in the viewer's language", () => {
    expect(heardOf(log).map((said) => quoted(said, ["Ada", "Sora"]))).toEqual(["Sora: „Fangen wir an.“"]);
  });

  test.each(["chat", "remarks"] as const)("is not heard where %s is off", (setting) => {
    device.set(setting, false);
    expect(heardOf(log)).toEqual([]);
  });
});
