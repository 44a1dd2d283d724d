import { describe, expect, test } from "vitest";
import { lyingAs, topOf } from "../../src/games/ninja-dice/cube";
import { flyingAt, readFilm, type ThrowDocument } from "../../src/games/ninja-dice/film";
import { landedOf } from "./dice";

interface Golden {
  document: ThrowDocument;
  rolls: { dice: number[]; frames: number; poses: number[] }[];
  dice: number[][];
}
const files = import.meta.glob<Golden>("../../../tests/dice/golden/*.json", { import: "default", eager: true });
const golden = Object.entries(files).map(([path, each]) => [path.split("/").at(-1)!, each] as const);

describe("the document of a throw", () => {
  test("is there to be read, one of them with a die that goes again", () => {
    expect(golden.map(([, { rolls }]) => rolls.length).sort()).toEqual([1, 2]);
  });

  test.each(golden)("%s gives all its numbers", async (_, { document, rolls }) => {
    const film = await readFilm(document);
    expect(film.rolls.map(({ dice, frames, numbers }) => ({ dice, frames, poses: [...numbers] }))).toEqual(rolls);
  });

  test.each(golden)("%s ends where the rules have its dice", async (_, { document, dice }) => {
    const film = await readFilm(document);
    expect(landedOf(film).map(({ face, x, y, yaw }) => [face, x, y, yaw])).toEqual(dice);
  });

  test("shows a die that goes again where it lay until then, and the others where they lie", async () => {
    const film = await readFilm(golden.find(([, { rolls }]) => rolls.length > 1)![1].document);
    const [first, second] = film.rolls;
    const again = second!.dice[0]!;
    const at = (seconds: number) => flyingAt(film, seconds).map(({ x, y }) => [x, y]);
    const [before, after] = [at(second!.start - 0.01), at(second!.start)];
    expect(after[again]).not.toEqual(before[again]);
    expect(before.filter((_, i) => i !== again)).toEqual(after.filter((_, i) => i !== again));
    expect(at((first!.frames - 1) / film.fps)).toEqual(before);
  });

  test("is refused in words where it is not what it says", async () => {
    const [, { document }] = golden[0]!;
    await expect(readFilm({ ...document, version: 3 })).rejects.toThrow("expected version 1 or 2, got 3");
    await expect(readFilm({ ...document, rolls: [{ dice: [0], frames: 2 }] })).rejects.toThrow("expected 14 numbers, got");
  });
});

describe("a cube", () => {
  test.each([0, 1, 2, 3, 4, 5])("that lies with face %i on top shows it, whatever its front looks at", (face) => {
    for (const yaw of [0, 1, 450, 899, 1800, 2704, 3599]) expect(topOf(lyingAs(face, yaw))).toEqual({ face, yaw });
  });

  test("unturned shows face 4, its front to the right", () => {
    expect(topOf([1, 0, 0, 0])).toEqual({ face: 4, yaw: 0 });
  });
});
