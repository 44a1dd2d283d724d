/** Fields, pieces and moves in words. */
import { say } from "../../lib/i18n.svelte";
import { type Chart, ownerOf } from "./chart";
import { parseMove } from "./notation";
import { blockOn, headwayOf, piecesOf, piecesOn, type Position } from "./position";

/** "Red": the word for a look. */
export const colourWord = (look: number): string => say("nueby-seat", { seat: look });

/** The player whose colour a sector has, or the word for the colour. */
export function holderOf(chart: Chart, colour: number, names: string[]): string {
  const seat = ownerOf(chart, colour);
  return (seat >= 0 ? names[seat] : undefined) ?? colourWord(chart.looks[colour] ?? 0);
}

/** What a field is: "goal lane of Anna". Empty for a plain field of the ring. */
export function placeWords(chart: Chart, name: string, names: string[]): string {
  const field = chart.byName.get(name);
  if (!field) return "";
  const entry = chart.sectors.findIndex(({ entries }) => entries.includes(name));
  const fork = chart.sectors.findIndex((sector) => sector.fork === name);
  const arrow = chart.sectors.findIndex((sector) => sector.arrow[0] === name);
  if (entry >= 0) return say("nueby-ui-place", { place: "entry", name: holderOf(chart, entry, names) });
  if (fork >= 0) return say("nueby-ui-place", { place: "fork", name: holderOf(chart, fork, names) });
  if (arrow >= 0) return say("nueby-ui-place", { place: "arrow", name: holderOf(chart, arrow, names) });
  if (field.kind === "ring") return "";
  return say("nueby-ui-place", { place: field.kind, name: holderOf(chart, field.sector, names) });
}

/** The label of a field: its name, what it is, who is on it, what can be done. */
export function fieldWords(chart: Chart, position: Position, name: string, mark: string, names: string[]): string {
  const parts = [name, placeWords(chart, name, names)];
  const here = piecesOn(position, name);
  for (const seat of new Set(here.map((piece) => piece.seat))) {
    const own = here.filter((piece) => piece.seat === seat);
    parts.push(say("nueby-ui-piece", { name: names[seat] ?? "", colour: colourWord(seat), count: own.length, focus: own.some(({ focus }) => focus) ? "yes" : "no" }));
  }
  const block = blockOn(position, name);
  if (block >= 0) parts.push(say("nueby-ui-block", { name: names[block] ?? "" }));
  return [...parts, mark].filter(Boolean).join(", ");
}

/** Where the pieces of a seat are, and how far along it is. */
export function describe(chart: Chart, position: Position, seat: number): string {
  const own = piecesOf(position).filter((piece) => piece.seat === seat);
  const fields = own.map(({ field, focus }) => (focus && !field.startsWith("z") ? say("nueby-ui-with-focus", { field }) : field));
  const block = position.blocks?.[seat];
  const told = say("nueby-ui-where", { colour: colourWord(seat), fields: fields.join(", "), ...headwayOf(position, seat) });
  return block && chart.byName.has(block) ? `${told} ${say("nueby-ui-where-block", { field: block })}` : told;
}

/** A move in words. */
export function moveWords(text: string, position: Position): string {
  const move = parseMove(text);
  if (!move) return text;
  if (move.kind === "move") {
    const victim = piecesOn(position, move.to).find(({ seat }) => seat !== position.turn);
    const enters = /^[st]\d/.test(move.from) ? "yes" : "no";
    const deed = victim ? "throws" : blockOn(position, move.to) >= 0 ? "clears" : move.to.startsWith("z") ? "home" : "moves";
    return say("nueby-ui-say-move", { from: move.from, to: move.to, deed, enters, colour: victim ? colourWord(victim.seat) : "" });
  }
  if (move.kind === "hunt") return say("nueby-ui-say-hunt", { number: move.number });
  if (move.kind === "drop") return say("nueby-ui-say-drop", { to: move.to });
  if (move.kind === "focus") return say("nueby-ui-say-focus", { count: move.fields.length, fields: move.fields.join(", ") });
  return say("nueby-ui-say", { move: move.kind });
}
