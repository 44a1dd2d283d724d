import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "../src/lib/i18n.svelte";
import { resultOf } from "../src/lib/table/status";

const names = ["Ada", "Bea", "Cleo"];
const told = (winners: number[], yours: number[]) => resultOf({ winners }, yours, names);

describe("a result", () => {
  beforeAll(() => useLanguage("en"));

  test("is the viewer's own alone only if nobody shares it", () => {
    expect(told([0], [0])).toBe("You win!");
    expect(told([0, 2], [0])).toBe("You win together with Cleo");
  });

  test("names who won to all others, and to several at one screen", () => {
    expect(told([0, 2], [1])).toBe("Ada, Cleo win");
    expect(told([1], [0, 1, 2])).toBe("Bea wins");
    expect(told([], [0])).toBe("A draw");
  });
});
