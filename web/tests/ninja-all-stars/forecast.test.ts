import { expect, test } from "vitest";
import { around } from "../../src/games/ninja-all-stars/bases";
import { nameAt } from "../../src/games/ninja-all-stars/keyboard";
import type { Position } from "../../src/games/ninja-all-stars/position";
import { aimsOf, isAttackEnd, forecastOf, pathTo } from "../../src/games/ninja-all-stars/forecast";
import document from "./forecast.json";

const models = Object.keys(document.forecast.models);
const forecastFor = (model: string) => forecastOf(document.forecast, model)!;
const position = document.position as unknown as Position;

test("every space in reach has a way of neighbours from where the model stands", () => {
  for (const model of models) {
    const forecast = forecastFor(model);
    for (const space of Object.keys(forecast.reach)) {
      const path = [position.models[model]!.at!, ...pathTo(forecast, space)];
      expect(path.at(-1)).toBe(space);
      path.slice(1).forEach((next, i) => expect(around({ at: path[i]!, wide: 0 }).map(nameAt)).toContain(next));
    }
  }
});

test("a way without dodges is certain, one with them is not", () => {
  for (const { dodges, chance } of Object.values(forecastFor("A2").reach)) expect(chance === 1).toBe(dodges === 0);
});

test("the archer on the roof can shoot at three, and does not see the others", () => {
  const forecast = forecastFor("A5");
  expect(aimsOf(forecast, null).sort()).toEqual(["B1", "B2", "B3"]);
  expect(aimsOf(forecast, "l6")).toEqual(["B2"]);
  expect(aimsOf(forecast, "r2")).toEqual([]);
  expect(Object.keys(forecast.blocked).sort()).toEqual(["B5", "B7", "B9"]);
});

test("moves from here and from elsewhere have their ends, which add up", () => {
  const forecast = forecastFor("A5");
  for (const end of [forecast.here["shoot B2"]!, forecast.from.l6!["shoot B2"]!]) {
    if (!isAttackEnd(end)) throw new Error("no forecast");
    const { pools, injured, stunned, backfire, other } = end;
    expect(pools).toEqual([4, 3]);
    expect(injured + stunned + backfire + other).toBeCloseTo(1, 5);
  }
});

test("as long as the server has told nothing, nothing is foreseen", () => {
  expect(forecastOf(null, "A5")).toBeNull();
  expect(forecastOf(document.forecast, "B1")).toBeNull();
  expect(aimsOf(null, null)).toEqual([]);
});
