import { describe, expect, test } from "vitest";
import { choiceOf } from "../../src/games/nueby/choice";
import { parseMove, parseMoves, parseOutcome } from "../../src/games/nueby/notation";
import { chartNamed, position } from "./boards";

const idle = { chosen: null, dropping: null, hunters: null };
const jaeger = position({ die: 4, pieces: [["z0.4", "r31", "n5.2", "r12"], ["r35", "s3", "s3", "s3"]], focus: [[true, false, false, false], [false, false, false, false]] });
const legal = parseMoves(["n5.2-r45", "r12-r16", "r31-n4.2", "r31-r35"]);

describe("what can be chosen", () => {
  test("is every piece that can move, one that throws first and chosen", () => {
    const choice = choiceOf(chartNamed("jaeger-6"), jaeger, legal, idle);
    expect(choice.pieces).toEqual(["r31", "n5.2", "r12"]);
    expect(choice.chosen).toBe("r31");
    expect(choice.steps.map(({ to, kind, victim }) => [to, kind, victim])).toEqual([["n4.2", "path", null], ["r35", "throw", 1]]);
  });

  test("is what was tapped, as long as it can move", () => {
    expect(choiceOf(chartNamed("jaeger-6"), jaeger, legal, { ...idle, chosen: "r12" }).steps.map(({ text }) => text)).toEqual(["r12-r16"]);
    expect(choiceOf(chartNamed("jaeger-6"), jaeger, legal, { ...idle, chosen: "r13" }).chosen).toBe("r31");
  });

  test("includes passing only where it is legal", () => {
    expect(choiceOf(chartNamed("jaeger-6"), jaeger, legal, idle).words.has("pass")).toBe(false);
    expect(choiceOf(chartNamed("jaeger-6"), jaeger, parseMoves(["r12-r16", "pass"]), idle).words.has("pass")).toBe(true);
  });

  test("is the largest set of hunters at first, then what was tapped if that may be", () => {
    const sets = parseMoves(["focus -", "focus n1.1 n5.2"]);
    const at = (hunters: string[] | null) => choiceOf(chartNamed("jaeger-6"), jaeger, sets, { ...idle, hunters });
    expect(at(null)).toMatchObject({ focus: "focus n1.1 n5.2", hunters: ["n1.1", "n5.2"] });
    expect(at(["n5.2"]).focus).toBeNull();
    expect(at([]).focus).toBe("focus -");
    expect(at(["n5.2", "n1.1"]).focus).toBe("focus n1.1 n5.2");
  });

  test("is a field for the blockade only where it may go", () => {
    const drops = parseMoves(["drop r17", "drop r18", "done"]);
    const at = (dropping: string) => choiceOf(chartNamed("einser-blocker-4"), position({ blocks: ["b0.3", "b2.1"] }), drops, { ...idle, dropping });
    expect(at("r17").dropping).toBe("r17");
    expect(at("r5").dropping).toBeNull();
  });
});

test("what a move is follows from the board", () => {
  const kindOf = (board: string, text: string, die: number, more = {}) =>
    choiceOf(chartNamed(board), position({ die, ...more }), parseMoves([text]), idle).steps[0]?.kind;
  expect(kindOf("zweite-ebene-6", "r32-i2", 5)).toBe("arrow");
  expect(kindOf("zweite-ebene-6", "i1-i3", 2)).toBe("step");
  expect(kindOf("abkuerzungen-6", "r1-g0.2", 2)).toBe("grey");
  expect(kindOf("werfer-6", "r3-r0", 3)).toBe("back");
  expect(kindOf("jaeger-6", "r45-z0.2", 3)).toBe("home");
  expect(kindOf("jaeger-6", "s0-r0", 6)).toBe("enter");
  expect(kindOf("jaeger-6", "n1.2-r13", 4)).toBe("step");
  expect(kindOf("einser-blocker-4", "r3-r5", 2, { blocks: ["b0.0", "r5"] })).toBe("clear");
});

test("moves and outcomes are read", () => {
  expect(parseMove("n2.3-r22")).toEqual({ kind: "move", text: "n2.3-r22", from: "n2.3", to: "r22" });
  expect(parseMove("hunt 4")).toMatchObject({ kind: "hunt", number: 4 });
  expect(parseMove("focus n2.3 n4.1")).toMatchObject({ kind: "focus", fields: ["n2.3", "n4.1"] });
  expect(parseMove("focus -")).toMatchObject({ kind: "focus", fields: [] });
  expect(parseMove("drop r17")).toMatchObject({ kind: "drop", to: "r17" });
  expect(["pass", "roll", "push", "done"].map((word) => parseMove(word)?.kind)).toEqual(["pass", "roll", "push", "done"]);
  expect(parseMove("hunt 9")).toBeNull();
  expect([parseOutcome("d5"), parseOutcome("h0"), parseOutcome("pass")]).toEqual([{ kind: "die", number: 5 }, { kind: "hits", number: 0 }, null]);
});
