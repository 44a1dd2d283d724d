// Made from src/engawa/games/niwa/document.py by `python -m engawa.server.typescript`. Do not edit.

export type Colour = "G" | "Y" | "O";
export type Phase = "place" | "move" | "over";
export type End = "base" | "repetition" | "turns";
export type Laid = [number, number, string, number];
export type Standing = [string, string];

/** Who stands where with which beads. */
export interface Position {
  game: "niwa";
  garden: string | Laid[];
  edition?: Record<string, unknown>;
  phase: Phase;
  turn: number | null;
  mover: string | null;
  figures: Record<string, Standing>;
  turns: number;
  seen?: Record<string, number>;
  winner?: number | null;
  end?: End;
}

/** A field where it lies: column and row of the hexagons. */
export interface Field {
  name: string;
  q: number;
  r: number;
}

/** The line between two fields. */
export interface Line {
  from: string;
  to: string;
  colour: Colour;
}

/** The garden: fields, the lines between them, the base of each seat, tiles; and the seat that begins. */
export interface Board {
  fields: Field[];
  lines: Line[];
  bases: string[];
  tiles: Laid[];
  first: number;
}
