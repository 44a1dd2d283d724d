/** Position documents of Nüby: where everybody's pieces are, and what is expected. */
import type { Position } from "./document";

export type { Phase, Position } from "./document";

/** A piece by its seat and its place in that seat's list. */
export interface Piece {
  seat: number;
  index: number;
  field: string;
  focus: boolean;
}

export function piecesOf(position: Position): Piece[] {
  return position.pieces.flatMap((fields, seat) =>
    fields.map((field, index) => ({ seat, index, field, focus: position.focus?.[seat]?.[index] ?? false })),
  );
}

export const piecesOn = (position: Position, field: string): Piece[] =>
  piecesOf(position).filter((piece) => piece.field === field);

/** Whose blockade is on a field; -1 if none is. */
export const blockOn = (position: Position, field: string): number => position.blocks?.indexOf(field) ?? -1;

export interface Headway {
  home: number;
  under: number;
  waiting: number;
}

/** How many pieces of a seat are home, under way and waiting. With three each, the fourth is home from the start. */
export function headwayOf(position: Position, seat: number): Headway {
  const fields = position.pieces[seat] ?? [];
  const home = fields.filter((field) => field.startsWith("z")).length;
  const waiting = fields.filter((field) => field.startsWith("s") || field.startsWith("t")).length;
  return { home, waiting, under: fields.length - home - waiting };
}
