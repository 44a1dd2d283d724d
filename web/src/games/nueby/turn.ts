/** Where the viewer stands in the turn: what board, dock and status have in common. */
import { say } from "../../lib/i18n.svelte";
import type { BoardProps, Play, PlayerPanelProps, Scene } from "../contract";
import { type Chart, type Board, chartOf } from "./chart";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import type { Position } from "./position";
import type { NuebySession } from "./session.svelte";

export type NuebyProps = BoardProps<Board, Position, NuebySession, Turn>;
export type NuebyPanelProps = PlayerPanelProps<Board, Position, NuebySession, Turn>;

export interface Turn {
  chart: Chart;
  moves: Move[];
  /** The seat that acts here; null: nobody does. */
  seat: number | null;
  choice: Choice;
  /** What can be done with a field, in words. */
  markOf: (field: string) => string;
  /** Fields that something can be done with. */
  open: Set<string>;
}

type Shown = Pick<Scene<Board, Position>, "board" | "position">;

export function turnOf({ board, position }: Shown, play: Play | null, session: NuebySession): Turn {
  const chart = chartOf(board);
  const moves = parseMoves(play?.legal ?? []);
  const seat = moves.length && typeof play?.toAct === "number" ? play.toAct : null;
  const choice = choiceOf(chart, position, moves, session);
  const marks: [string, string[]][] = [
    ["chosen", choice.chosen ? [choice.chosen] : []],
    ["open", choice.pieces],
    ["throw", choice.steps.filter(({ kind }) => kind === "throw").map(({ to }) => to)],
    ["target", choice.steps.map(({ to }) => to)],
    ["dropping", choice.dropping ? [choice.dropping] : []],
    ["drop", choice.drops],
    ["focused", choice.focused],
    ["hunter", choice.hunters],
  ];
  const markOf = (field: string) => {
    const mark = marks.find(([, fields]) => fields.includes(field));
    return mark ? say(`nueby-ui-mark-${mark[0]}`) : "";
  };
  return { chart, moves, seat, choice, markOf, open: new Set(marks.flatMap(([, fields]) => fields)) };
}
