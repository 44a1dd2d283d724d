/** Positions of every phase, written from the rules by tests/web/ninja_all_stars_known.py. */
import type { LogEntry, Play } from "../../src/games/contract";
import type { Chart } from "../../src/games/ninja-all-stars/chart";
import { type Yard, yardOf } from "../../src/games/ninja-all-stars/keyboard";
import type { Position } from "../../src/games/ninja-all-stars/position";
import { AllStarsSession } from "../../src/games/ninja-all-stars/session.svelte";
import { type AllStarsProps, turnOf } from "../../src/games/ninja-all-stars/turn";
import { sceneOf } from "../../src/lib/board/scene";
import { playOf } from "../play";
import documents from "./positions.json";

export interface Case {
  position: Position;
  after: Position;
  legal: string[];
  toAct: number;
  entry: LogEntry;
  board: string;
}

export const cases = documents.cases as unknown as Record<string, Case>;
export const phases = Object.keys(cases);
const boards = documents.boards as unknown as Record<string, Chart>;
export const boardOf = (found: Case): Chart => boards[found.board]!;
export const chart: Chart = boards["2 brawl courtyard"]!;
/** The courtyard as each edge sees it, the south first. */
export const yards: Yard[] = ["S", "E", "N", "W"].map((edge) => yardOf(chart, edge));
export const yard: Yard = yards[0]!;

/** A table that writes down what was played and asked. */
export function tableAt(found: Case, forecast: Play["forecast"] = null) {
  const said: string[] = [];
  const session = new AllStarsSession();
  const scene = sceneOf({ board: boardOf(found), position: found.position, names: [] });
  const play = playOf({
    legal: found.legal,
    toAct: found.toAct,
    forecast,
    onmove: (text) => said.push(text),
    onwhy: (text) => said.push(`why ${text}`),
    onhint: ({ key }) => said.push(`hint ${key}`),
  });
  const turn = () => turnOf(scene, play, session);
  return { said, session, turn, props: (): AllStarsProps => ({ scene, play, turn: turn(), session }) };
}
