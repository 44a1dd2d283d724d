/**
 * What can be chosen now, and what a tap on a field means. Nothing here knows a rule: whatever can be done is in the list
 * of legal moves, and whatever cannot is written down as it would have been and asked about.
 */
import type { Garden } from "./garden";
import { formatCross, formatJump, formatTransfer, type Move } from "./notation";
import { type FigureName, type Position, beadsOf, fieldOf, figureOn, figuresOf, seatOf, topOf } from "./position";

/** What the player has tapped so far. */
export interface Wishes {
  chosen: FigureName | null;
  receiver: FigureName | null;
  passing: boolean;
}

export interface Choice {
  /** Passing a bead rather than moving. */
  passing: boolean;
  /** The figures that glow. */
  figures: FigureName[];
  chosen: FigureName | null;
  /** The moves to each ringed field. */
  targets: Map<string, Move[]>;
  /** Who can get the bead of the chosen figure, the likely one first. */
  receivers: FigureName[];
  /** The one that gets it unless the player says otherwise. */
  receiver: FigureName | null;
  canStop: boolean;
  canPass: boolean;
}

export type Tap =
  | { does: "play"; text: string }
  | { does: "choose"; figure: FigureName }
  | { does: "let go" }
  | { does: "fan"; figure: FigureName }
  | { does: "why"; text: string }
  | { does: "hint"; key: string }
  | { does: "nothing" };

export function choiceOf(garden: Garden, position: Position, moves: Move[], wishes: Wishes): Choice {
  const transfers = moves.filter((move) => move.kind === "transfer");
  const steps = moves.filter((move) => move.kind === "cross" || move.kind === "jump");
  const passing = transfers.length > 0 && (wishes.passing || steps.length === 0);
  const open = passing ? transfers : steps;
  const figures = [...new Set(open.map((move) => move.figure))];
  const chosen = chosenOf(figures, position, wishes.chosen);
  const mine = open.filter((move) => move.figure === chosen);
  const targets = new Map<string, Move[]>();
  for (const move of mine) {
    const to = move.kind === "transfer" ? fieldOf(position, move.receiver)! : move.to;
    targets.set(to, [...(targets.get(to) ?? []), move]);
  }
  const able = new Set(mine.map((move) => ("receiver" in move ? move.receiver : null)));
  const receivers = byNearness(garden, position, [...able].filter((name) => name !== null));
  const receiver = receivers.includes(wishes.receiver ?? "") ? wishes.receiver : (receivers[0] ?? null);
  const canStop = moves.some((move) => move.kind === "stop");
  return { passing, figures, chosen, targets, receivers, receiver, canStop, canPass: transfers.length > 0 };
}

/** The figure the player has chosen, the one under way, or the only one there is. */
function chosenOf(figures: FigureName[], position: Position, wish: FigureName | null): FigureName | null {
  if (wish && figures.includes(wish)) return wish;
  if (position.mover && figures.includes(position.mover)) return position.mover;
  return figures.length === 1 ? figures[0]! : null;
}

/** The one that has the shortest way to go gets the bead first. */
function byNearness(garden: Garden, position: Position, figures: FigureName[]): FigureName[] {
  const left = (figure: FigureName) =>
    garden.linesLeft[seatOf(figure)]?.get(fieldOf(position, figure) ?? "") ?? Number.POSITIVE_INFINITY;
  return figures.sort((one, other) => left(one) - left(other) || one.localeCompare(other));
}

/** What a tap on *field* means while *seat* (null: nobody here) is to act. */
export function tapOn(
  garden: Garden,
  position: Position,
  choice: Choice,
  seat: number | null,
  field: string,
): Tap {
  const here = figureOn(position, field);
  if (seat === null) return here ? { does: "fan", figure: here } : { does: "nothing" };
  const move = moveTo(choice, field);
  if (move) return { does: "play", text: move.text };
  if (here && here === choice.chosen) return here === position.mover ? { does: "fan", figure: here } : { does: "let go" };
  if (here && choice.figures.includes(here)) return { does: "choose", figure: here };
  if (here && seatOf(here) === seat) return { does: "why", text: attemptOf(garden, position, choice, here) };
  if (choice.chosen) return { does: "why", text: attemptAt(position, choice, choice.chosen, field) };
  return here ? { does: "fan", figure: here } : { does: "hint", key: "niwa-ui-choose-first" };
}

/** The move to a ringed field, with the preselected receiver if it may get the bead. */
export function moveTo(choice: Choice, field: string): Move | undefined {
  const moves = choice.targets.get(field) ?? [];
  const named = (name: FigureName | null) => moves.find((move) => "receiver" in move && move.receiver === name);
  return named(choice.receiver) ?? choice.receivers.map(named).find((move) => move) ?? moves[0];
}

/** What an own figure that cannot act would have done: give its bead, or cross the line it could best. */
function attemptOf(garden: Garden, position: Position, choice: Choice, figure: FigureName): string {
  const others = figuresOf(seatOf(figure)).filter((other) => other !== figure);
  if (choice.passing) {
    return choice.chosen ? formatTransfer(choice.chosen, figure) : formatTransfer(figure, others[0]!);
  }
  const from = fieldOf(position, figure)!;
  const ways = garden.byName.get(from)?.ways ?? [];
  const way = ways.find(({ colour }) => colour === topOf(position, figure)) ?? ways[0];
  return formatCross(figure, from, way?.to ?? from, roomiest(position, others));
}

/** What the chosen figure would have done on *field*. */
function attemptAt(position: Position, choice: Choice, figure: FigureName, field: string): string {
  const from = fieldOf(position, figure)!;
  const others = figuresOf(seatOf(figure)).filter((other) => other !== figure);
  if (choice.passing) return formatTransfer(figure, figureOn(position, field) ?? figure);
  if (beadsOf(position, figure) === "") return formatJump(figure, from, field);
  return formatCross(figure, from, field, choice.receiver ?? roomiest(position, others));
}

const roomiest = (position: Position, figures: FigureName[]): FigureName =>
  [...figures].sort((one, other) => beadsOf(position, one).length - beadsOf(position, other).length)[0]!;
