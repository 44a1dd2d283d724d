import { describe, expect, test } from "vitest";
import { apart, chartOf, classRemoved, classRenamed, ledBy, newTeam } from "../../src/games/ninja-all-stars/edition/box";
import { newBoard, resized } from "../../src/games/ninja-all-stars/edition/painting";
import { freeName, renamed, without } from "../../src/lib/editions/places";

describe("a team that is typed in", () => {
  const team = newTeam("pirates");
  test("has one of the class that leads, and limits for all others", () => {
    expect(team.classes.chunin).toMatchObject({ count: 1 });
    expect(team.classes.chunin).not.toHaveProperty("custom");
    const other = ledBy(team, "kaiken");
    expect(other.leader).toBe("kaiken");
    expect(other.classes.kaiken).toMatchObject({ count: 1 });
    expect(other.classes.kaiken).not.toHaveProperty("custom");
    expect(other.classes.chunin).toMatchObject({ count: 1, custom: [0, 2] });
  });
  test("speaks of a class by its new name everywhere, and of one that is gone nowhere", () => {
    expect(classRenamed(team, "kaiken", "deckhand")).toMatchObject({ leader: "chunin", messengers: ["deckhand"], classes: { deckhand: { count: 5 } } });
    expect(classRenamed(team, "chunin", "captain").leader).toBe("captain");
    const gone = classRemoved(team, "kaiken");
    expect(Object.keys(gone.classes)).toEqual(["chunin"]);
    expect(gone.messengers).toEqual([]);
  });
});

describe("names of entries", () => {
  test("are changed in their place, taken away, and free ones are found", () => {
    expect(Object.keys(renamed({ fire: 1, water: 2 }, "fire", "ice"))).toEqual(["ice", "water"]);
    expect(without({ fire: 1, water: 2 }, "fire")).toEqual({ water: 2 });
    expect([freeName("team", []), freeName("team", ["team"]), freeName("team", ["team", "team-2"])]).toEqual(["team", "team-2", "team-3"]);
  });
});

describe("a board that is typed in", () => {
  test("begins with a zone at every edge", () => {
    const chart = chartOf(newBoard(11, 9, 6));
    expect([chart.width, chart.height, chart.spaces.length]).toEqual([11, 9, 99]);
    for (const edge of ["N", "E", "S", "W"]) expect(chart.spaces.filter(({ zone }) => zone === edge)).toHaveLength(6);
    expect(chart.spaces.find(({ name }) => name === "c1")).toEqual({ name: "c1", terrain: "open", zone: "N" });
  });
  test("has places of its own, and so have the others then", () => {
    const shared = { hill: ["a1"] };
    const edition = { boards: { yard: { rows: ["."], places: { medals: ["b2"] } } }, places: shared, quick: { order: ["chunin"], slots: {} } };
    expect(apart(edition)).toEqual({ boards: { yard: { rows: ["."], places: { hill: ["a1"], medals: ["b2"] }, quick: { slots: {} } } }, places: undefined, quick: { order: ["chunin"] } });
    expect(apart({ boards: { yard: { rows: ["."] } } })).toEqual({ boards: { yard: { rows: ["."] } }, places: undefined, quick: undefined });
  });
  test("keeps its edges when it becomes larger or smaller", () => {
    const rows = ["ab#", "cd^", "ef~"];
    expect(resized(rows, 5, 3)).toEqual(["ab..#", "cd..^", "ef..~"]);
    expect(resized(rows, 2, 2)).toEqual(["a#", "e~"]);
    expect(resized(rows, 3, 4)).toEqual(["ab#", "cd^", "...", "ef~"]);
    expect(resized(rows, 3, 3)).toEqual(rows);
  });
});
