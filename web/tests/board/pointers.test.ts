/** What is pointed at on the board: names in texts, where a move happens in each game, and where arrows go. */
import { describe, expect, it } from "vitest";
import plain from "../../src/lib/board/plain";
import { arrowBetween, spotIn } from "../../src/lib/board/pointed";
import { partsOf } from "../../src/lib/board/places.svelte";
import { pointersOf as allStars } from "../../src/games/ninja-all-stars/pointers";
import { pointersOf as dice } from "../../src/games/ninja-dice/pointers";
import { pointersOf as niwa } from "../../src/games/niwa/pointers";
import { pointersOf as nueby } from "../../src/games/nueby/pointers";

const namesIn = (text: string) => partsOf(text).filter((_, i) => i % 2);

describe("names of places", () => {
  it("are found in sentences of every game", () => {
    expect(namesIn("Ada moves K1 c3–c4–d5, to K2")).toEqual(["K1", "c3", "c4", "d5", "K2"]);
    expect(namesIn("Ada rolls 6 and goes home r12–z0.4.")).toEqual(["r12", "z0.4"]);
    expect(namesIn("15 fields, 2nd turn, ×4, Übung1")).toEqual([]);
  });
  it("leave the text as it was", () => {
    const text = "K1 crosses to c5.";
    expect(partsOf(text).join("")).toBe(text);
  });
});

describe("a move is pointed at", () => {
  it("in Niwa, with whoever gets the bead", () => {
    const position = { figures: { K1: ["c3", "G"], K2: ["d4", ""] }, mover: "K1" } as never;
    expect(niwa("K1 c3-c4 >K2", position)).toEqual([{ from: "c3", to: "c4" }, { to: "d4" }]);
    expect(niwa("K1>K2", position)).toEqual([{ from: "c3", to: "d4" }]);
    expect(niwa("G:c6 Y:c5 O:b7", position)).toEqual([{ to: "c6" }, { to: "c5" }, { to: "b7" }]);
    expect(niwa("stop", position)).toEqual([{ to: "c3" }]);
  });
  it("in Nüby", () => {
    expect(nueby("r5-r9")).toEqual([{ from: "r5", to: "r9" }]);
    expect(nueby("focus n1.2 n2.3")).toEqual([{ to: "n1.2" }, { to: "n2.3" }]);
    expect(nueby("pass")).toEqual([]);
  });
  it("in Ninja Dice, from the arrow to a die of whom it takes from", () => {
    const position = { active: 0, skill: { S1: ["fight", 0, 0, 0] }, threat: { T1: ["arrow", 0, 0, 0], T2: ["catch", 0, 0, 0] }, held: { T1: 1, T2: 2 } } as never;
    expect(dice("T1>P2", position)).toEqual([{ from: "T1", to: "T2" }]);
    expect(dice("T1>P0", position)).toEqual([{ from: "T1", to: "S1" }]);
    expect(dice("T1>-", position)).toEqual([{ to: "T1" }]);
    expect(dice("roll S1 S3", position)).toEqual([{ to: "S1" }, { to: "S3" }]);
  });
  it("in Ninja All-Stars, from whoever acts", () => {
    const position = { phase: "act", activation: { model: "A1" }, models: { A1: { at: "c3" }, B2: { at: "c4" } } } as never;
    expect(allStars("attack B2", position)).toEqual([{ from: "c3", to: "c4" }]);
    expect(allStars("move d5", position)).toEqual([{ from: "c3", to: "d5" }]);
  });
  it("on the plain board, at its button", () => {
    expect(plain.pointersOf?.("light 3", {} as never, {})).toEqual([{ to: "light 3" }]);
  });
});

describe("arrows and rings", () => {
  const layer = { left: 10, top: 20, width: 300, height: 200 };
  it("are around what they mean, and at the edge where that lies beyond it", () => {
    expect(spotIn(layer, { left: 110, top: 120, width: 40, height: 40 })).toEqual({ x: 120, y: 120, r: 20 });
    expect(spotIn(layer, { left: 900, top: 120, width: 40, height: 40 })).toEqual({ x: 280, y: 120, r: 20 });
  });
  it("end at the rim", () => {
    const tip = /Q\S+ \S+ (\S+) (\S+)M/.exec(arrowBetween({ x: 0, y: 0, r: 20 }, { x: 200, y: 0, r: 20 }))!;
    expect(Math.hypot(200 - Number(tip[1]), Number(tip[2]))).toBeCloseTo(22, 0);
  });
});
