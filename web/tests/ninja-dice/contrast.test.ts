import { expect, test } from "vitest";
import { PAINTS } from "../../src/games/ninja-dice/art";
import { contrast } from "../contrast";

const sheets = import.meta.glob<string>("../../src/games/ninja-dice/ninja-dice.css", { query: "?raw", import: "default", eager: true });
const colours = Object.fromEntries([...Object.values(sheets).join("").matchAll(/--nd-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));
const MARKS = ["indigo", "moss", "vermilion", "gold", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4"];

test.each(MARKS)("the mark %s stands out from the felt", (mark) => {
  expect(contrast(colours[mark]!, colours.felt!)).toBeGreaterThanOrEqual(3);
  expect(contrast(colours[mark]!, colours.fibre!)).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(PAINTS))("the signs of %s dice can be read on them", (_, { sign, ground }) => {
  expect(contrast(sign, ground)).toBeGreaterThanOrEqual(4);
});
