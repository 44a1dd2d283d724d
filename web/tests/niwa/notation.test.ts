import { describe, expect, test } from "vitest";
import { formatCross, formatJump, formatPlace, formatTransfer, parseMove } from "../../src/games/niwa/notation";
import fixtures from "./positions.json";

describe("moves are read and written back", () => {
  test.each([
    ["G:c6 Y:c5 O:b7", { kind: "place", fields: { G: "c6", Y: "c5", O: "b7" } }],
    ["K2 c5-d5 >K1", { kind: "cross", figure: "K2", from: "c5", to: "d5", receiver: "K1" }],
    ["S1 d6^e13", { kind: "jump", figure: "S1", from: "d6", to: "e13" }],
    ["K1>K3", { kind: "transfer", figure: "K1", receiver: "K3" }],
    ["stop", { kind: "stop" }],
  ])("%s", (text, move) => expect(parseMove(text)).toEqual({ ...move, text }));

  test("every legal move of the positions", () => {
    for (const { legal } of fixtures.cases) {
      for (const text of legal) {
        const move = parseMove(text);
        expect(move).not.toBeNull();
        const written = {
          place: () => move?.kind === "place" && formatPlace(move.fields),
          cross: () => move?.kind === "cross" && formatCross(move.figure, move.from, move.to, move.receiver),
          jump: () => move?.kind === "jump" && formatJump(move.figure, move.from, move.to),
          transfer: () => move?.kind === "transfer" && formatTransfer(move.figure, move.receiver),
          stop: () => "stop",
        }[move!.kind]();
        expect(written).toBe(text);
      }
    }
  });
});

test.each(["", "K4 c5-d5 >K1", "K1 c5-d5", "K1 c5 d5", "pass", "G:c6 O:b7 Y:c5", "K1>K3 "])("%j is no move", (text) =>
  expect(parseMove(text)).toBeNull(),
);
