import { expect, test } from "vitest";
import type { Window } from "../../src/games/ninja-all-stars/forecast";
import { canMark, matching, tapped } from "../../src/games/ninja-all-stars/rerolls";

const window: Window = {
  passing: {},
  moves: {
    "token F": { pool: "att", dice: "F", better: false },
    "mastery F": { pool: "att", dice: "F", better: true },
    "mastery EF": { pool: "att", dice: "EF", better: true },
    "lucky": { pool: "def", dice: "AAW" },
    "card raizin+": { pool: "att", adds: "F" },
  },
};
const texts = (fresh: string, marked: Parameters<typeof matching>[1]) => matching(window, marked, fresh).map(({ text }) => text);

test("only dice that something takes up can be marked", () => {
  expect([..."SWEVFA"].filter((letter) => canMark(window, "att", letter))).toEqual(["E", "F"]);
  expect(canMark(window, "def", "A")).toBe(true);
});

test("marks are matched by what takes up just these, the better first; a second tap takes a mark back", () => {
  const one = tapped(window, null, "att", "VFE", 1);
  expect(texts("VFE", one)).toEqual(["mastery F", "token F"]);
  const two = tapped(window, one, "att", "VFE", 2);
  expect(texts("VFE", two)).toEqual(["mastery EF"]);
  expect(texts("VFE", tapped(window, two, "att", "VFE", 2))).toEqual(["mastery F", "token F"]);
  expect(tapped(window, one, "att", "VFE", 1)).toBeNull();
});

test("dice that are only taken up together are marked together, and of one side only", () => {
  const all = tapped(window, { pool: "att", dice: [1] }, "def", "AWA", 0);
  expect(all?.pool).toBe("def");
  expect([...all!.dice].sort()).toEqual([0, 1, 2]);
  expect(texts("AWA", all)).toEqual(["lucky"]);
});
