import { describe, expect, test } from "vitest";
import { figuresAt } from "../../src/games/nueby/figures";
import { layOut } from "../../src/games/nueby/layout";
import type { Position } from "../../src/games/nueby/position";
import { figuresIn, timelineOf } from "../../src/games/nueby/timeline";
import { chartNamed, line, position } from "./boards";

const chart = chartNamed("kurzer-einsatz-6");
const layout = layOut(chart, 0, 390, 540);
const before = position({ game: "nueby/kurzer-einsatz", die: 3, pieces: [["r14", "z0.4", "e0.0", "e0.1"], ["r17", "e2.0", "e2.1", "e3.0"]] });
/** Seat 0 throws r17, which lies in sector 2: E is taken there, so both in the lane are pushed on. */
const after: Position = { ...before, phase: "roll", die: undefined, turn: 1, pieces: [["r17", "z0.4", "e0.0", "e0.1"], ["e2.0", "e2.1", "e2.2", "e3.0"]] };

describe("what is seen of a move", () => {
  const timeline = timelineOf(chart, before, after, line(0, "r14-r17"), "normal")!;

  test("begins where everybody stood and ends where everybody stands", () => {
    const places = (figures: Iterable<{ key: string; x: number; y: number }>) =>
      Object.fromEntries([...figures].map(({ key, x, y }) => [key, [Math.round(x), Math.round(y)]]));
    expect(places(figuresIn(timeline, 0, layout, before, after))).toEqual(places(figuresAt(layout, before).values()));
    expect(places(figuresIn(timeline, timeline.length, layout, before, after))).toEqual(places(figuresAt(layout, after).values()));
  });

  test("is first the walk over every field, then whoever is thrown, and those who are pushed", () => {
    const [walk, ...rest] = timeline.legs;
    expect(walk!.fields).toEqual(["r14", "r15", "r16", "r17"]);
    expect(rest.map(({ key, fields }) => [key, ...fields])).toEqual([["1 0", "r17", "e2.0"], ["1 1", "e2.0", "e2.1"], ["1 2", "e2.1", "e2.2"]]);
    for (const leg of rest) expect(leg.start).toBeGreaterThanOrEqual(walk!.length);
  });

  test("is nothing at all without motion", () => {
    expect(timelineOf(chart, before, after, line(0, "r14-r17"), "off")).toBeNull();
  });
});

test("dice tumble before anybody steps in by their outcome", () => {
  const jaeger = chartNamed("jaeger-6");
  const stuck = position({ phase: "roll", die: undefined, pieces: [["r46", "z0.4", "z0.3", "z0.2"], ["s3", "s3", "s3", "s3"]] });
  const next: Position = { ...stuck, turn: 1, sixes: 1, pieces: [stuck.pieces[0]!, ["r24", "s3", "s3", "s3"]] };
  const timeline = timelineOf(jaeger, stuck, next, line("chance", "d5"), "normal")!;
  expect(timeline.dice).toBeGreaterThan(0);
  expect(timeline.legs.map(({ fields, start }) => [fields.join("-"), start >= timeline.dice])).toEqual([["s3-r24", true]]);
});

test("the focus comes when the dice have come to rest", () => {
  const jaeger = chartNamed("jaeger-6");
  const place = layOut(jaeger, 0, 390, 540);
  const hunting = position({ phase: "hunt", die: undefined, named: 4, pieces: [["n1.2", "s0", "s0", "s0"], ["s3", "s3", "s3", "s3"]], focus: [[false, false, false, false], [false, false, false, false]] });
  const hit: Position = { ...hunting, phase: "roll", named: undefined, turn: 1, focus: [[true, false, false, false], [false, false, false, false]] };
  const timeline = timelineOf(jaeger, hunting, hit, line("chance", "h1"), "normal")!;
  const focusAt = (time: number) => figuresIn(timeline, time, place, hunting, hit).find(({ key }) => key === "0 0")!.focus;
  expect([focusAt(timeline.dice), focusAt(timeline.length)]).toEqual([0, 1]);
  expect(focusAt((timeline.turned.start + timeline.length) / 2)).toBeGreaterThan(0);
});

test("more than four who wait on one area stand together by player, with their number", () => {
  const jaeger = chartNamed("jaeger-6");
  const crowd = position({ pieces: [["s3", "s3", "r1", "s3"], ["s3", "s3", "s3", "s3"]] });
  const counts = [...figuresAt(layOut(jaeger, 0, 390, 540), crowd).values()].filter(({ count }) => count > 1);
  expect(counts.map(({ seat, count }) => [seat, count])).toEqual([[0, 3], [1, 4]]);
});
