/** Where pieces and blockades are drawn when they are at rest. */
import type { Point } from "../../lib/board/point";
import type { Layout } from "./layout";
import { type Piece, piecesOf, type Position } from "./position";

export interface Figure extends Point {
  key: string;
  seat: number;
  block: boolean;
  /** How large, compared with one on the ring. */
  k: number;
  /** From 0 to 1 while it turns to the focus. */
  focus: number;
  lift: number;
  count: number;
}

export const keyOf = (seat: number, index: number | "block"): string => `${seat} ${index}`;
/** The key of a seat's piece on a field. */
export const keyOn = ({ pieces }: Position, seat: number, field: string): string => keyOf(seat, pieces[seat]?.indexOf(field) ?? -1);
const SEATS = 4;
/** Pawns in lanes and start areas are a little smaller. */
const SMALL = 0.9;

export function figuresAt(layout: Layout, position: Position): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const add = (key: string, seat: number, at: Point, k: number, more: Partial<Figure> = {}) =>
    figures.set(key, { key, seat, x: at.x, y: at.y, k, block: false, focus: 0, lift: 0, count: 1, ...more });
  const waiting = new Map<string, Piece[]>();
  for (const piece of piecesOf(position)) {
    if (layout.decks.some(({ area }) => area === piece.field)) waiting.set(piece.field, [...(waiting.get(piece.field) ?? []), piece]);
    else add(keyOf(piece.seat, piece.index), piece.seat, layout.at(piece.field), sizeOn(layout, piece.field), { focus: Number(piece.focus) });
  }
  for (const [area, pieces] of waiting) seatPieces(layout, area, pieces, add);
  position.blocks?.forEach((field, seat) => add(keyOf(seat, "block"), seat, layout.at(field), 1.04 * sizeOn(layout, field), { block: true }));
  return figures;
}

/** How large a pawn is on a field: as large as the field lets it be. */
export const sizeOn = (layout: Layout, field: string): number => Math.min(layout.scale, layout.radius(field) / 12.2);

type Add = (key: string, seat: number, at: Point, k: number, more?: Partial<Figure>) => void;

/** Up to four have a seat each; more of them stand together by player, with their number. */
function seatPieces(layout: Layout, area: string, pieces: Piece[], add: Add): void {
  const deck = layout.decks.find((each) => each.area === area)!;
  const k = Math.min(layout.scale * SMALL, deck.height / 27);
  if (pieces.length <= SEATS) {
    pieces.forEach(({ seat, index }, i) => add(keyOf(seat, index), seat, deck.seats[i]!, k));
    return;
  }
  const seats = [...new Set(pieces.map(({ seat }) => seat))];
  seats.forEach((seat, i) => {
    const [first, last] = [deck.seats[0]!, deck.seats.at(-1)!];
    const t = seats.length > 1 ? i / (seats.length - 1) : 0.5;
    const at = { x: first.x + (last.x - first.x) * t, y: first.y + (last.y - first.y) * t };
    const own = pieces.filter((piece) => piece.seat === seat);
    own.forEach(({ index }, n) => add(keyOf(seat, index), seat, at, k, { count: n === own.length - 1 ? own.length : 1 }));
  });
}

/** Whoever stands farther away is drawn first. */
export const backToFront = (figures: Iterable<Figure>): Figure[] => [...figures].sort((one, other) => one.y - other.y);
