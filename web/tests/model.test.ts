import { describe, expect, test } from "vitest";
import { type Change, type Model, reduce } from "../src/lib/model";
import { played, seat, snapshot, standing } from "./wire";

const after = (...messages: Change[]) =>
  messages.reduce<Model | null>((model, message) => reduce(model, message), null);

describe("a match as the server tells it", () => {
  test("a snapshot is the whole of it", () => {
    const model = after(snapshot(3, 5));
    expect(model?.log).toHaveLength(3);
    expect(model?.number).toBe(5);
    expect(model?.positions.get(3)).toEqual({ ply: 3 });
  });

  test("moves follow each other, and their positions are kept", () => {
    const model = after(snapshot(0), played(0), played(1));
    expect(model?.log.map((line) => line.ply)).toEqual([0, 1]);
    expect([...(model?.positions.keys() ?? [])]).toEqual([0, 1, 2]);
  });

  test("of a position only what has changed is told", () => {
    const begun = snapshot(0);
    begun.standing.position = { turn: 0, mover: "K1", seen: { a: 1, b: 1 }, figures: { K1: ["c6", "GY"], K2: ["c5", ""] } };
    const changes = [{ at: ["turn"], to: null }, { at: ["figures", "K1"], to: ["c7", "G"] }, { at: ["seen", "c"], to: 1 }];
    const model = after(begun, { ...played(0), changes, gone: [["mover"], ["seen", "a"]] });
    const position = { turn: null, seen: { b: 1, c: 1 }, figures: { K1: ["c7", "G"], K2: ["c5", ""] } };
    expect(model?.standing.position).toEqual(position);
    expect([model?.positions.get(0), model?.positions.get(1)]).toEqual([begun.standing.position, position]);
  });

  test("a move told twice changes nothing", () => {
    expect(after(snapshot(0), played(0), played(0))?.log).toHaveLength(1);
  });

  test("a move after a gap is in doubt", () => {
    expect(after(snapshot(0), played(1))).toBeNull();
  });

  test("taking back drops moves and their positions", () => {
    const model = after(snapshot(0), played(0), played(1), { type: "undone", plies: 2, standing: standing(0, 3) });
    expect(model?.log).toEqual([]);
    expect([...(model?.positions.keys() ?? [])]).toEqual([0]);
    expect(model?.number).toBe(3);
  });

  test("chat and changes of seats count as events", () => {
    const said: Change = { type: "chat", entry: { number: 4, seat: 1, text: "hello", at: 0 } };
    const came: Change = { type: "presence", seats: [seat(0), seat(1, { present: false })], number: 7 };
    expect(after(snapshot(0), said)?.number).toBe(5);
    expect(after(snapshot(0), said, said)?.chat).toHaveLength(1);
    expect(after(snapshot(0), said, came)?.number).toBe(7);
  });

  test("who asks for a rematch is known, and counts as an event", () => {
    const model = after(snapshot(0), { type: "rematch", seat: 1, number: 4 });
    expect([model?.rematch, model?.number]).toEqual([1, 4]);
  });

  test("a new snapshot of the same match keeps what was seen, of another course it does not", () => {
    const seen = after(snapshot(0), played(0), snapshot(1));
    expect(seen?.positions.size).toBe(2);
    const other = snapshot(1);
    other.log = other.log.map((line) => ({ ...line, text: "another move" }));
    expect(after(snapshot(0), played(0), other)?.positions.size).toBe(1);
  });
});
