/** What taps do: to the session, or through the table. */
import { baseAt, baseOf, modelsOn } from "./bases";
import { type Way, wayTo, type Yard } from "./keyboard";
import { type Offer, isLight } from "./choice";
import { middleOf, middleOfBase } from "./figures";
import { isCard } from "./notation";
import { pathTo } from "./forecast";
import { type AllStarsProps, isReady } from "./turn";

export function play({ play: table, session }: AllStarsProps, text: string): void {
  session.settle();
  session.plan = [];
  table?.onmove(text);
}

/** A tap on a space of the board, as the picture is turned. */
export function tapSpace(props: AllStarsProps, tapped: string, yard: Yard): void {
  const { session } = props;
  const { chart, choice, forecast, position, seat } = props.turn;
  if (seat === null) return look(props, tapped);
  if (choice.around) return turnTo(props, wayTo(middleOfBase(baseAt(chart, position, choice.around), yard), middleOf(tapped, yard), yard));
  const means = choice.places.has(tapped) || forecast?.reach[tapped];
  const space = means ? tapped : anchorOf(props, tapped);
  const moves = choice.places.get(space) ?? [];
  const [only, second] = moves;
  const target = session.target === space;
  if (only && !second && only.picks.length === 1 + Number(only.kind === "deploy") && (isLight(only.kind) || target)) return play(props, only.text);
  if (only) {
    session.target = space;
    // Within an activation the active model stays the one in question: a target is weighed against it.
    if (position.phase !== "act") look(props, space);
    else session.looked = null;
    return;
  }
  if (walk(props, space)) return;
  if (modelsOn(chart, position, space).length) {
    session.target = null;
    return look(props, space);
  }
  tryImpossible(props, space);
}

/** The space that the base is named by which covers this one. */
function anchorOf({ turn: { chart, position } }: AllStarsProps, space: string): string {
  const [model] = modelsOn(chart, position, space);
  return (model && baseOf(chart, position, model)?.at) || space;
}

/** Whoever stands there is looked at: once more, and it is not. */
function look({ turn: { chart, position }, session }: AllStarsProps, space: string): void {
  const here = modelsOn(chart, position, space);
  session.looked = here[(here.indexOf(session.looked ?? "") + 1) % (here.length || 1)] ?? null;
}

/** The model that is being turned looks that way. */
export function turnTo(props: AllStarsProps, way: Way | undefined): void {
  const move = way && props.turn.choice.ways.get(way);
  if (move) play(props, move.text);
  else props.play?.onhint({ key: "ninja-all-stars-ui-hint-face" });
}

/** Go to a space in reach, one step after another; a ninja that has not begun begins. */
function walk({ play: table, turn, session }: AllStarsProps, space: string): boolean {
  const { model, forecast } = turn;
  const path = model && forecast ? pathTo(forecast, space) : [];
  if (!path.length || !model) return false;
  const steps = path.map((each) => `step ${each}`);
  const [first, ...rest] = isReady(turn, model) ? [`activate ${model}`, ...steps] : steps;
  session.settle();
  session.plan = rest;
  table?.onmove(first!);
  return true;
}

/** The move that was meant, as close as can be: the table says why not. */
function tryImpossible({ play: table, turn: { position, choice } }: AllStarsProps, space: string): void {
  const { phase } = position;
  if (phase === "act") table?.onwhy(`step ${space}`);
  else if (phase === "furnish") table?.onwhy(`${choice.offer ?? "lantern"} ${space}`);
  else if ((phase === "deploy" || phase === "reinforce") && choice.model) table?.onwhy(`deploy ${choice.model} ${space}`);
  else if (phase === "post") table?.onwhy(`post ${space} N`);
  else if (phase === "push" || phase === "place") table?.onwhy(`${phase} ${String(position.todo?.[0]?.[1] ?? "")} ${space}`);
  else table?.onhint({ key: "ninja-all-stars-ui-hint", facts: { phase } });
}

/** The button of an offer: played at once if there is nothing to pick, else what it could be done to is shown; a card is read first. */
export function tapOffer(props: AllStarsProps, { name, moves }: Offer): void {
  const { session } = props;
  const [only, second] = moves;
  const simple = !only?.picks.length && !isCard(name);
  if (only && !second && (simple || session.offer === name)) return play(props, only.text);
  session.offer = session.offer === name ? null : name;
  session.target = null;
}

export function tapReserve({ session }: AllStarsProps, model: string): void {
  session.model = session.looked = model;
}

/** Choose a ninja that can be activated, as a tap on it does. */
export function tapReady({ turn: { position }, session }: AllStarsProps, model: string): void {
  session.looked = model;
  session.target = position.models[model]?.at ?? null;
}
