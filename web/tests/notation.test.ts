import { describe, expect, test } from "vitest";
import { seatsOf } from "../src/lib/making";
import { isTalk, matching, messageIn } from "../src/lib/notation";

const legal = ["K1 c6-d6 >K2", "K1>K3", "stop"];
const begins = (word: string) => ["attack", "help", "stop"].includes(word);

describe("what somebody typed", () => {
  test("is a legal move whatever the capitals and blanks", () => {
    expect(matching("k1 c6-d6>k2", legal)).toBe("K1 c6-d6 >K2");
    expect(matching("K1 c6–d6 > K2", legal)).toBe("K1 c6-d6 >K2");
    expect(matching(" STOP ", legal)).toBe("stop");
  });

  test("is no move otherwise", () => {
    expect(matching("K1 c6-d7 >K2", legal)).toBeNull();
    expect(matching("", legal)).toBeNull();
  });

  test.each(["attack B9", "throw", "help", "help me", "hello", "K1 c3-c4 >K2", "step 3"])("%s might be a move or a command", (said) => {
    expect(isTalk(said, begins)).toBe(false);
  });

  test.each(["good evening!", "Und was machst du jetzt?"])("%s is plainly talk", (said) => {
    expect(isTalk(said, begins)).toBe(true);
  });

  test("is a message if a sign says so", () => {
    expect(messageIn(", help")).toBe("help");
    expect(messageIn("„Hallo“")).toBe("Hallo");
    expect(messageIn("help")).toBeNull();
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
