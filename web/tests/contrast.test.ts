import { describe, expect, test } from "vitest";
import { contrast, over, tokensOf, type Theme } from "./contrast";

const sheets = import.meta.glob<string>(["../src/app.css", "../src/games/*/*.css", "../src/lib/board/plain/*.css"], { query: "?raw", import: "default", eager: true });
const SURFACES = ["paper", "paper-2", "paper-3"];

/** What is read, and what it is read on. */
const TEXTS: [string, string[]][] = [
  ["ink", [...SURFACES, "gold-wash", "niwa-target"]],
  ["ink-2", [...SURFACES, "gold-wash"]],
  ["indigo", SURFACES],
  ["vermilion", SURFACES],
  ["moss", SURFACES],
  ["on-indigo", ["indigo"]],
  ["on-vermilion", ["vermilion"]],
  ...["green", "yellow", "orange", "pink", "blue", "red", "violet", "grey"].map((paint): [string, string[]] => [`paint-${paint}`, ["paper-3"]]),
  ["niwa-name", ["niwa-sand"]],
  ["niwa-number", ["niwa-blue"]],
  ["niwa-number-pink", ["niwa-pink"]],
];

/** Signs of seats: their edge is their colour with two fifths of black. */
const SIGNS = [...[0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`), "niwa-pink", "niwa-blue"];

/** What is told apart, by its face or by its edge, and what it stands on. */
const PIECES: [string, string | null, string[]][] = [
  ["niwa-pink", "niwa-pink-2", ["niwa-sand", "paper-2", "paper-3"]],
  ["niwa-blue", "niwa-blue-2", ["niwa-sand", "paper-2", "paper-3"]],
  ["niwa-g", "niwa-g-2", ["niwa-sand", "paper-2", "paper-3"]],
  ["niwa-y", "niwa-y-2", ["niwa-sand", "paper-2", "paper-3"]],
  ["niwa-o", "niwa-o-2", ["niwa-sand", "paper-2", "paper-3"]],
  ["niwa-torii", "niwa-torii-2", ["niwa-sand"]],
  ["niwa-lamp", "niwa-lamp-2", ["niwa-sand"]],
  ["niwa-band-g", null, ["niwa-g"]],
  ["niwa-band-y", null, ["niwa-y"]],
  ["niwa-band-o", null, ["niwa-o"]],
  ["niwa-target-ring", null, ["niwa-sand", "niwa-target"]],
  ["niwa-chosen", null, ["niwa-sand"]],
  ["niwa-gold", null, ["niwa-sand"]],
  ["indigo", null, SURFACES],
  ["gold", null, ["gold-wash"]],
  ["ink-3", null, ["paper-3"]],
];

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
  const tokens = Object.assign({}, ...Object.values(sheets).map((sheet) => tokensOf(sheet, theme))) as Record<string, string>;
  const of = (name: string) => tokens[name] ?? expect.fail(`no colour --${name}`);

  test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))("%s can be read on %s", (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PIECES.flatMap(([face, edge, grounds]) => grounds.map((ground) => [face, ground, edge] as const)))(
    "%s stands out from %s",
    (face, ground, edge) => {
      const seen = [of(face), ...(edge ? [over(of(edge), of(ground), 0.85)] : [])];
      expect(Math.max(...seen.map((colour) => contrast(colour, of(ground))))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(SIGNS.flatMap((sign) => SURFACES.map((ground) => [sign, ground] as const)))("the sign %s stands out from %s", (sign, ground) => {
    const edge = over("#000000", of(sign), 0.4);
    expect(Math.max(contrast(of(sign), of(ground)), contrast(edge, of(ground)))).toBeGreaterThanOrEqual(3);
  });

  test("every colour has a twin in the other theme", () => {
    const names = (each: Theme) => Object.values(sheets).flatMap((sheet) => Object.keys(tokensOf(sheet, each))).sort();
    expect(names("dark")).toEqual(names("light"));
  });
});

describe("contrast", () => {
  test("is 21 for black on white, 1 for the same, whichever comes first", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrast("#c8452d", "#c8452d")).toBe(1);
  });

  test("counts what lies below a colour that does not cover", () => {
    expect(over("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
