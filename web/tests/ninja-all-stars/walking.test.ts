import { describe, expect, test } from "vitest";
import { tapSpace } from "../../src/games/ninja-all-stars/acting";
import { nextOf } from "../../src/games/ninja-all-stars/plan";
import { forecastOf, pathTo } from "../../src/games/ninja-all-stars/forecast";
import type { Document } from "../../src/games/contract";
import { cases, tableAt, yard } from "./table";

const told = { reach: { b1: { cost: 1, way: ["b1"] }, c2: { cost: 4, way: ["b1", "c1", "c2"], dodges: 2, chance: 0.25 }, d2: { cost: 2, way: ["b1", "d2"], passing: true } } };
const forecast = forecastOf({ models: { A1: told } }, "A1")!;

test("the way to a space is told step by step, from the first one on", () => {
  expect(pathTo(forecast, "c2")).toEqual(["b1", "c1", "c2"]);
  expect(pathTo(forecast, "d4")).toEqual([]);
  expect(forecast.reach.c2).toMatchObject({ dodges: 2, chance: 0.25 });
  expect(forecast.reach.b1).toMatchObject({ dodges: 0, chance: 1 });
});

test("nobody walks to a space that can only be passed", () => {
  expect(pathTo(forecast, "d2")).toEqual([]);
});

describe("a walk", () => {
  test("goes on as long as its next step is legal", () => {
    expect(nextOf(["step b1", "step c1"], ["end", "step b1"], null, 0)).toEqual({ move: "step b1", rest: ["step c1"] });
  });
  test("ends where something else is asked", () => {
    expect(nextOf(["step b1"], ["pass", "card sidestep+"], null, 0)).toBeNull();
    expect(nextOf([], ["step b1"], null, 0)).toBeNull();
  });
  test("ends where somebody else has a hand in it, not where dice were rolled for it", () => {
    const entry = { ply: 1, text: "card suinij", told: [], at: 0, again: false, throw: null, remark: null };
    expect(nextOf(["step b1"], ["step b1"], { ...entry, by: 1 }, 0)).toBeNull();
    expect(nextOf(["step b1"], ["step b1"], { ...entry, by: "chance", text: "dice FWA" }, 0)?.move).toBe("step b1");
  });
  test("begins with the activation of the ninja that was looked at", () => {
    const found = cases.turn!;
    const model = found.legal[0]!.split(" ")[1]!;
    const table = tableAt(found, { models: { [model]: told } } as Document);
    table.session.looked = model;
    tapSpace(table.props(), "c2", yard);
    expect(table.said).toEqual([`activate ${model}`]);
    expect(table.session.plan).toEqual(["step b1", "step c1", "step c2"]);
  });
});
