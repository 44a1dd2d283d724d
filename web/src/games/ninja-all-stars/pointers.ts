/** Where a move happens in the courtyard. */
import type { Pointer } from "../contract";
import { parseMove } from "./notation";
import { type Position, subjectOf } from "./position";

export function pointersOf(text: string, position: Position): Pointer[] {
  const { subject, picks } = parseMove(text);
  const at = (model: string | null | undefined) => (model ? (position.models[model]?.at ?? undefined) : undefined);
  const from = at(subject) ?? at(subjectOf(position));
  const there = picks.flatMap(({ kind, name }) => (kind === "space" ? [name] : kind === "model" ? (at(name) ?? []) : []));
  return there.map((to) => (from && from !== to ? { from, to } : { to }));
}
