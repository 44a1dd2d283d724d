/** What would follow a move, in the words of the log: the turn goes on, then the answer. */
import type { Document, GameFolder } from "../../games/contract";
import type { LogEntry, Said } from "../wire";
import { sentenceOf } from "./status";

/** The sentences after the first move of a line. */
export function sequelOf(line: Said[], game: GameFolder, board: Document, names: string[]): string[] {
  return line.slice(1).map((said) => sentenceOf([entryOf(said)], game, board, names));
}

/** A move that may come as if it had. */
const entryOf = (said: Said): LogEntry => ({ ...said, ply: 0, at: 0, again: false, throw: null, remark: null });
