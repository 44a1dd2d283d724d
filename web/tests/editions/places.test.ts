import { describe, expect, it } from "vitest";
import { at, concerns, put } from "../../src/lib/editions/places";
import { read, written } from "../../src/lib/editions/values";

describe("places of an edition", () => {
  const edition = { name: "mine", tiles: { B: { ring: "GYOGYO", count: 2 } } };

  it("are found by their names, and nothing stands where nothing is", () => {
    expect(at(edition, "tiles.B.ring")).toBe("GYOGYO");
    expect(at(edition, "tiles.C.ring")).toBeUndefined();
    expect(at(edition, "name.ring")).toBeUndefined();
  });

  it("are changed in a copy, made where they were missing, and removed", () => {
    const other = put(edition, "tiles.B.count", 3);
    expect(other).toEqual({ name: "mine", tiles: { B: { ring: "GYOGYO", count: 3 } } });
    expect(edition.tiles.B.count).toBe(2);
    expect(put(edition, "tiles.C.ring", "G")).toEqual({ ...edition, tiles: { ...edition.tiles, C: { ring: "G" } } });
    expect(put(edition, "tiles.B", undefined)).toEqual({ name: "mine", tiles: {} });
  });

  it("have the problems of what is in them, and not those of a neighbour", () => {
    expect(concerns("dice.skill[2]", "dice.skill")).toBe(true);
    expect(concerns("dice.skill", "dice")).toBe(true);
    expect(concerns("dice.skills", "dice.skill")).toBe(false);
    expect(concerns("dice", "dice.skill")).toBe(false);
  });
});

describe("values in a line", () => {
  it("come back as they went", () => {
    for (const value of ["text", ["r0", "r8"], [6, 5, 4], [[0, 3], [0, 2, 4]]]) expect(read(written(value), value)).toEqual(value);
  });

  it("keep what is no number, for the server to refuse", () => {
    expect(read("6, five", [1, 2])).toEqual([6, "five"]);
  });
});
