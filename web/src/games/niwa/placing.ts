/** Placing the three figures: a suggestion to begin with, then field by field in the order green, yellow, orange. */
import type { Colour, Garden } from "./garden";
import type { Move, Placing } from "./notation";
import { COLOURS } from "./position";

export type Ghosts = Partial<Record<Colour, string>>;
type Place = Extract<Move, { kind: "place" }>;

export const placesOf = (moves: Move[]): Place[] => moves.filter((move) => move.kind === "place");

/** The fields where a figure may be put. */
export const openFields = (moves: Move[]): Set<string> =>
  new Set(placesOf(moves).flatMap((move) => Object.values(move.fields)));

/** The placing that stands nearest to the enemy base, each figure with a line of its colour that leads on. */
export function suggest(garden: Garden, moves: Move[], seat: number): Placing | null {
  const left = (field: string) => garden.linesLeft[seat]?.get(field) ?? 0;
  const leadsOn = (field: string, colour: Colour) =>
    garden.byName.get(field)?.ways.some((way) => way.colour === colour && left(way.to) < left(field)) ?? false;
  const cost = ({ fields }: Place) =>
    COLOURS.reduce((sum, colour) => sum + left(fields[colour]) - (leadsOn(fields[colour], colour) ? 0.6 : 0), 0);
  const places = placesOf(moves);
  return places.length ? places.reduce((best, place) => (cost(place) < cost(best) ? place : best)).fields : null;
}

/** The colour that is put down next; null when all three stand. */
export const nextColour = (ghosts: Ghosts): Colour | null => COLOURS.find((colour) => !ghosts[colour]) ?? null;

/** A tap lifts the ghost that stands there, else puts the next one down; with all three down it begins anew. */
export function tapGhosts(ghosts: Ghosts, field: string): Ghosts {
  const here = COLOURS.find((colour) => ghosts[colour] === field);
  if (here) return { ...ghosts, [here]: undefined };
  const next = nextColour(ghosts);
  return next ? { ...ghosts, [next]: field } : { G: field };
}

/** A ghost is dragged to another field; whoever stands there changes places with it. */
export function dragGhost(ghosts: Ghosts, from: string, to: string): Ghosts {
  const moved: Ghosts = {};
  for (const colour of COLOURS) {
    const field = ghosts[colour];
    moved[colour] = field === from ? to : field === to ? from : field;
  }
  return moved;
}

/** The legal move that puts the ghosts where they stand. */
export const placeMove = (moves: Move[], ghosts: Ghosts): Place | undefined =>
  placesOf(moves).find(({ fields }) => COLOURS.every((colour) => fields[colour] === ghosts[colour]));
