/** The boards of the rules, written by `PYTHONPATH=tests python tests/web/nueby.py`; a test there fails if they differ. */
import { type Board, readChart } from "../../src/games/nueby/chart";
import type { Position } from "../../src/games/nueby/position";
import type { LogEntry } from "../../src/lib/wire";
import documents from "./boards.json";

export const boards = documents as unknown as Record<string, Board>;
export const names = Object.keys(boards);
export const chartNamed = (name: string) => readChart(boards[name] ?? { ...boards["jaeger-6"]!, game: name });

export const position = (more: Partial<Position>): Position => ({
  game: "nueby/jaeger", players: 2, turn: 0, phase: "move", die: 1, sixes: 0, options: {}, pieces: [["s0", "s0", "s0", "s0"], ["s3", "s3", "s3", "s3"]], ...more,
});

/** An entry of the log: what was played, and what the server tells of it by key and facts. */
export const line = (by: LogEntry["by"], text: string, ...told: [string, Record<string, unknown>][]): LogEntry => ({
  ply: 0, by, text, at: 0, again: false, throw: null, remark: null, told: told.map(([key, facts]) => ({ key: `nueby-${key}`, facts })),
});
