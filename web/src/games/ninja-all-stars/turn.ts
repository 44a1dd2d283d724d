/** Where the viewer stands in the match: what board, dock and panel have in common. */
import type { BoardProps, Play, PlayerPanelProps, Scene } from "../contract";
import type { Chart } from "./chart";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import { type Position, seatOf, subjectOf } from "./position";
import { type Plan, plansFor } from "./aims";
import { distance } from "../../lib/board/point";
import { type Forecast, forecastOf, type Window, windowOf } from "./forecast";
import { pointOf } from "./keyboard";
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
  /** What the window that is open is about; null where none is, or nothing is known of it. */
  window: Window | null;
  /** What could be done to the enemy that was tapped. */
  plans: Plan[];
}

type Shown = Pick<Scene<Chart, Position>, "board" | "position">;

export function turnOf({ board: chart, position }: Shown, play: Play | null, session: AllStarsSession): Turn {
  const moves = parseMoves(play?.legal ?? []);
  const seat = moves.length && typeof play?.toAct === "number" ? play.toAct : null;
  const model = modelIn(position, play?.legal ?? [], session);
  const told = play?.forecast ?? null;
  const forecast = model ? forecastOf(told, model) : null;
  const turn = { chart, position, seat, model, forecast, choice: choiceOf(position, moves, session), window: seat === null ? null : windowOf(told), plans: [] };
  return { ...turn, plans: session.aim ? plansOn(turn, session.aim) : [] };
}

/** The model that everything is about; where one is to be activated and none was tapped, the one that is nearest to an enemy. */
export function modelIn(position: Position, legal: string[], session: AllStarsSession): string | null {
  const looked = session.looked !== null && session.looked in (position.models ?? {}) ? session.looked : null;
  return looked ?? subjectOf(position) ?? nearestOf(position, legal);
}

function nearestOf({ phase, models }: Position, legal: string[]): string | null {
  const ready = phase === "turn" ? parseMoves(legal).filter(({ kind }) => kind === "activate").map(({ picks }) => picks[0]!.name) : [];
  const place = (id: string) => pointOf(models[id]!.at!);
  const farOff = (id: string) => Math.min(...Object.keys(models).filter((other) => models[other]!.at && seatOf(other) !== seatOf(id)).map((other) => distance(place(id), place(other))));
  const [first] = ready.map((id) => ({ id, far: farOff(id) })).sort((one, other) => one.far - other.far);
  return first?.id ?? null;
}

/** What the model in question could do to another; empty where it is not to act. */
export function plansOn(turn: Turn, other: string): Plan[] {
  const { chart, position, model, forecast, seat } = turn;
  const acts = seat !== null && (position.phase === "act" ? position.activation?.model === model : model !== null && isReady(turn, model));
  return acts && model && forecast ? plansFor({ chart, position, model, forecast, ready: position.phase === "turn" }, other) : [];
}

/** Edges that can be taken, by the spaces of their zones. */
export function edgesOf({ chart, choice }: Turn): Map<string, Move> {
  const moves = new Map(choice.offers.find(({ name }) => name === "edge")?.moves.map((move) => [move.picks[0]?.name, move]) ?? []);
  return new Map(chart.spaces.flatMap(({ name, zone }) => (zone && moves.has(zone) ? [[name, moves.get(zone)!] as const] : [])));
}

/** Can this model be activated now? */
export function isReady({ choice }: Turn, model: string): boolean {
  return choice.offers.some(({ name, moves }) => name === "activate" && moves.some(({ picks }) => picks[0]?.name === model));
}

/** Phases in which everything but passing is a button of the panel. */
const WINDOWS = new Set(["janken", "omen", "dodge", "affinity", "boost", "react", "save", "result", "pick", "edge"]);

/** Moves that the panel offers as buttons; cards among them are in the hand, too. */
export function optionsOf({ position, choice, window }: Turn): Move[] {
  const quiet = (move: Move) => ["pass", "end", "stay"].includes(move.kind);
  if (!WINDOWS.has(position.phase)) return choice.options;
  // Dice that are rolled again are marked where they lie.
  const all = choice.offers.flatMap(({ moves }) => moves).filter((move) => !quiet(move) && !window?.moves[move.text]?.dice);
  // Mastery has a move for every set of dice: it is chosen first, then they are shown.
  const many = choice.offers.filter(({ name, moves }) => moves.length > 6 && name !== choice.offer).map(({ name }) => name);
  return choice.offer ? all.filter(({ kind }) => kind === choice.offer) : all.filter(({ kind }) => !many.includes(kind));
}
