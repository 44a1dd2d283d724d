import { describe, expect, test } from "vitest";
import { seenFrom } from "../../src/games/ninja-dice/body";
import { readFilm, type ThrowDocument } from "../../src/games/ninja-dice/film";
import { timelineOf, type Story } from "../../src/games/ninja-dice/timeline";
import { faces, landedOf, line, NOTHING_DERIVED, position } from "./dice";

const files = import.meta.glob<{ document: ThrowDocument }>("../../../tests/dice/golden/again.json", { import: "default", eager: true });
const film = await readFilm(Object.values(files)[0]!.document);
const landed = landedOf(film);
const before = position({
  phase: "throw", held: { T1: 3 }, skill: { S1: ["fight", 0, 0, 0], S2: ["pick", 300, 0, 0], S3: ["wild", -300, 0, 0] },
});
const ids = ["S4", "S5", "T1"];
const text = `throw ${landed.map(({ face, x, y, yaw }, i) => `${ids[i]}=${(i < 2 ? faces.skill : faces.threat)[face]}@${x},${y},${yaw}`).join(" ")}`;
const told = (entry = line("chance", text), more: Partial<Story> = {}): Story =>
  ({ faces, before, after: position({ phase: "match" }), entry, speed: "normal", slow: false, ...more });

describe("a throw", () => {
  const timeline = timelineOf(told(), film)!;

  test("shows what lay there until all dice lie and are seen from above", () => {
    expect(timeline.shown(0)).toBe(before);
    expect(timeline.lies(timeline.length * 0.3)).toBe(false);
    expect(timeline.tilt(timeline.length * 0.3)).toBeGreaterThan(0.9);
    expect(timeline.lies(timeline.length)).toBe(true);
    expect(timeline.tilt(timeline.length)).toBe(0);
  });

  test("ends with every die where the outcome has it, showing what the outcome names", () => {
    const seen = timeline.bodies(timeline.length).map((body) => ({ id: body.id, ...seenFrom(body) }));
    const due = timeline.shown(timeline.length);
    for (const { id, face, x, y, yaw } of seen) {
      const [dueFace, dueX, dueY, dueYaw] = (due.skill[id] ?? due.threat[id])!;
      expect([id, face, x, y, yaw]).toEqual([id, dueFace, dueX, dueY, dueYaw]);
    }
    expect(seen).toHaveLength(6);
  });

  test("leaves saved dice where they are", () => {
    const saved = (time: number) => timeline.bodies(time).slice(0, 3).map(({ x, y, z }) => [x, y, z]);
    expect(saved(timeline.length / 2)).toEqual(saved(0));
  });

  test("is longer in slow motion, and none where motion is off", () => {
    expect(timelineOf(told(undefined, { slow: true }), film)!.length).toBeGreaterThan(timeline.length * 1.5);
    expect(timelineOf(told(undefined, { speed: "off" }), film)).toBeNull();
  });

  test("that ends the turn can be looked at for longer", () => {
    const caught = line("chance", text, ["thrown", { seat: 0 }], ["captured", { seat: 0 }]);
    expect(timelineOf(told(caught), film)!.length).toBeGreaterThan(timeline.length);
  });

  test("without its way just lies there", () => {
    expect(timelineOf(told(), null)).toBeNull();
  });
});

test("a die that is laid elsewhere is carried there, the short way round", () => {
  const after = position({ skill: { ...position().skill, S1: ["fight", 200, 0, 3500] } });
  const timeline = timelineOf(told(line(0, "place S1 200 0 3500"), { before: position(), after }), null)!;
  const half = seenFrom(timeline.bodies(timeline.length / 2)[0]!);
  expect(half).toMatchObject({ x: 100, face: "fight", yaw: 3550 });
  expect(timeline.bodies(timeline.length / 2)[0]!.z).toBeGreaterThan(80);
});

test("a stolen coin goes from the nearest die of the victim to the arrow", () => {
  const aimed = position({
    phase: "steal", held: { T1: 1 }, threat: { T1: ["arrow", -500, 0, 0] }, arrows: ["T1"],
    derived: { ...NOTHING_DERIVED, aims: { T1: { dice: ["S1", "S3", "S4"], open: [0], caught: [], poor: [] } } },
  });
  const timeline = timelineOf(told(line(1, "T1>P0"), { before: aimed }), null)!;
  expect(timeline.coin(0)).toEqual({ x: 0, y: 0 });
  expect(timeline.coin(timeline.length)).toEqual({ x: -500, y: 0 });
  expect(timelineOf(told(line(1, "T1>-"), { before: aimed }), null)!.coin(10)).toBeNull();
});
