import { describe, expect, test } from "vitest";
import { choiceOf, moveTo, tapOn, type Wishes } from "../../src/games/niwa/choice";
import { parseMoves } from "../../src/games/niwa/notation";
import { dragGhost, nextColour, openFields, placeMove, suggest, tapGhosts } from "../../src/games/niwa/placing";
import { caseNamed, gardenNamed, look, positionOf } from "./gardens";

const garden = gardenNamed("compact");
const position = positionOf(look);
const moves = parseMoves(look.legal);
const nothing: Wishes = { chosen: null, receiver: null, passing: false };
const choose = (wishes: Partial<Wishes>) => choiceOf(garden, position, moves, { ...nothing, ...wishes });

describe("the position of the pictures", () => {
  test("nothing is chosen, the figures that can move glow", () => {
    expect(choose({}).chosen).toBeNull();
    expect(choose({}).figures).toEqual(["K1", "K2", "K3"]);
  });

  test("K2 reaches g5, h3 and f4, and the bead goes to K1, which is nearest to the enemy base", () => {
    const choice = choose({ chosen: "K2" });
    expect([...choice.targets.keys()].sort()).toEqual(["f4", "g5", "h3"]);
    expect(choice.receivers).toEqual(["K1", "K3"]);
    expect(moveTo(choice, "h3")?.text).toBe("K2 g4-h3 >K1");
    expect(moveTo(choose({ chosen: "K2", receiver: "K3" }), "h3")?.text).toBe("K2 g4-h3 >K3");
  });

  test("two taps play", () => {
    expect(tapOn(garden, position, choose({}), 0, "g4")).toEqual({ does: "choose", figure: "K2" });
    expect(tapOn(garden, position, choose({ chosen: "K2" }), 0, "g5")).toEqual({ does: "play", text: "K2 g4-g5 >K1" });
  });

  test("a tap on the chosen figure lets go, on another one chooses that", () => {
    const choice = choose({ chosen: "K2" });
    expect(tapOn(garden, position, choice, 0, "g4")).toEqual({ does: "let go" });
    expect(tapOn(garden, position, choice, 0, "h4")).toEqual({ does: "choose", figure: "K1" });
  });

  test("an impossible tap asks why with the move it would have been", () => {
    const choice = choose({ chosen: "K2" });
    expect(tapOn(garden, position, choice, 0, "a7")).toEqual({ does: "why", text: "K2 g4-a7 >K1" });
    expect(tapOn(garden, position, choice, 0, "e6")).toEqual({ does: "why", text: "K2 g4-e6 >K1" });
  });

  test("with nothing chosen an empty field says to choose first, a hostile figure shows its stack", () => {
    expect(tapOn(garden, position, choose({}), 0, "a7").does).toBe("hint");
    expect(tapOn(garden, position, choose({}), 0, "e6")).toEqual({ does: "fan", figure: "S3" });
  });

  test("passing: the receivers are ringed and a tap on one plays", () => {
    const choice = choose({ chosen: "K1", passing: true });
    expect([...choice.targets.keys()].sort()).toEqual(["b7"]);
    expect(tapOn(garden, position, choice, 0, "b7")).toEqual({ does: "play", text: "K1>K3" });
    expect(tapOn(garden, position, choice, 0, "g4")).toEqual({ does: "choose", figure: "K2" });
  });

  test("nobody to act here: taps only look", () => {
    const choice = choiceOf(garden, position, [], nothing);
    expect(tapOn(garden, position, choice, null, "g4")).toEqual({ does: "fan", figure: "K2" });
    expect(tapOn(garden, position, choice, null, "a7")).toEqual({ does: "nothing" });
  });
});

test("the figure under way stays chosen, and another own one says why not", () => {
  const under = caseNamed("under way");
  const now = positionOf(under);
  const choice = choiceOf(garden, now, parseMoves(under.legal), nothing);
  expect(choice.chosen).toBe("K2");
  expect(choice.canStop).toBe(true);
  expect(choice.canPass).toBe(false);
  const tap = tapOn(garden, now, choice, 0, "h4");
  expect(tap.does).toBe("why");
});

test("an empty figure asks for a jump", () => {
  const jump = caseNamed("jump");
  const choice = choiceOf(garden, positionOf(jump), parseMoves(jump.legal), { ...nothing, chosen: "K1" });
  expect(choice.receiver).toBeNull();
  expect(choice.targets.size).toBeGreaterThan(0);
  expect(tapOn(garden, positionOf(jump), choice, 0, "a7")).toEqual({ does: "why", text: "K1 f3^a7" });
});

describe("placing", () => {
  const place = parseMoves(caseNamed("place kokeshis").legal);

  test("six fields are open and the suggestion is legal", () => {
    expect(openFields(place).size).toBe(6);
    expect(placeMove(place, suggest(garden, place, 0)!)).toBeDefined();
  });

  test("the suggestion stands on the near side of the way", () => {
    const fields = Object.values(suggest(garden, place, 0)!);
    for (const field of fields) expect(garden.linesLeft[0]!.get(field)).toBeLessThanOrEqual(7);
  });

  test("taps put green, yellow, orange down in that order, and lift again", () => {
    const [a, b, c] = [...openFields(place)] as [string, string, string];
    let ghosts = tapGhosts(suggest(garden, place, 0)!, "");
    expect(ghosts).toEqual({ G: "" });
    ghosts = tapGhosts({}, a);
    ghosts = tapGhosts(ghosts, b);
    expect(nextColour(ghosts)).toBe("O");
    ghosts = tapGhosts(ghosts, c);
    expect(ghosts).toEqual({ G: a, Y: b, O: c });
    expect(placeMove(place, ghosts)?.text).toBe(`G:${a} Y:${b} O:${c}`);
    expect(nextColour(tapGhosts(ghosts, b))).toBe("Y");
  });

  test("a drag changes places", () => {
    expect(dragGhost({ G: "a", Y: "b", O: "c" }, "a", "b")).toEqual({ G: "b", Y: "a", O: "c" });
    expect(dragGhost({ G: "a", Y: "b", O: "c" }, "a", "d")).toEqual({ G: "d", Y: "b", O: "c" });
  });
});
