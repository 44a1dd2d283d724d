import { expect, test, vi } from "vitest";
import { countsOf } from "../../src/games/niwa/statistics";
import { atRest, frameAt, timelineOf } from "../../src/games/niwa/timeline";
import { trailOf } from "../../src/games/niwa/trail";
import { giftsOf, tell } from "../../src/games/niwa/telling";
import { landing, stackOf } from "../../src/games/niwa/stack";
import { layOut } from "../../src/games/niwa/view";
import { caseNamed, gardenNamed, look, positionOf } from "./gardens";

const garden = gardenNamed("compact");
const view = layOut(garden, 0, 390, 548);
const before = positionOf(look);
const after = positionOf(caseNamed("under way"));

test("a crossing: the figure walks, then the bead hops, then everything stands as the position says", () => {
  const timeline = timelineOf(before, "K2 g4-h3 >K1", 0, "normal")!;
  const at = (time: number) => frameAt(timeline, time, before, after, view);
  const feetOf = (time: number) => at(time).figures.find(({ figure }) => figure === "K2")!;
  expect(feetOf(0)).toMatchObject({ ...atRest(before, view).figures.find(({ figure }) => figure === "K2") });
  expect(at(timeline.travel / 2).bead).toBeNull();
  const hop = at(timeline.travel + timeline.hop / 2);
  expect(hop.bead?.colour).toBe("G");
  expect(hop.figures.find(({ figure }) => figure === "K2")?.beads).toBe("YG");
  const end = atRest(after, view).figures.find(({ figure }) => figure === "K2")!;
  expect(feetOf(timeline.length).x).toBeCloseTo(end.x);
  expect(feetOf(timeline.length).y).toBeCloseTo(end.y);
});

test("a field takes 90 to 140 ms at normal speed; off means no motion", () => {
  expect(timelineOf(before, "K2 g4-h3 >K1", 0, "normal")!.travel).toBeGreaterThanOrEqual(90);
  expect(timelineOf(before, "K2 g4-h3 >K1", 0, "normal")!.travel).toBeLessThanOrEqual(140);
  expect(timelineOf(before, "K2 g4-h3 >K1", 0, "off")).toBeNull();
  expect(timelineOf(before, "stop", 0, "slow")).toBeNull();
});

test("figures are drawn back to front", () => {
  const ys = atRest(before, view).figures.map(({ y }) => y);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});

test("the trail runs over all fields of the turn", () => {
  expect(trailOf(["S3 f4-f5 >S2", "S3 f5-e6 >S2"], before)).toEqual({ routes: [["f4", "f5", "e6"]], passes: [], placed: [] });
  expect(trailOf(["K1>K3"], before)).toEqual({ routes: [], passes: [["h4", "b7"]], placed: [] });
  expect(trailOf(["G:c6 Y:c5 O:b7"], before)).toEqual({ routes: [], passes: [], placed: ["c6", "c5", "b7"] });
});

test("the top bead is the largest and beads do not overlap by more than a hair", () => {
  const stack = stackOf("YGG");
  expect(stack[2]!.width).toBeGreaterThan(stack[1]!.width);
  for (const [i, bead] of stack.slice(1).entries()) {
    const under = stack[i]!;
    expect(bead.y + bead.height / 2).toBeLessThanOrEqual(under.y - under.height / 2 + 0.02);
  }
  expect(landing("YG")).toBeCloseTo(stack[2]!.y);
});

test("beads of a turn are told by receiver, the first one used first", () => {
  const crossings = [["S2", "G"], ["S2", "Y"], ["S1", "O"], ["S2", "G"]].map(([receiver, bead]) => ({ receiver: receiver!, bead: bead! }));
  expect(giftsOf(crossings)).toEqual([["S2", "GY"], ["S1", "O"], ["S2", "G"]]);
});

test("turns are counted, not moves", () => {
  const log = ["K1 a1-a2 >K2", "K1 a2-a3 >K2", "stop"].map((text, ply) => ({ ply, by: 0 as const, text, told: [], at: 0, again: false, throw: null, remark: null }));
  const answer = { ply: 3, by: 1 as const, text: "S1>S2", told: [], at: 0, again: false, throw: null, remark: null };
  expect(countsOf([...log, answer], 0)).toEqual({ moves: 1, lines: 2, jumps: 0, passes: 0 });
  expect(countsOf([...log, answer], 1)).toEqual({ moves: 0, lines: 0, jumps: 0, passes: 1 });
});

test("placing and the first turn after it are both told", () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // the catalogue is not open here, so keys stand for words
  const line = (ply: number, text: string, facts = {}) => ({
    ply, by: 0 as const, text, told: [{ key: "", facts }], at: 0, again: false, throw: null, remark: null,
  });
  const parts = tell([line(1, "G:c6 Y:c5 O:b7"), line(2, "K2 c5-d5 >K1", { receiver: "K1", bead: "Y" })], "Lena");
  expect(parts.map((part) => ("text" in part ? part.text : part.beads)).join("")).toContain("niwa-ui-log-moves");
  expect(parts).toContainEqual({ beads: "Y" });
});
