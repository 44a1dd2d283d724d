/** What taps do: to the session, or through the table. */
import type { BoardProps } from "../contract";
import { baseAt, baseOf, modelsOn } from "./bases";
import { type Way, wayTo } from "./keyboard";
import { type Deed, isLight } from "./deeds";
import { middleOf, middleOfBase } from "./figures";
import { isCard } from "./notation";
import { pathTo } from "./prospects";
import { isReady, type Stand } from "./turn";

type Props = Pick<BoardProps, "session" | "onmove" | "onwhy" | "onhint">;

export function play(props: Props, text: string): void {
  props.session.settle();
  props.session.plan = [];
  props.onmove(text);
}

/** A tap on a space of the board, as the picture is turned. */
export function tapSpace(props: Props, stand: Stand, tapped: string, turns: number): void {
  const { chart, choice, outlook, position } = stand;
  if (stand.seat === null) return look(props, stand, tapped);
  if (choice.around) return turnTo(props, stand, wayTo(middleOfBase(baseAt(chart, position, choice.around), turns), middleOf(tapped, turns), turns));
  const means = choice.places.has(tapped) || outlook?.reach[tapped];
  const space = means ? tapped : anchorOf(stand, tapped);
  const moves = choice.places.get(space) ?? [];
  const [only, second] = moves;
  const target = props.session.target === space;
  if (only && !second && only.picks.length === 1 + Number(only.deed === "deploy") && (isLight(only.deed) || target)) return play(props, only.text);
  if (only) {
    props.session.target = space;
    // Within an activation the active model stays the one in question: a target is weighed against it.
    if (position.phase !== "act") look(props, stand, space);
    else props.session.looked = null;
    return;
  }
  if (walk(props, stand, space)) return;
  if (modelsOn(chart, position, space).length) {
    props.session.target = null;
    return look(props, stand, space);
  }
  tryImpossible(props, stand, space);
}

/** The space that the base is named by which covers this one. */
function anchorOf({ chart, position }: Stand, space: string): string {
  const [model] = modelsOn(chart, position, space);
  return (model && baseOf(chart, position, model)?.at) || space;
}

/** Whoever stands there is looked at: once more, and it is not. */
function look({ session }: Props, { chart, position }: Stand, space: string): void {
  const here = modelsOn(chart, position, space);
  session.looked = here[(here.indexOf(session.looked ?? "") + 1) % (here.length || 1)] ?? null;
}

/** The model that is being turned looks that way. */
export function turnTo(props: Props, { choice }: Stand, way: Way | undefined): void {
  const move = way && choice.ways.get(way);
  if (move) play(props, move.text);
  else props.onhint?.({ key: "ninja-all-stars-ui-hint-face" });
}

/** Go to a space in reach, one step after another; a ninja that has not begun begins. */
function walk(props: Props, stand: Stand, space: string): boolean {
  const { model, outlook } = stand;
  const path = model && outlook ? pathTo(outlook, space) : [];
  if (!path.length || !model) return false;
  const steps = path.map((each) => `step ${each}`);
  const [first, ...rest] = isReady(stand, model) ? [`activate ${model}`, ...steps] : steps;
  props.session.settle();
  props.session.plan = rest;
  props.onmove(first!);
  return true;
}

/** The move that was meant, as close as can be: the table says why not. */
function tryImpossible(props: Props, { position, choice }: Stand, space: string): void {
  const { phase } = position;
  if (phase === "act") props.onwhy(`step ${space}`);
  else if (phase === "furnish") props.onwhy(`${choice.deed ?? "lantern"} ${space}`);
  else if ((phase === "deploy" || phase === "reinforce") && choice.model) props.onwhy(`deploy ${choice.model} ${space}`);
  else if (phase === "post") props.onwhy(`post ${space} N`);
  else if (phase === "push" || phase === "place") props.onwhy(`${phase} ${String(position.todo?.[0]?.[1] ?? "")} ${space}`);
  else props.onhint?.({ key: "ninja-all-stars-ui-hint", facts: { phase } });
}

/** A button of a deed: played at once if there is nothing to pick, else what it could be done to is shown; a card is read first. */
export function tapDeed(props: Props, { name, moves }: Deed): void {
  const { session } = props;
  const [only, second] = moves;
  const simple = !only?.picks.length && !isCard(name);
  if (only && !second && (simple || session.deed === name)) return play(props, only.text);
  session.deed = session.deed === name ? null : name;
  session.target = null;
}

export function tapReserve({ session }: Props, model: string): void {
  session.model = session.looked = model;
}

/** Choose a ninja that can be activated, as a tap on it does. */
export function tapReady({ session }: Props, { position }: Stand, model: string): void {
  session.looked = model;
  session.target = position.models[model]?.at ?? null;
}
