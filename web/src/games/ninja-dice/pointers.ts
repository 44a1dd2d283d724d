/** Which dice a move is about. */
import type { Pointer } from "../contract";
import { parseMove } from "./notation";
import { ownerOf, type Position, trayOf } from "./position";

export function pointersOf(text: string, position: Position): Pointer[] {
  const move = parseMove(text);
  if (move?.kind === "steal") {
    const theirs = trayOf(position).find(({ id }) => ownerOf(position, id) === move.victim);
    return [theirs ? { from: move.arrow, to: theirs.id } : { to: move.arrow }];
  }
  if (move?.kind === "match") return [{ from: move.fortune, to: move.die }];
  if (move?.kind === "roll") return move.dice.map((to) => ({ to }));
  return move?.kind === "place" ? [{ to: move.die }] : [];
}
