/** A move in words: the one way in which buttons, hints, lists and analyses say it. Notation is for the command box. */
import type { GameFolder } from "../games/contract";
import { language } from "./i18n.svelte";
import type { Document } from "./wire";

/** At which table something is said: its board, and who sits there. */
export interface Around {
  board: Document;
  names: string[];
}

/** A *move* that is legal in that position. */
export const sayMove = (game: GameFolder, move: string, position: Document | undefined, around: Around): string =>
  (position && game.sayMove?.(move, position, language(), around)) ?? move;
