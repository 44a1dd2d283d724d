/** The log line by line: turns, as far as there is something to tell of them, and numbered as the game counts them. */
import type { Document, GameFolder } from "../../games/contract";
import { language } from "../i18n.svelte";
import type { Turn } from "../turns";
import type { LogEntry } from "../wire";

export interface Line extends Omit<Turn, "number"> {
  /** As the status line counts; null where that is no turn yet. */
  number: number | null;
  key: string;
}

interface Begun extends Pick<Line, "by" | "entries"> {
  /** It tells only of how a turn began. */
  begins?: boolean;
}

type Rules = Pick<GameFolder, "tell" | "counts" | "beginsTurn">;

export function linesOf(turns: Turn[], game: Rules, board: Document, names: string[]): Line[] {
  const told = turns.reduce<Begun[]>((lines, turn) => {
    const [own, next] = split(turn, game);
    const last = lines.at(-1);
    // What the turn began with has a line already, before its first ply.
    if (last?.begins && last.by === own.by) Object.assign(last, { entries: [...last.entries, ...own.entries], begins: false });
    else lines.push(own);
    return next ? [...lines, { ...next, begins: true }] : lines;
  }, []);
  const heard = told.filter(({ entries }) => !game.tell || game.tell(board, entries, names, language()).trim() !== "");
  let count = 0;
  return heard.map((line) => {
    const counts = line.entries.some((entry) => game.counts?.(entry) ?? true);
    return { ...line, number: counts ? (count += 1) : null, key: `${line.entries[0]?.ply} ${line.by}` };
  });
}

/** A turn, and what the last of its plies tells of the next one. */
function split({ by, entries }: Turn, { beginsTurn }: Rules): [Pick<Line, "by" | "entries">, Pick<Line, "by" | "entries"> | null] {
  const last = entries.at(-1);
  const seatOf = (told: LogEntry["told"][number]) => beginsTurn?.(told) ?? null;
  const after = last?.told.filter((each) => seatOf(each) !== null && seatOf(each) !== by) ?? [];
  const [first] = after;
  if (!last || !first) return [{ by, entries: [...entries] }, null];
  const kept = { ...last, told: last.told.filter((each) => !after.includes(each)) };
  return [{ by, entries: [...entries.slice(0, -1), kept] }, { by: seatOf(first)!, entries: [{ ...last, told: after, remark: null, again: false }] }];
}
