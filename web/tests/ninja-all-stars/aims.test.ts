import { expect, test } from "vitest";
import { plansFor } from "../../src/games/ninja-all-stars/aims";
import type { AttackEnd, Forecast } from "../../src/games/ninja-all-stars/forecast";
import type { Position } from "../../src/games/ninja-all-stars/position";
import { chart } from "./table";

const end = (injured: number): AttackEnd => ({ pools: [3, 2], chooser: "A", injured, stunned: 0.2, backfire: 0, other: 0.8 - injured, open: {} });
const none: Forecast = { reach: {}, dodging: {}, sees: [], blocked: {}, here: {}, from: {}, then: [] };
const models = { A2: { at: "j10", face: "N" }, B1: { at: "j11", face: "S" } } as Position["models"];
const position = { models, phase: "turn" } as Position;
const plans = (forecast: Partial<Forecast>, ready = true) => plansFor({ chart, position, model: "A2", ready, forecast: { ...none, ...forecast } }, "B1");

test("an enemy behind is attacked after a turn, of a model that has yet to begin in one go", () => {
  const [plan] = plans({ from: { j10: { "attack B1": end(0.4) } } });
  expect(plan).toMatchObject({ deed: "attack B1", at: null, turns: true, moves: ["activate A2", "face S", "attack B1"] });
});

test("on the spot comes before a turn, and a turn before a walk; of walks the safest, then the most promising", () => {
  const way = (space: string, chance = 1) => ({ cost: 1, dodges: Number(chance < 1), chance, way: [space], passing: false });
  const reach = { i10: way("i10", 0.4), k11: way("k11"), k12: way("k12") };
  const from = { i10: { "attack B1": end(0.9) }, k11: { "attack B1": end(0.3) }, k12: { "attack B1": end(0.5) } };
  expect(plans({ reach, from })[0]).toMatchObject({ at: "k12", moves: ["activate A2", "step k12", "face NW", "attack B1"] });
  expect(plans({ reach, from: { ...from, j10: { "attack B1": end(0.1) } } })[0]).toMatchObject({ at: null, turns: true });
  expect(plans({ reach, from, here: { "attack B1": end(0.1) } }, false)[0]).toMatchObject({ turns: false, moves: ["attack B1"] });
  expect(plans({ here: { "attack B3": end(0.1) } })).toEqual([]);
});
