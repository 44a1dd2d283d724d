import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../src/games/contract";
import { pilesOf } from "../../src/games/ninja-all-stars/position";
import { countsOf } from "../../src/games/ninja-all-stars/statistics";
import { elementOfTeam, limitsOf, ownTeamOf, priceOf, sizeOf, withTeam } from "../../src/games/ninja-all-stars/teams";
import { cases, chart } from "./table";

describe("an own team", () => {
  test("begins with eight, and with a choice only for the clan that has one", () => {
    expect(ownTeamOf("water")).toEqual({ clan: "ika", kaiken: 2, yajiri: 2, kunoichi: 2, madoushi: 1 });
    expect(ownTeamOf("fire")).toMatchObject({ clan: "tora", chunin: "tiger-strike" });
    expect(sizeOf(ownTeamOf("fire"))).toBe(8);
  });
  test("has the element of its clan", () => {
    expect(elementOfTeam(ownTeamOf("air"))).toBe("air");
    expect(elementOfTeam("void")).toBe("void");
    expect(withTeam(["fire", "water"], 1, "earth")).toEqual(["fire", "earth"]);
  });
  test("costs what its clan asks for the chunin and each of the others", () => {
    const tora = { prices: { chunin: 20, kaiken: 10, yajiri: 8, kunoichi: 9, madoushi: 13 }, limits: {}, choice: [], leader: "chunin", heroes: { komuso: 13 } };
    expect(priceOf({ clan: "tora", chunin: "pounce", kaiken: 3, yajiri: 2, kunoichi: 2, madoushi: 1 }, tora)).toBe(97);
    expect(priceOf({ clan: "tora", kaiken: 2 }, tora)).toBe(40);
    expect(priceOf({ clan: "tora", kaiken: 2, hero: "komuso" }, tora)).toBe(53);
  });
  test("is told its limits when it has too few or too many of a class", () => {
    expect(limitsOf({ facts: { least: "2", most: "4", where: "teams[0].kaiken", came: "1" } })).toEqual({ class: "kaiken", least: 2, most: 4 });
    expect(limitsOf({ facts: { where: "teams[0]", came: "107" } })).toBeNull();
  });
});

test("all cards are in the bag, on the discard pile or in hands", () => {
  const { position } = cases.result!;
  const { bag, discard } = pilesOf(chart.cards, position);
  const held = position.hands.reduce<number>((sum, hand) => sum + (Array.isArray(hand) ? hand.length : hand), 0);
  expect(bag + discard + held).toBe(52);
});

test("statistics count for whoever did it", () => {
  const told = (key: string, facts: Record<string, unknown>) => ({ key: `ninja-all-stars-${key}`, facts });
  const entry: LogEntry = {
    ply: 0, by: 0, text: "", at: 0, throw: null, remark: null,
    told: [told("attacked", { model: "A2", other: "B2" }), told("was-injured", { model: "B2", other: "A2" }), told("was-injured", { model: "A1", other: "–" }), told("played-card", { seat: 1, card: "raizin" })],
  };
  const [anna, ben] = countsOf([entry], 2);
  expect(anna).toMatchObject({ attacks: 1, injuries: 1, cards: 0 });
  expect(ben).toMatchObject({ attacks: 0, injuries: 0, cards: 1 });
});
