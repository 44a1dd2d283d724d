/** What taps, drags and swipes do: to the session, or through the table. */
import type { BoardProps, Flick } from "../contract";
import { type Choice, toggled } from "./choice";
import { ahead, drawnIn, isInside, type Point, type Pose, turned } from "./geometry";
import { formatMatch, formatPlace, formatRoll, formatSteal } from "./notation";
import { ownerOf, type PositionDocument } from "./position";
import type { Stand } from "./turn";

/** A die was tapped. */
export function tapDie(props: BoardProps, stand: Stand, id: string): void {
  const { choice, position, seat } = stand;
  if (seat === null) return;
  if (choice.arrow) steal(props, stand, ownerOf(position, id));
  else if (choice.fortunes.includes(id)) props.session.fortune = id;
  else if (choice.fortune) playOrWhy(props, formatMatch(choice.fortune, id));
  else if (choice.rolls.length && props.session.laying) lift(props, stand, id);
  else if (choice.rolls.length) toggle(props, stand, id);
}

export function steal(props: BoardProps, { choice }: Stand, victim: number | null): void {
  if (choice.arrow) playOrWhy(props, formatSteal(choice.arrow, victim));
}

/** A die is to be rolled again, or kept after all. */
function toggle(props: BoardProps, { choice }: Stand, id: string): void {
  const next = choice.forced.includes(id) ? null : toggled(choice, id);
  if (next) props.session.rolling = next;
  else props.onwhy(formatRoll(othersThan(choice, id)));
}

/** The dice that would be rolled again without this one; any other one if there are none. */
function othersThan({ rolling, movable }: Choice, id: string): string[] {
  const others = rolling.filter((each) => each !== id);
  return others.length ? others : movable.slice(0, 1);
}

function lift(props: BoardProps, { choice, position }: Stand, id: string): void {
  const [, x, y, yaw] = position.skill[id] ?? ["", 0, 0, 0];
  if (choice.movable.includes(id)) props.session.lifted = choice.lifted === id ? null : id;
  else props.onwhy(formatPlace(id, { x, y, yaw }));
}

/** Lay a die there, or as near as it fits into the tray; the server judges the rest. */
export function place(props: BoardProps, { position }: Stand, id: string, at: Pose): void {
  const pose = placeFor(position, id, at);
  const sent = props.legal.length > 0;
  props.session.asked = { id, pose, sent };
  if (!sent) return;
  props.session.laid = formatPlace(id, pose);
  props.ontry(props.session.laid);
}

/** The table has answered: whoever asked for another place meanwhile gets it now. */
export function resume(props: BoardProps, stand: Stand): void {
  const { asked } = props.session;
  if (asked && !asked.sent) place(props, stand, asked.id, asked.pose);
  else props.session.asked = null;
}

/** How the lifted die lies, or shall lie. */
export function liftedPose({ session }: BoardProps, { position }: Stand): Pose | null {
  if (session.asked?.id === session.lifted && session.asked) return session.asked.pose;
  const die = position.skill[session.lifted ?? ""];
  return die ? { x: die[1], y: die[2], yaw: die[3] } : null;
}

/** Where a die is laid that somebody drops there: a matched fortune goes to the nearest side of its die. */
export function placeFor(position: PositionDocument, id: string, at: Pose): Pose {
  const boosted = position.skill[position.boosts[id] ?? ""];
  if (!boosted) return drawnIn(at);
  const [, x, y, yaw] = boosted;
  const spots = [0, 900, 1800, 2700].map((side) => {
    const way = ahead(yaw + side);
    return { x: Math.round(x + BESIDE * way.x), y: Math.round(y + BESIDE * way.y), yaw: turned(yaw) };
  });
  const far = (spot: Point) => Math.hypot(spot.x - at.x, spot.y - at.y);
  const inside = spots.filter(isInside);
  return (inside.length ? inside : spots).sort((one, other) => far(one) - far(other))[0]!;
}

/** Tenths of a millimetre from the middle of a die to that of its fortune. */
const BESIDE = 170;
/** Tenths of a degree by which a die is turned at a time. */
export const NOTCH = 150;

/** Turn the lifted die where it lies. */
export function turn(props: BoardProps, stand: Stand, by: number): void {
  const pose = liftedPose(props, stand);
  if (pose) place(props, stand, props.session.lifted, { ...pose, yaw: pose.yaw + by });
}

/** Let the dice go: those in the hand, or those chosen to be rolled again. */
export function letGo(props: BoardProps, { choice, throws }: Stand, flick: Flick | null): void {
  if (throws) props.onthrow(flick);
  else if (choice.roll) {
    const text = choice.roll;
    props.session.clear();
    props.session.gesture = { flick };
    props.onmove(text);
  } else if (choice.rolls.length) props.onhint?.({ key: "ninja-dice-ui-hint-roll" });
}

export function play(props: BoardProps, text: string): void {
  props.session.clear();
  props.onmove(text);
}

function playOrWhy(props: BoardProps, text: string): void {
  if (props.legal.includes(text)) play(props, text);
  else props.onwhy(text);
}
