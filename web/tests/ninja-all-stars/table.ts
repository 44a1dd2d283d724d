/** Positions of every phase, written from the rules by tests/web/ninja_all_stars_known.py. */
import type { BoardProps, Document, LogEntry } from "../../src/games/contract";
import { type Chart, chartOf } from "../../src/games/ninja-all-stars/chart";
import type { Wishes } from "../../src/games/ninja-all-stars/deeds";
import type { PositionDocument } from "../../src/games/ninja-all-stars/position";
import { standOf } from "../../src/games/ninja-all-stars/turn";
import documents from "./positions.json";

export interface Case {
  position: PositionDocument;
  after: PositionDocument;
  legal: string[];
  toAct: number;
  entry: LogEntry;
  board: string;
}

export const cases = documents.cases as unknown as Record<string, Case>;
export const phases = Object.keys(cases);
const boards = documents.boards as unknown as Record<string, Document>;
export const boardOf = (found: Case): Document => boards[found.board]!;
export const chart: Chart = chartOf(boards["2 brawl courtyard"]!);

/** What the session holds, without a component around it. */
export class Pretended implements Wishes {
  deed: string | null = null;
  model: string | null = null;
  target: string | null = null;
  looked: string | null = null;
  plan: string[] = [];
  sight = false;
  settle(): void {
    this.deed = this.model = this.target = null;
  }
  clear(): void {
    this.settle();
    this.looked = null;
    this.plan = [];
  }
}

/** A table that writes down what was played and asked. */
export function tableAt(found: Case, foreseen: Document | null = null) {
  const said: string[] = [];
  const session = new Pretended();
  const props = {
    board: boardOf(found), position: found.position as unknown as Document, legal: found.legal, toAct: found.toAct, frozen: false, session, foreseen,
    onmove: (text: string) => said.push(text),
    onwhy: (text: string) => said.push(`why ${text}`),
    onhint: ({ key }: { key: string }) => said.push(`hint ${key}`),
  } as unknown as BoardProps;
  return { said, session, props, stand: () => standOf(props) };
}
