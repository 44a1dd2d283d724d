import { describe, expect, test } from "vitest";
import { seatsOf } from "../src/lib/making";
import { isNotation, matching } from "../src/lib/notation";

const legal = ["K1 c4-d4 >K2", "K1>K3", "stop"];

describe("what somebody types", () => {
  test("is a move however it is spaced and capitalised", () => {
    expect(matching("k1 C4–d4>k2", legal)).toBe("K1 c4-d4 >K2");
    expect(matching("Stop", legal)).toBe("stop");
    expect(matching("stop it", legal)).toBeNull();
  });

  test("looks like a move, or is a message", () => {
    expect(isNotation("K1 c4-d4 >K9")).toBe(true);
    expect(isNotation("good game :-)")).toBe(false);
    expect(isNotation("see you at 8 - bye")).toBe(false);
  });
});

describe("who sits where", () => {
  const card = { key: "niwa", title: "Niwa", players: [2], minutes: 15, age: null, dice: null, bots: ["hard", "dice"], levels: ["hard"] };

  test("the one who asks takes a seat, bots with names of the house take the others", () => {
    const seats = seatsOf({ card, way: "bot", seat: 1, players: 3, names: ["", "Lena"], bot: "hard" });
    expect(seats.map((seat) => [seat.kind, seat.name])).toEqual([["bot", "Ishi"], ["me", "Lena"], ["bot", "Kumo"]]);
  });

  test("on one screen every seat is mine, by link the others are open", () => {
    const wish = { card, seat: 0, players: 2, names: ["Lena", " "], bot: "" };
    expect(seatsOf({ ...wish, way: "screen" }).map((seat) => seat.kind)).toEqual(["me", "me"]);
    expect(seatsOf({ ...wish, way: "link" })[1]).toEqual({ kind: "link", name: null });
  });
});
