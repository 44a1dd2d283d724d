// Made from src/engawa/games/nueby/document.py by `python -m engawa.server.typescript`. Do not edit.

export type Phase = "roll" | "hunt" | "enter" | "start" | "move" | "focus" | "over";
export type Kind = "ring" | "inner" | "path" | "lane" | "grey" | "goal" | "area" | "inner-area" | "track";
export type WayKind = "ring" | "inner" | "path" | "lane" | "grey" | "goal" | "area" | "inner-area" | "track" | "branch" | "return" | "arrow";
export type ExtraHits = "book" | "kind";

/** What was chosen before the match and is not usual. */
export interface Options {
  colours?: number;
  extra_hits?: ExtraHits;
  places?: boolean;
  edition?: Record<string, unknown>;
}

/** Where everybody's pieces are, and what is expected. */
export interface Position {
  game: string;
  players: number;
  turn: number;
  phase: Phase;
  die?: number;
  named?: number;
  hits?: number;
  winner?: number;
  moved?: boolean;
  pushed?: boolean;
  sixes: number;
  pieces: string[][];
  focus?: boolean[][];
  blocks?: string[];
  places?: number[];
  options: Options;
}

/** A field where it lies, and the colour that it belongs to. */
export interface Field {
  name: string;
  kind: Kind;
  sector: number;
  x: number;
  y: number;
}

/** One step that the board allows. */
export interface Way {
  from: string;
  to: string;
  kind: WayKind;
}

/** What a colour has on the board; what its game does not have is empty. */
export interface Sector {
  entries: string[];
  arrow: string[];
  fork: string;
  areas: string[];
  goal: string[];
  lane: string[];
  path: string[];
  track: string[];
  marked: string[];
}

/** A board: fields, the ways between them, what belongs to which colour, and the colour of each seat. `left` is by seat and field how many steps are left to the innermost goal field. */
export interface Board {
  game: string;
  colours: number;
  width: number;
  fields: Field[];
  ways: Way[];
  sectors: Sector[];
  arrows: string[];
  seats: number[];
  left: number[][];
}
