import { beforeAll, describe, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { useLanguage } = await import("../../src/lib/i18n.svelte");
const { bandOf, lineOf } = await import("../../src/lib/analysis/lines");
const { addingUp, chance, percent, points } = await import("../../src/lib/analysis/numbers");

describe("a number of an analysis", () => {
  beforeAll(() => useLanguage("de"));

  test("is a percentage in the way of the language", async () => {
    expect(percent(0.523)).toBe("52\u00a0%");
    await useLanguage("en");
    expect(percent(0.523)).toBe("52%");
    await useLanguage("de");
  });

  test("has a margin where it was sampled, and none that reads as nothing", () => {
    expect([chance(0.5, 0.034), chance(0.5, 0.004)]).toEqual(["50\u00a0% ±\u00a03", "50\u00a0%"]);
    expect([points(0.12, 0.03), points(-0.034, 0), points(0.004, 0)]).toEqual(["+12 ±\u00a03", "−3", "0"]);
  });

  test.each([
    [0.5, [0.334, 0.334, -0.168], 1],
    [0.5, [-0.004, -0.004, -0.492], 0],
    [0.333, [0.3345, -0.3335, 0.3335, -0.3335], 0.334],
    [0.25, [0.25, 0.25, 0.25], 1],
    [0.5, [], 0.5],
  ])("adds up on the page as it does exactly: from %f by %j to %f", (start, changes, end) => {
    const whole = addingUp(start, changes, end);
    expect(whole.reduce((sum, each) => sum + each, Math.round(100 * start))).toBe(Math.round(100 * end));
    whole.forEach((each, at) => expect(Math.abs(each - 100 * changes[at]!)).toBeLessThan(1));
  });
});

describe("the curve", () => {
  const curve = [
    { chances: [0.5, 0.5], margins: [0.1, 0.1], proven: false },
    { chances: [0.95, 0.05], margins: [0.1, 0.1], proven: false },
  ];

  test("goes through the chances of a seat, and as far as they are known", () => {
    expect(lineOf(curve, 0, 4)).toBe("M0.0 100.0L170.0 10.0");
    expect([lineOf([], 0, 4), bandOf([], 0, 4)]).toEqual(["", ""]);
  });

  test("has a band as wide as its margins, that ends where chances end", () => {
    expect(bandOf(curve, 1, 1)).toBe("M0.0 80.0L680.0 170.0L680.0 200.0L0.0 120.0Z");
  });
});
