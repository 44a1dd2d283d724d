import { describe, expect, test } from "vitest";
import { isolated } from "../src/lib/names";

describe("a name", () => {
  test("stands as it is where it runs from left to right", () => {
    for (const name of ["Ada", "Zoë", "Оля", "愛", "👩\u200d👧"]) expect(isolated(name)).toBe(name);
  });

  test("is closed in where it runs the other way, so that nothing around it turns", () => {
    expect(isolated("עדה")).toBe("\u2068עדה\u2069");
    expect(isolated("أدا 7")).toBe("\u2068أدا 7\u2069");
  });

  test("has nothing in it that opens or ends a direction, or is a control", () => {
    expect(isolated("A\u202eda\u2069\u0007")).toBe("Ada");
    expect(isolated("\u2069עדה\u202e")).toBe("\u2068עדה\u2069");
  });
});
