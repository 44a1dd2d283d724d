import { beforeAll, describe, expect, test } from "vitest";
import { lyingOf } from "../../src/games/ninja-all-stars/cancelling";
import { hundredOf } from "../../src/games/ninja-all-stars/hundred";
import { diceOf, parseMove } from "../../src/games/ninja-all-stars/notation";
import { figuresIn, timelineOf } from "../../src/games/ninja-all-stars/timeline";
import { status } from "../../src/games/ninja-all-stars/status";
import { endsTurn, rollerOf, tell } from "../../src/games/ninja-all-stars/telling";
import { trailsOf } from "../../src/games/ninja-all-stars/trail";
import type { LogEntry } from "../../src/games/contract";
import { sayMessage, useLanguage, wantMessages } from "../../src/lib/i18n.svelte";
import { cases, chart, phases, yard } from "./table";
import { standing } from "../wire";

beforeAll(() => wantMessages("ninja-all-stars"));

describe("moves are read", () => {
  test("with a card or ability as part of the kind", () => {
    expect(parseMove("card fuzin+")).toMatchObject({ kind: "card fuzin+", picks: [] });
    expect(parseMove("card darkest-night+ A5")).toMatchObject({ kind: "card darkest-night+", picks: [{ kind: "model", name: "A5" }] });
    expect(parseMove("card stellar-alignment fire").picks).toEqual([{ kind: "element", name: "fire" }]);
    expect(parseMove("card raizin def").picks).toEqual([{ kind: "pool", name: "def" }]);
  });
  test("with a letter that means what its verb says", () => {
    const kind = (text: string) => parseMove(text).picks.at(-1)?.kind;
    expect(["face E", "post i6 E", "pick A", "edge E", "ccm E", "mastery SE", "face SE"].map(kind)).toEqual(["way", "way", "seat", "edge", "dice", "dice", "way"]);
  });
  test("with the model that is pushed apart from the space", () => {
    expect(parseMove("push B2 e7")).toMatchObject({ kind: "push", subject: "B2", picks: [{ kind: "space", name: "e7" }] });
  });
  test("and outcomes by their dice", () => {
    expect(diceOf("dice VFF")).toBe("VFF");
    expect(diceOf("deal fuzin")).toBeNull();
  });
});

test("dice that cancel each other are struck out, one for one", () => {
  const marks = (dice: ReturnType<typeof lyingOf>) => dice.map(({ letter, gone }) => (gone ? letter.toLowerCase() : letter)).join("");
  expect(marks(lyingOf("EVFF", "", "VF"))).toBe("eVFf");
  expect(marks(lyingOf("WAA", "E", "A"))).toBe("wAae");
  expect(marks(lyingOf("SS", "", null))).toBe("SS");
});

