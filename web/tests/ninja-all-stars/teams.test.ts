import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../src/games/contract";
import { pilesOf } from "../../src/games/ninja-all-stars/position";
import { countsOf } from "../../src/games/ninja-all-stars/statistics";
import type { Clan } from "../../src/games/ninja-all-stars/chart";
import { clansOf, classesOf, limitsOf, ownTeamOf, priceOf, shrineOf, sizeOf, withTeam } from "../../src/games/ninja-all-stars/teams";
import { cases, chart } from "./table";

const tora: Clan = {
  leader: "chunin", choice: ["tiger-strike", "pounce"], heroes: { komuso: 13 },
  prices: { chunin: 20, kaiken: 10, yajiri: 8, kunoichi: 9, madoushi: 13 },
  limits: { chunin: [1, 1], kaiken: [2, 4], yajiri: [0, 2], kunoichi: [0, 2], madoushi: [0, 2] },
};

describe("an own team", () => {
  test("begins with what its clan can pay, and with a choice only for the clan that has one", () => {
    expect(ownTeamOf("tora", tora, 100)).toEqual({ clan: "tora", chunin: "tiger-strike", kaiken: 4, yajiri: 2, kunoichi: 1, madoushi: 1 });
    expect(ownTeamOf("tora", tora, 85)).toMatchObject({ kaiken: 3, yajiri: 1, kunoichi: 1, madoushi: 1 });
    expect(ownTeamOf("tora", tora, 1)).toMatchObject({ kaiken: 2, yajiri: 0, kunoichi: 0, madoushi: 0 });
    expect(ownTeamOf("crew", { ...tora, choice: [] }, 100)).not.toHaveProperty("chunin");
  });
  test("is of the clan of a shrine, in the shipped edition or another", () => {
    expect(shrineOf({ clan: "tanchyo" }, clansOf(null))).toBe("air");
    expect(shrineOf("void", clansOf(null))).toBe("void");
    const mine = clansOf({ teams: { crew: { clan: "pirates" } } });
    expect(mine).toEqual({ crew: "pirates" });
    expect(shrineOf({ clan: "pirates" }, mine)).toBe("crew");
    expect(shrineOf({ clan: "tora" }, mine)).toBe("");
    expect(withTeam(["fire", "water"], 1, "earth")).toEqual(["fire", "earth"]);
  });
  test("costs what its clan asks for the leader and each of the others", () => {
    expect(priceOf({ clan: "tora", chunin: "pounce", kaiken: 3, yajiri: 2, kunoichi: 2, madoushi: 1 }, tora)).toBe(97);
    expect(priceOf({ clan: "tora", kaiken: 2 }, tora)).toBe(40);
    expect(priceOf({ clan: "tora", kaiken: 2, hero: "komuso" }, tora)).toBe(53);
    expect(sizeOf({ clan: "tora", kaiken: 2, hero: "komuso" }, tora)).toBe(4);
    const led = { ...tora, leader: "captain", prices: { captain: 5, hand: 7 }, limits: { hand: [0, 9] as [number, number], captain: [1, 1] as [number, number] } };
    expect(classesOf(led)).toEqual(["hand"]);
    expect(priceOf({ clan: "crew", hand: 2 }, led)).toBe(19);
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
    ply: 0, by: 0, text: "", at: 0, again: false, throw: null, remark: null,
    told: [told("attacked", { model: "A2", other: "B2" }), told("was-injured", { model: "B2", other: "A2" }), told("was-injured", { model: "A1", other: "–" }), told("played-card", { seat: 1, card: "raizin" })],
  };
  const [anna, ben] = countsOf([entry], 2);
  expect(anna).toMatchObject({ attacks: 1, injuries: 1, cards: 0 });
  expect(ben).toMatchObject({ attacks: 0, injuries: 0, cards: 1 });
});
