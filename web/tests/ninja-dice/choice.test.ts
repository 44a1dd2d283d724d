import { describe, expect, test } from "vitest";
import { choiceOf, toggled } from "../../src/games/ninja-dice/choice";
import { marksOf } from "../../src/games/ninja-dice/marks";
import { formatPlace, parseMove, parseMoves, parseThrow } from "../../src/games/ninja-dice/notation";
import type { Position } from "../../src/games/ninja-dice/position";
import { NOTHING_DERIVED, position } from "./dice";

const NOTHING = { rolling: null, fortune: null, laying: false, lifted: null };
const rolls = (...texts: string[]) => choiceOf(parseMoves(["run", ...texts]), NOTHING);

describe("dice to be rolled again", () => {
  test("are at first those that are in every roll: they must go along", () => {
    const choice = rolls("roll S2", "roll S1 S2", "roll S1 S2 S3 S4 S5");
    expect(choice.forced).toEqual(["S2"]);
    expect(choice.roll).toBe("roll S2");
    expect(choice.movable).toEqual(["S1", "S3", "S4", "S5"]);
  });

  test("are none where nothing must, and then there is nothing to roll yet", () => {
    const choice = rolls("roll S1", "roll S2");
    expect(choice.rolling).toEqual([]);
    expect(choice.roll).toBeNull();
  });

  test("take along what they cannot leave: a boosted die its fortune", () => {
    const choice = rolls("roll S3", "roll S1 S3", "roll S2", "roll S2 S3", "roll S1 S2 S3");
    expect(toggled(choice, "S1")).toEqual(["S1", "S3"]);
    expect(toggled({ ...choice, rolling: ["S1", "S3"] }, "S1")).toEqual(["S3"]);
    expect(toggled({ ...choice, rolling: ["S1", "S3"] }, "S3")).toBeNull();
    expect(toggled({ ...choice, rolling: ["S2"] }, "S2")).toEqual([]);
  });
});

test("a fortune is chosen as long as it can boost something, and shows what", () => {
  const moves = parseMoves(["S2+S1", "S2+S5", "S4+S1", "ready"]);
  expect(choiceOf(moves, NOTHING)).toMatchObject({ fortunes: ["S2", "S4"], fortune: "S2", boosts: ["S1", "S5"], ready: true });
  expect(choiceOf(moves, { ...NOTHING, fortune: "S4" }).boosts).toEqual(["S1"]);
  expect(choiceOf(moves, { ...NOTHING, fortune: "S3" }).fortune).toBe("S2");
});

test("an arrow steals from those in the list, or from nobody", () => {
  expect(choiceOf(parseMoves(["T2>-", "T2>P0", "T2>P3"]), NOTHING)).toMatchObject({ arrow: "T2", victims: [0, 3], declines: true });
});

test("only a die that may be laid out is lifted, and only while dice are laid out", () => {
  const moves = parseMoves(["roll S1 S2", "roll S2"]);
  expect(choiceOf(moves, { ...NOTHING, laying: true, lifted: "S3" }).lifted).toBe("S3");
  expect(choiceOf(moves, { ...NOTHING, laying: true, lifted: "S2" }).lifted).toBeNull();
  expect(choiceOf(moves, { ...NOTHING, lifted: "S3" }).lifted).toBeNull();
});

test("moves and throws are read as they are written", () => {
  expect(parseMove("place S2 120 -45 900")).toEqual({ kind: "place", text: "place S2 120 -45 900", die: "S2", pose: { x: 120, y: -45, yaw: 900 } });
  expect(formatPlace("S2", { x: 120, y: -45, yaw: 900 })).toBe("place S2 120 -45 900");
  expect(parseMove("T2>P3 ")).toBeNull();
  expect(parseThrow("throw S1=fight@120,-45,900 T2=arrow@-300,20,1805")).toEqual([
    { id: "S1", face: "fight", x: 120, y: -45, yaw: 900 },
    { id: "T2", face: "arrow", x: -300, y: 20, yaw: 1805 },
  ]);
  expect(parseThrow("house lock")).toBeNull();
});

test("a die that is laid into one that stays is marked, into one that rolls again or its own fortune is not", () => {
  const choice = (rolling: string[]) => choiceOf(parseMoves(["roll S3", "roll S2 S3"]), { rolling, fortune: null, laying: true, lifted: "S1" });
  const tone = (more: Partial<Position>, rolling: string[]) =>
    marksOf(position(more), choice(rolling)).find(({ die }) => die.id === "S1")!.tone;
  const skill = { ...position().skill, S2: ["fortune", 100, 0, 0] as const, S4: ["catch", 700, 0, 0] as const } as never;
  expect(tone({ skill }, ["S3"])).toBe("vermilion");
  expect(tone({ skill }, ["S2", "S3"])).toBe("moss");
  expect(tone({ skill, boosts: { S2: "S1" } }, ["S3"])).toBe("moss");
});

describe("what the server says to be reached is marked", () => {
  const kinds = (more: Partial<Position>, legal: string[]) =>
    marksOf(position(more), choiceOf(parseMoves(legal), NOTHING)).map(({ die, tone, kind }) => [die.id, tone, kind]);

  test("by an arrow: dashed whose owner a catch protects", () => {
    const aims = { T1: { dice: ["S1", "T2"], open: [1], caught: [0], poor: [] } };
    const threat: Position["threat"] = { T1: ["arrow", -900, 0, 0], T2: ["hourglass", 500, 500, 450] };
    const steal = { phase: "steal" as const, held: { T1: 2, T2: 1 }, threat, arrows: ["T1"], derived: { ...NOTHING_DERIVED, aims } };
    expect(kinds(steal, ["T1>-", "T1>P1"])).toEqual([["S1", "seat-2", "caught"], ["T2", "seat-2", "reached"]]);
  });

  test("by the chosen fortune", () => {
    const boons = { S2: { S1: 4, S5: 8 } };
    expect(kinds({ phase: "match", derived: { ...NOTHING_DERIVED, boons } }, ["S2+S1", "S2+S5", "ready"])).toEqual([
      ["S1", "moss", "reached"], ["S5", "moss", "reached"], ["S2", "indigo", "chosen"],
    ]);
  });
});
