/**
 * What can be done now, as offers: moves of one kind, with what has still to be picked for them. Nothing here knows a rule;
 * the list of legal moves is read, and what they mention is found on the board.
 */
import type { Way } from "./keyboard";
import type { Move, PickKind } from "./notation";
import type { Position } from "./position";

export interface Offer {
  /** The kind of its moves. */
  name: string;
  moves: Move[];
}

/** What the viewer has tapped so far. */
export interface Wishes {
  offer: string | null;
  /** A model for an offer that wants one and then a space. */
  model: string | null;
  /** A space that was tapped, and waits for more: which offer, or which way. */
  target: string | null;
}

export interface Choice {
  offers: Offer[];
  /** The one that taps on the board belong to; null: any. */
  offer: string | null;
  /** Spaces that lead somewhere, and the moves that a tap there can mean. */
  places: Map<string, Move[]>;
  /** Ways to face, and the space around which they lie. */
  ways: Map<Way, Move>;
  around: string | null;
  /** Models beside the board to choose from, and the one that is chosen. */
  reserve: string[];
  model: string | null;
  target: string | null;
  /** What a tap on the target can mean. */
  meant: Move[];
  /** Moves that are buttons: nothing of them is on the board. */
  options: Move[];
}

/** Played by one tap; other moves are shown first, and played by a second. */
const LIGHT = new Set(["step", "deploy", "lantern", "shrine", "push", "place", "post"]);
export const isLight = (kind: string): boolean => LIGHT.has(kind);
/** Offers that have no button: the board or the reserve is where they begin. */
const SILENT = new Set(["step", "activate", "deploy", "push", "place", "post", "champion", "messenger", "team"]);
export const isSilent = (offer: string): boolean => SILENT.has(offer);
const ON_BOARD: PickKind[] = ["model", "space", "way"];

export function choiceOf(position: Position, moves: Move[], wishes: Wishes): Choice {
  const offers = offersOf(moves);
  const offer = offerIn(position, offers, wishes.offer);
  const wanted = moves.filter((move) => (offer ? move.kind === offer : move.kind !== "face"));
  const pairs = wanted.filter(({ picks }) => picks[0]?.kind === "model" && picks[1]?.kind === "space");
  const reserve = reserveOf(position, wanted);
  const first = pairs[0]?.picks[0]?.name ?? null;
  const model = wishes.model && reserve.includes(wishes.model) ? wishes.model : first;
  const places = placesOf(position, wanted, model);
  const target = wishes.target && places.has(wishes.target) ? wishes.target : null;
  const { ways, around } = waysOf(position, wanted, target);
  const inReserve = model && !pairs.length ? wanted.filter(({ picks }) => picks[0]?.name === model) : [];
  return {
    offers, offer, places, ways, around, reserve, model, target,
    meant: target ? (places.get(target) ?? []) : inReserve,
    options: moves.filter(({ kind, picks }) => picks[0] && !ON_BOARD.includes(picks[0].kind) && (!offer || kind === offer)),
  };
}

export function offersOf(moves: Move[]): Offer[] {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const own = found.get(move.kind);
    if (own) own.push(move);
    else found.set(move.kind, [move]);
  }
  return [...found].map(([name, own]) => ({ name, moves: own }));
}

/** The offer that was chosen, or the only one that wants something of the board; furniture begins with lanterns. */
function offerIn(position: Position, offers: Offer[], wished: string | null): string | null {
  const has = (name: string) => offers.some((offer) => offer.name === name);
  if (wished && has(wished)) return wished;
  if (position.phase === "furnish") return has("lantern") ? "lantern" : "shrine";
  const onBoard = offers.filter(({ moves }) => ON_BOARD.includes(moves[0]?.picks[0]?.kind ?? "dice"));
  const [only, second] = onBoard;
  if (only && !second) return only.name === "face" && position.phase === "act" && !position.activation?.moving ? null : only.name;
  return position.activation?.moving && has("face") && !has("step") ? "face" : null;
}

/** Models named by moves that stand beside the board. */
function reserveOf(position: Position, moves: Move[]): string[] {
  const named = moves.flatMap(({ picks }) => (picks[0]?.kind === "model" ? [picks[0].name] : []));
  return [...new Set(named)].filter((id) => !position.models[id]?.at);
}

function placesOf(position: Position, moves: Move[], model: string | null): Map<string, Move[]> {
  const places = new Map<string, Move[]>();
  for (const move of moves) {
    const [first, second] = move.picks;
    const space =
      first?.kind === "space" ? first.name
      : first?.kind === "model" && second?.kind === "space" ? (first.name === model ? second.name : undefined)
      : first?.kind === "model" ? position.models[first.name]?.at
      : undefined;
    if (space) places.set(space, [...(places.get(space) ?? []), move]);
  }
  return places;
}

/** Ways to face: of the model that is turned, or of a sentry on the space where it is posted. */
function waysOf(position: Position, moves: Move[], target: string | null): Pick<Choice, "ways" | "around"> {
  const ways = new Map<Way, Move>();
  let around: string | null = null;
  for (const move of moves) {
    const [first, second] = move.picks;
    if (first?.kind === "way") {
      ways.set(first.name as Way, move);
      around = turning(position);
    } else if (second?.kind === "way" && first?.name === target) {
      ways.set(second.name as Way, move);
      around = target;
    }
  }
  return { ways, around };
}

/** Where the model stands that is being turned. */
function turning({ phase, todo, activation, models }: Position): string | null {
  const id = phase === "face" ? todo?.[0]?.[1] : activation?.model;
  return typeof id === "string" ? (models[id]?.at ?? null) : null;
}
