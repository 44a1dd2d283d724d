/** Where a move happens in the garden. */
import type { Pointer } from "../contract";
import { parseMove } from "./notation";
import { fieldOf, type Position } from "./position";

export function pointersOf(text: string, position: Position): Pointer[] {
  const move = parseMove(text);
  const at = (figure: string): string => fieldOf(position, figure) ?? "";
  switch (move?.kind) {
    case "place":
      return Object.values(move.fields).map((to) => ({ to }));
    case "cross": // the way, and who gets the bead
      return [{ from: move.from, to: move.to }, { to: at(move.receiver) }];
    case "jump":
      return [{ from: move.from, to: move.to }];
    case "transfer":
      return [{ from: at(move.figure), to: at(move.receiver) }];
    case "stop":
      return position.mover ? [{ to: at(position.mover) }] : [];
    default:
      return [];
  }
}
