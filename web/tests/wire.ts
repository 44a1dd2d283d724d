/** Messages of the server for tests, with only what a test is about. */
import type { LogEntry, Played, SeatInfo, Snapshot, Standing } from "../src/lib/wire";

export const standing = (ply: number, number = ply, more: Partial<Standing> = {}): Standing => ({
  number, ply, position: { ply }, to_act: ply % 2, thrower: null, throwing: null, legal: [], free_undo: 0, undo_asked: null, result: null, seed: null,
  clock: null, ...more,
});

export const entry = (ply: number, by: LogEntry["by"] = ply % 2, text = `move ${ply}`): LogEntry => ({
  ply, by, text, told: [{ key: "told", facts: { text } }], at: ply, again: false, throw: null, remark: null,
});

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, kind: "me", name: null, bot: null, present: true, away: null, ...more,
});

export const snapshot = (plies: number, number = plies): Snapshot => ({
  type: "snapshot", version: 3, match: "m", game: "niwa", title: "Niwa", options: {}, board: {}, edition: null, yours: [0],
  seats: [seat(0), seat(1)], patience: 60, rematch: null, objections: [], commitment: "c", standing: standing(plies, number),
  log: Array.from({ length: plies }, (_, ply) => entry(ply)), chat: [],
});

export const played = (ply: number, number = ply + 1): Played => ({
  type: "played", entry: entry(ply), changes: [{ at: ["ply"], to: ply + 1 }], gone: [], standing: standing(ply + 1, number),
});
