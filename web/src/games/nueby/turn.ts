/** Where the viewer stands in the turn: what board, dock and buttons derive from the same props. */
import { say } from "../../lib/i18n.svelte";
import type { BoardProps } from "../contract";
import { type Chart, chartOf } from "./chart";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import type { PositionDocument } from "./position";

export interface Stand {
  chart: Chart;
  position: PositionDocument;
  moves: Move[];
  /** The seat that acts here; null: nobody does. */
  seat: number | null;
  choice: Choice;
  /** What can be done with a field, in words. */
  markOf: (field: string) => string;
  /** Fields that something can be done with. */
  open: Set<string>;
}

export function standOf(props: Pick<BoardProps, "board" | "position" | "legal" | "toAct" | "frozen" | "session">): Stand {
  const chart = chartOf(props.board);
  const position = props.position as unknown as PositionDocument;
  const moves = props.frozen ? [] : parseMoves(props.legal);
  const seat = moves.length && typeof props.toAct === "number" ? props.toAct : null;
  const choice = choiceOf(chart, position, moves, props.session);
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
  return { chart, position, moves, seat, choice, markOf, open: new Set(marks.flatMap(([, fields]) => fields)) };
}
