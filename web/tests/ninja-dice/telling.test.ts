import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Phase, Position } from "../../src/games/ninja-dice/position";
import { NinjaSession } from "../../src/games/ninja-dice/session.svelte";
import { countsOf } from "../../src/games/ninja-dice/statistics";
import { status } from "../../src/games/ninja-dice/status";
import { endsLine, endsTurn, noteOf, tell } from "../../src/games/ninja-dice/telling";
import { turnOf } from "../../src/games/ninja-dice/turn";
import { describe as describeSeat, moveWords, sightLines } from "../../src/games/ninja-dice/words";
import { rollerOf } from "../../src/lib/board/events";
import { has, say, useLanguage, wantMessages } from "../../src/lib/i18n.svelte";
import { turnsOf } from "../../src/lib/turns";
import type { Standing } from "../../src/lib/wire";
import { playOf } from "../play";
import { standing } from "../wire";
import { line, NAMES, NOTHING_DERIVED, position } from "./dice";

const sources = import.meta.glob<string>(["../../../src/engawa/games/ninja_dice/{clauses.toml,telling.py}"], { query: "?raw", import: "default", eager: true });
const written = Object.values(sources).join("\n");

beforeAll(() => wantMessages("ninja-dice"));
afterEach(() => useLanguage("en"));

const TURN = [
  line("chance", "house guard lock", ["house-rolled", { seat: 3 }]),
  line("chance", "throw S1=fight@0,0,0 S2=fortune@1,1,1 S3=pick@2,2,2 S4=catch@3,3,3 S5=wild@4,4,4 T1=arrow@5,5,5", ["thrown", { seat: 0 }]),
  line(3, "T1>P0", ["stolen", { seat: 3, arrow: "T1" }], ["locked", { seat: 0, count: 1, total: 2 }]),
  line(0, "S2+S1", ["matched", { seat: 0, fortune: "S2", die: "S1" }]),
  line(0, "place S1 0 0 0", ["placed", { seat: 0, die: "S1" }]),
  line(0, "place S1 5 0 0", ["placed", { seat: 0, die: "S1" }]),
  line(0, "roll S3", ["pushed", { seat: 0, dice: "S3" }]),
  line("chance", "throw S3=sneak@2,2,2 T1=catch@5,5,5", ["thrown", { seat: 0 }], ["beaten", { seat: 0, coins: 6, case: "unseen" }]),
];