test("chances are whole percent that add up to a hundred", () => {
  expect(hundredOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(hundredOf([0.474, 0.251, 0.275])).toEqual([47, 25, 28]);
  expect(hundredOf([0, 1])).toEqual([0, 100]);
});

describe("what is shown of a move", () => {
  const { position, after, entry } = cases["act moving"]!;
  test("is the model on its way between two spaces", () => {
    const timeline = timelineOf(position, after, entry, "normal")!;
    const model = position.activation!.model;
    const at = (time: number) => figuresIn(chart, timeline, time, position, after, yard).find(({ id }) => id === model)!;
    const [begin, middle, end] = [at(0), at(timeline.length / 2), at(timeline.length)];
    expect(Math.hypot(middle.x - begin.x, middle.y - begin.y)).toBeGreaterThan(0);
    expect(Math.hypot(end.x - begin.x, end.y - begin.y)).toBeGreaterThan(Math.hypot(middle.x - begin.x, middle.y - begin.y));
  });
  test("is nothing without motion", () => expect(timelineOf(position, after, entry, "off")).toBeNull());
  test("is dice that tumble first", () => {
    const rolled = timelineOf(position, position, { ...entry, by: "chance", text: "dice FFA" }, "normal")!;
    expect(rolled.dice).toBe(rolled.length);
  });
});

test("a walk leaves one trail for each model", () => {
  const stepped = (model: string, space: string, to: string) => ({ key: "ninja-all-stars-stepped", facts: { model, space, to } });
  const entry = (told: ReturnType<typeof stepped>[]): LogEntry => ({ ply: 0, by: 0, text: "", at: 0, again: false, throw: null, remark: null, told });
  expect(trailsOf([entry([stepped("A3", "a1", "b1")]), entry([stepped("A3", "b1", "c1")]), entry([stepped("B2", "j9", "j8")])])).toEqual(new Map([["A3", ["a1", "b1", "c1"]], ["B2", ["j9", "j8"]]]));
  expect(rollerOf(entry([stepped("B2", "j9", "j8")]))).toBe(1);
});

describe("the log", () => {
  const entry = (by: LogEntry["by"], text: string, ...told: [string, Record<string, unknown>][]): LogEntry => ({
    ply: 0, by, text, at: 0, again: false, throw: null, remark: null, told: told.map(([key, facts]) => ({ key: `ninja-all-stars-${key}`, facts })),
  });
  const walk = [
    entry(0, "activate A3", ["activated", { model: "A3", seat: 0 }]),
    entry(0, "step b1", ["stepped", { model: "A3", space: "a1", to: "b1" }]),
    entry(0, "step c1", ["stepped", { model: "A3", space: "b1", to: "c1" }]),
    entry(0, "face N", ["turned", { model: "A3", way: "N" }]),
  ];
  test("tells a walk as one, with names", async () => {
    await useLanguage("en");
    expect(tell(chart, walk, ["Anna", "Ben"])).toBe("Anna activates Kaiken A3. Kaiken A3 goes from a1 to c1.");
    await useLanguage("de");
    expect(tell(chart, walk, ["Anna", "Ben"])).toBe("Anna aktiviert Kaiken A3. Kaiken A3 geht von a1 nach c1.");
    await useLanguage("en");
  });
  test("names both whom the initiative picks and who picks", () => {
    expect(tell(chart, [entry(0, "pick B", ["picked", { seat: 0 }])], ["Anna", "Ben"])).toBe("Anna lets Ben begin.");
  });
  test("tells of ninja that are deployed one after another in one sentence", () => {
    const deployed = (model: string, space: string): [string, Record<string, unknown>] => ["deployed", { model, space }];
    const all = [entry(0, "rock", deployed("A1", "j2"), deployed("A2", "h2"), deployed("A3", "l2"))];
    expect(tell(chart, all, ["Anna"])).toBe("Deployed: Chunin A1 j2, Kaiken A2 h2, Kaiken A3 l2.");
    expect(tell(chart, [entry(0, "deploy A1 j2", deployed("A1", "j2"))], ["Anna"])).toBe("Chunin A1 is deployed on j2.");
  });
  test("has a line for every activation, also where the same player chose a result just before", () => {
    expect(endsTurn(entry(1, "result void"), entry(1, "activate B3"))).toBe(true);
    expect(endsTurn(entry(1, "activate B3"), entry(1, "step m10"))).toBe(false);
    expect(endsTurn(entry(1, "end"), entry(1, "draw"))).toBe(true);
  });
  test("has a sentence also where the server tells nothing", () => {
    expect(tell(chart, [entry(1, "pass")], ["Anna", "Ben"])).toBe("Ben passes.");
    expect(tell(chart, [entry("chance", "dice AF")], [])).toBe("The dice show Air, Fire.");
    expect(tell(chart, [entry(1, "?")], ["Anna", "Ben"])).toBe("Ben has chosen.");
    expect(tell(chart, [entry(0, "face N", ["turned", { model: "A3", way: "N" }])], ["Anna"])).toBe("Kaiken A3 faces north.");
    expect(tell(chart, [...walk, entry(0, "end")], ["Anna"])).toBe("Anna activates Kaiken A3. Kaiken A3 goes from a1 to c1.");
  });
  test("says once what happens several times in a row", () => {
    const dealt = [1, 2, 3].map(() => entry("chance", "deal ?", ["dealt", { seat: 1 }]));
    expect(tell(chart, dealt, ["Anna", "Ben"])).toBe("Ben is dealt a moon card. (×\u00a03)");
  });
  test("says elements, cards and dice in words", () => {
    expect(tell(chart, [entry("chance", "dice FF", ["rolled-att", { model: "A1", dice: "FV" }])], [])).toBe("Chunin A1 rolls Fire, Void.");
    expect(tell(chart, [entry(1, "card fuzin", ["played-card", { seat: 1, card: "fuzin" }])], ["Anna", "Ben"])).toBe("Ben plays Fuzin's Breath.");
  });
});

describe("the status line", () => {
  const said = (phase: string, yours: number[]) => {
    const { position, legal, toAct } = cases[phase]!;
    return sayMessage(status({ standing: { ...standing(0), position, legal, to_act: toAct }, yours }));
  };
  test.each(phases)("has a sentence of its own in %s", (phase) => {
    if (phase !== "reinforce") expect(said(phase, [0, 1, 2])).not.toBe(said("reinforce", [0, 1, 2]));
  });
  test("does not tell others to do what is somebody else's", () => {
    expect(said("turn", [])).toBe("activates a ninja");
    expect(said("turn", [0, 1, 2])).toBe("Tap a ninja to activate");
  });
});
