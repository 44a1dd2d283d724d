/** Where the viewer stands in the match: what board, dock and panel have in common. */
import type { BoardProps, Play, PlayerPanelProps, Scene } from "../contract";
import type { Chart } from "./chart";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import { type Position, subjectOf } from "./position";
import { type Forecast, forecastOf } from "./forecast";
import type { AllStarsSession } from "./session.svelte";

export type AllStarsProps = BoardProps<Chart, Position, AllStarsSession, Turn>;
export type AllStarsPanelProps = PlayerPanelProps<Chart, Position, AllStarsSession, Turn>;

export interface Turn {
  chart: Chart;
  position: Position;
  choice: Choice;
  /** The seat that acts here; null: nobody does. */
  seat: number | null;
  /** The model that everything is about: looked at, active, or being moved. */
  model: string | null;
  /** What the rules foresee for that model; null where nothing is known. */
  forecast: Forecast | null;
}

type Shown = Pick<Scene<Chart, Position>, "board" | "position">;

export function turnOf({ board: chart, position }: Shown, play: Play | null, session: AllStarsSession): Turn {
  const moves = parseMoves(play?.legal ?? []);
  const seat = moves.length && typeof play?.toAct === "number" ? play.toAct : null;
  const looked = session.looked !== null && session.looked in (position.models ?? {}) ? session.looked : null;
  const model = looked ?? subjectOf(position);
  const forecast = model ? forecastOf(play?.forecast ?? null, model) : null;
  return { chart, position, seat, model, forecast, choice: choiceOf(position, moves, session) };
}

/** Can this model be activated now? */
export function isReady({ choice }: Turn, model: string): boolean {
  return choice.offers.some(({ name, moves }) => name === "activate" && moves.some(({ picks }) => picks[0]?.name === model));
}

/** Phases in which everything but passing is a button of the panel. */
const WINDOWS = new Set(["janken", "omen", "dodge", "affinity", "boost", "react", "save", "result", "pick", "edge"]);

/** Moves that the panel offers as buttons; cards among them are in the hand, too. */
export function optionsOf({ position, choice }: Turn): Move[] {
  const quiet = (move: Move) => ["pass", "end", "stay"].includes(move.kind);
  if (!WINDOWS.has(position.phase)) return choice.options;
  const all = choice.offers.flatMap(({ moves }) => moves).filter((move) => !quiet(move));
  // Mastery has a move for every set of dice: it is chosen first, then they are shown.
  const many = choice.offers.filter(({ name, moves }) => moves.length > 6 && name !== choice.offer).map(({ name }) => name);
  return choice.offer ? all.filter(({ kind }) => kind === choice.offer) : all.filter(({ kind }) => !many.includes(kind));
}
