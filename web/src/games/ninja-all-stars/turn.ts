/** Where the viewer stands in the match: what board, dock and panel derive from the same props. */
import type { BoardProps } from "../contract";
import { type Chart, chartOf } from "./chart";
import { type Choice, choiceOf } from "./deeds";
import { type Move, parseMoves } from "./notation";
import { type PositionDocument, subjectOf } from "./position";
import { type Outlook, outlookOf } from "./prospects";

export interface Stand {
  chart: Chart;
  position: PositionDocument;
  choice: Choice;
  /** The seat that acts here; null: nobody does. */
  seat: number | null;
  /** The model that everything is about: looked at, active, or being moved. */
  model: string | null;
  /** What the rules foresee for that model; null where nothing is known. */
  outlook: Outlook | null;
}

export type StandProps = Pick<BoardProps, "board" | "position" | "legal" | "toAct" | "frozen" | "session" | "foreseen">;

export function standOf(props: StandProps): Stand {
  const position = props.position as unknown as PositionDocument;
  const moves = props.frozen ? [] : parseMoves(props.legal);
  const seat = moves.length && typeof props.toAct === "number" ? props.toAct : null;
  const looked = props.session.looked in (position.models ?? {}) ? props.session.looked : null;
  const model = looked ?? subjectOf(position);
  const outlook = model ? outlookOf(props.foreseen, model) : null;
  return { chart: chartOf(props.board), position, seat, model, outlook, choice: choiceOf(position, moves, props.session) };
}

/** Can this model be activated now? */
export function isReady({ choice }: Stand, model: string): boolean {
  return choice.deeds.some(({ name, moves }) => name === "activate" && moves.some(({ picks }) => picks[0]?.name === model));
}

/** Phases in which everything but passing is a button of the panel. */
const WINDOWS = new Set(["janken", "omen", "dodge", "boost", "react", "save", "result", "pick", "edge"]);

/** Moves that the panel offers as buttons; cards among them are in the hand, too. */
export function optionsOf({ position, choice }: Stand): Move[] {
  const quiet = (move: Move) => ["pass", "end", "stay"].includes(move.deed);
  if (!WINDOWS.has(position.phase)) return choice.options;
  const all = choice.deeds.flatMap(({ moves }) => moves).filter((move) => !quiet(move));
  // Mastery has a move for every set of dice: it is chosen first, then they are shown.
  const many = choice.deeds.filter(({ name, moves }) => moves.length > 6 && name !== choice.deed).map(({ name }) => name);
  return choice.deed ? all.filter(({ deed }) => deed === choice.deed) : all.filter(({ deed }) => !many.includes(deed));
}
