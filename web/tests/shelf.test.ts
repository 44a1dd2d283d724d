import { describe, expect, test } from "vitest";
import { families } from "../src/lib/families";
import { pictureOf, sectionsOf, spanOf } from "../src/lib/shelf";
import type { GameCard } from "../src/lib/wire";

const card = (key: string): GameCard => ({ key, title: key, players: [2], minutes: 5, age: null, dice: null, bots: [], levels: [] });
const keys = families.flatMap(({ games }) => games);

describe("the shelf", () => {
  test("has the games as their families order them, with a heading where a family has one", () => {
    const sections = sectionsOf(keys.map(card).reverse());
    expect(sections.map(({ heading, games }) => [heading?.title ?? null, games.length])).toEqual([[null, 3], ["Nüby", 6]]);
    expect(sections.flatMap(({ games }) => games)).toEqual(keys);
    expect(keys.slice(0, 3)).toEqual(["niwa", "ninja-dice", "ninja-all-stars"]);
  });

  test("shows all there may be until the server has answered, then what the server has", () => {
    expect(sectionsOf(null)).toEqual(sectionsOf(keys.map(card)));
    expect(sectionsOf([card("nueby/jaeger")])).toEqual([{ heading: families.at(-1)?.heading, games: ["nueby/jaeger"] }]);
    expect(sectionsOf([])).toEqual([]);
  });

  test("puts games that only the server knows behind the others", () => {
    expect(sectionsOf([card("nim"), ...keys.map(card)]).at(-1)).toEqual({ heading: null, games: ["nim"] });
    expect(pictureOf("nim", "light", "wide")).toBeNull();
  });

  test("has a light and a dark picture of every game, for both shapes", () => {
    for (const shape of ["wide", "tall"] as const) {
      const pictures = keys.flatMap((key) => (["light", "dark"] as const).map((theme) => pictureOf(key, theme, shape)));
      expect(pictures).not.toContain(null);
      expect(new Set(pictures).size).toBe(2 * keys.length);
    }
  });

  test("tells how many can play", () => {
    expect([spanOf([2]), spanOf([2, 3, 4, 5])]).toEqual(["2", "2–5"]);
  });
});
