/** Where a move happens on the board. */
import type { Pointer } from "../contract";
import { parseMove } from "./notation";

export function pointersOf(text: string): Pointer[] {
  const move = parseMove(text);
  if (move?.kind === "move") return [{ from: move.from, to: move.to }];
  if (move?.kind === "drop") return [{ to: move.to }];
  return move?.kind === "focus" ? move.fields.map((to) => ({ to })) : [];
}
