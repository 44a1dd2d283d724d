import { expect, test } from "vitest";
import { around } from "../../src/games/ninja-all-stars/compass";
import type { PositionDocument } from "../../src/games/ninja-all-stars/position";
import { aimsOf, pathTo, type Prospects, prospectsOf } from "../../src/games/ninja-all-stars/prospects";
import document from "./prospects.json";

const prospects = document.prospects as unknown as Prospects;
const position = document.position as unknown as PositionDocument;

test("every space in reach has a way of neighbours from where the model stands", () => {
  for (const [model, outlook] of Object.entries(prospects.models)) {
    for (const space of Object.keys(outlook.reach)) {
      const path = [position.models[model]!.at!, ...pathTo(outlook, space)];
      expect(path.at(-1)).toBe(space);
      path.slice(1).forEach((next, i) => expect([...around(path[i]!).values()]).toContain(next));
    }
  }
});

test("the price grows along the way, and so do the dodges", () => {
  const outlook = prospects.models.A5!;
  for (const space of Object.keys(outlook.reach)) {
    const path = pathTo(outlook, space).map((each) => outlook.reach[each]!);
    path.slice(1).forEach((next, i) => expect(next.cost > path[i]!.cost && next.dodges >= path[i]!.dodges).toBe(true));
  }
});

test("the archer on the roof can shoot at three, and does not see the others", () => {
  const outlook = prospects.models.A5!;
  expect(aimsOf(outlook, null).sort()).toEqual(["B1", "B2", "B3"]);
  expect(aimsOf(outlook, "l6")).toEqual(["B2"]);
  expect(aimsOf(outlook, "r2")).toEqual([]);
  expect(Object.keys(outlook.blocked).sort()).toEqual(["B5", "B7", "B9"]);
  const { pools, injured, stunned, backfire, other } = outlook.forecasts["shoot B2"]!;
  expect(pools).toEqual([4, 3]);
  expect(injured + stunned + backfire + other).toBeCloseTo(1, 5);
});

test("without numbers from the server nothing is foreseen", () => {
  expect(prospectsOf(null).models).toEqual({});
  expect(aimsOf(null, null)).toEqual([]);
});