describe("a turn in the log", () => {
  test("is told with names, every throw by itself, dice that are laid twice once, dice that are picked up when they fall", async () => {
    const turns = turnsOf(TURN, { endsTurn: endsLine, rollerOf });
    expect(turns.map(({ by }) => by)).toEqual([3, 0, 3, 0, 0]);
    expect(turns.map(({ entries }) => tell(entries, NAMES))).toEqual([
      "Dana rolls the house: guard, lock.",
      "Lena throws all five: fight, fortune, pick, catch, wild. Against it: arrow.",
      "Dana steals a coin from Lena. An hourglass is locked: 2 of 4.",
      "Lena boosts S1 with the fortune S2. Lena lays S1 elsewhere.",
      "Lena throws one again: sneak. Against it: catch. Lena beats the house without a fight: 6 coins.",
    ]);
    await useLanguage("de");
    expect(tell(turns[2]!.entries, NAMES)).toBe("Dana stiehlt Lena eine Münze. Eine Sanduhr wird gesperrt: 2 von 4.");
  });

  test("ends where the house is beaten, the ninja runs or is captured", () => {
    expect(TURN.map(endsTurn)).toEqual([...TURN.slice(1).map(() => false), true]);
  });

  test("has a sentence for everything that the rules tell", () => {
    const keys = [...written.matchAll(/events\.[A-Z_]+: \(\s*"([a-z-]+)"/g)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys.filter((each) => each !== "ready")) expect([key, has(`ninja-dice-ui-did-${key}`)]).toEqual([key, true]);
  });

  test("is noted beside the dice as far as it changes something", () => {
    expect(noteOf(TURN[1]!, NAMES)).toBe("");
    expect(noteOf(TURN[2]!, NAMES)).toBe("Dana steals a coin from Lena. An hourglass is locked: 2 of 4.");
  });
});

test("the statistics count throws, thefts and houses by seat", () => {
  const [lena, , , dana] = countsOf(TURN, 4);
  expect(lena).toMatchObject({ throws: 2, dice: 6, beaten: 1, unseen: 1, earned: 6, lost: 1, boosts: 1 });
  expect(dana).toMatchObject({ throws: 0, stolen: 1, lost: 0 });
});

describe("who can target whom", () => {
  const aimed = position({
    phase: "steal", treasure: [3, 3, 0, 3], held: { T1: 3, T2: 2, T3: 1 }, arrows: ["T3", "T1"],
    threat: { T1: ["arrow", -900, -700, 0], T2: ["hourglass", 500, 500, 450], T3: ["arrow", 600, -400, 900] },
    derived: {
      ...NOTHING_DERIVED,
      aims: { T3: { dice: ["S1", "T2"], open: [], caught: [0], poor: [2] }, T1: { dice: ["S1", "T2", "T3"], open: [1], caught: [0], poor: [2] } },
    },
  });

  test("is told arrow by arrow: who is reached, who is protected, who has nothing", async () => {
    expect(sightLines(aimed, NAMES)).toEqual([
      "The arrow T1 of Dana reaches Bo. A catch protects Lena. Cem has no coin.",
      "The arrow T3 of Bo can steal from nobody. A catch protects Lena. Cem has no coin.",
    ]);
    await useLanguage("de");
    expect(sightLines(aimed, NAMES)[0]).toBe("Der Pfeil T1 von Dana erreicht Bo. Ein Fangen schützt Lena. Cem hat keine Münze.");
  });

  test("is told of fortunes too: what each can boost", () => {
    const lines = (boons: Position["derived"]["boons"]) => sightLines(position({ phase: "match", derived: { ...NOTHING_DERIVED, boons } }), NAMES);
    expect(lines({ S2: { S1: 4, S3: 4, S5: 4 } })).toEqual(["The fortune S2 reaches S1 fight, S3 pick, and S5 wild."]);
    expect(lines({ S2: {} })).toEqual([say("ninja-dice-ui-boon-nothing", { id: "S2" })]);
    expect(lines({})).toEqual([]);
  });

  test("and what everybody has can be asked", () => {
    expect(describeSeat(aimed, 2)).toBe("0 coins. Threat dice: T2 hourglass.");
    expect(describeSeat(position({ boosts: { S2: "S1" }, derived: { ...NOTHING_DERIVED, counts: { S1: 4 } } }), 0)).toContain("S1 fight, counts as 4");
  });
});

test("every move can be said", () => {
  const said = (text: string) => moveWords(text, position());
  expect(["run", "ready", "T1>-", "T1>P2", "S2+S1", "roll S1 S3", "roll S1 S2 S3 S4 S5"].map(said)).toEqual([
    "Run away", "Boost nothing more", "Steal from nobody", "T1 steals from player 2", "S2 boosts S1 fight", "Roll S1 fight and S3 pick again", "Roll all five again",
  ]);
});

describe("the status line", () => {
  const asked = (more: Partial<Position>, yours: number[], told: Partial<Standing> = {}, wishes: Partial<NinjaSession> = {}) => {
    const [at, session] = [{ ...standing(0, 0, told), position: position(more) }, Object.assign(new NinjaSession(), wishes)];
    const turn = turnOf({ position: at.position, yours }, playOf({ legal: at.legal, toAct: at.to_act, thrower: at.thrower }), session);
    return { standing: at, turn, session, yours, names: NAMES };
  };
  const PHASES: Phase[] = ["house", "throw", "steal", "match", "push", "over"];

  test.each(PHASES.flatMap((phase) => [[0], [1], []].map((yours) => [phase, yours] as const)))("in the phase %s says something to %j, with a rule", (phase, yours) => {
    for (const told of [{}, { thrower: 0, to_act: "chance" }, { legal: ["run", "roll S2"] }] as const) {
      const { key, clause } = status(asked({ phase }, yours, told as Partial<Standing>));
      expect([key, has(key)]).toEqual([key, true]);
      expect(written).toContain(`[${clause}]\n`);
    }
  });

  test("asks whoever throws to swipe, and tells the others who does", () => {
    const waitingFor = (...waiting: number[]) => ({ thrower: 0, to_act: "chance" as const, throwing: { seats: [0, 1], waiting, left: null } });
    const key = (yours: number[], ...waiting: number[]) => status(asked({ phase: "throw" }, yours, waitingFor(...waiting))).key;
    expect(key([0], 0, 1)).toBe("ninja-dice-ui-status-throw");
    // An opponent flicks the own threat dice, before or after; then the others are waited for.
    expect(key([1], 0, 1)).toBe("ninja-dice-ui-status-flick");
    expect(status(asked({ phase: "throw" }, [1], waitingFor(0)))).toMatchObject({ key: "ninja-dice-ui-status-throws", facts: { name: "Lena" } });
    expect(key([0], 1)).toBe("ninja-dice-ui-status-waits");
    expect(key([], 1)).toBe("ninja-dice-ui-status-waits");
    // On one screen one after the other aims.
    expect(key([0, 1], 1)).toBe("ninja-dice-ui-status-aims");
    expect(status(asked({ phase: "throw" }, [1], { to_act: "chance" })).key).toBe("ninja-dice-ui-status-falls");
  });

  test("says that a fortune must go along", () => {
    expect(status(asked({}, [0], { legal: ["roll S2", "roll S1 S2"] }))).toMatchObject({ key: "ninja-dice-ui-status-forced", facts: { count: 1 } });
  });

  test("helps with laying dice out", () => {
    expect(status(asked({}, [0], {}, { laying: true, lifted: "S1" })).facts).toEqual({ chosen: "yes" });
  });
});
