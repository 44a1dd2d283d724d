/** What taps, drags and swipes do: to the session, or through the table. */
import type { Point } from "../../lib/board/point";
import type { Flick } from "../contract";
import { type Choice, toggled } from "./choice";
import { ahead, drawnIn, isInside, type Pose, turned } from "./geometry";
import { formatMatch, formatPlace, formatRoll, formatSteal } from "./notation";
import { ownerOf, type Position } from "./position";
import type { NinjaProps } from "./turn";

/** A die was tapped. */
export function tapDie(props: NinjaProps, id: string): void {
  const { scene, turn: { choice, seat }, session } = props;
  if (seat === null) return;
  if (choice.arrow) steal(props, ownerOf(scene.position, id));
  else if (choice.fortunes.includes(id)) session.fortune = id;
  else if (choice.fortune) playOrWhy(props, formatMatch(choice.fortune, id));
  else if (choice.rolls.length && session.laying) lift(props, id);
  else if (choice.rolls.length) toggle(props, id);
}

export function steal(props: NinjaProps, victim: number | null): void {
  const { arrow } = props.turn.choice;
  if (arrow) playOrWhy(props, formatSteal(arrow, victim));
}

/** A die is to be rolled again, or kept after all. */
function toggle({ play: table, turn: { choice }, session }: NinjaProps, id: string): void {
  const next = choice.forced.includes(id) ? null : toggled(choice, id);
  if (next) session.rolling = next;
  else table?.onwhy(formatRoll(othersThan(choice, id)));
}

/** The dice that would be rolled again without this one; any other one if there are none. */
function othersThan({ rolling, movable }: Choice, id: string): string[] {
  const others = rolling.filter((each) => each !== id);
  return others.length ? others : movable.slice(0, 1);
}

function lift({ scene, play: table, turn: { choice }, session }: NinjaProps, id: string): void {
  const [, x, y, yaw] = scene.position.skill[id] ?? ["", 0, 0, 0];
  if (choice.movable.includes(id)) session.lifted = choice.lifted === id ? null : id;
  else table?.onwhy(formatPlace(id, { x, y, yaw }));
}

/** Lay a die there, or as near as it fits into the tray; the server judges the rest. */
export function place({ scene, play: table, session }: NinjaProps, id: string, at: Pose): void {
  const pose = placeFor(scene.position, id, at);
  const sent = table !== null && table.legal.length > 0;
  session.asked = { id, pose, sent };
  if (!sent) return;
  session.laid = formatPlace(id, pose);
  table.ontry(session.laid);
}

/** The table has answered: whoever asked for another place meanwhile gets it now. */
export function resume(props: NinjaProps): void {
  const { asked } = props.session;
  if (asked && !asked.sent) place(props, asked.id, asked.pose);
  else props.session.asked = null;
}

/** How the lifted die lies, or shall lie. */
export function liftedPose({ scene, session }: NinjaProps): Pose | null {
  if (session.asked?.id === session.lifted && session.asked) return session.asked.pose;
  const die = scene.position.skill[session.lifted ?? ""];
  return die ? { x: die[1], y: die[2], yaw: die[3] } : null;
}

/** Where a die is laid that somebody drops there: a matched fortune goes to the nearest side of its die. */
export function placeFor(position: Position, id: string, at: Pose): Pose {
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
export function rotate(props: NinjaProps, by: number): void {
  const [pose, id] = [liftedPose(props), props.session.lifted];
  if (pose && id) place(props, id, { ...pose, yaw: pose.yaw + by });
}

/** Let the dice go: those in the hand, or those chosen to be rolled again. */
export function letGo({ play: table, turn: { choice, throws }, session }: NinjaProps, flick: Flick | null): void {
  if (throws) table?.onthrow(flick);
  else if (choice.roll) {
    const text = choice.roll;
    session.clear();
    session.gesture = { flick };
    table?.onmove(text);
  } else if (choice.rolls.length) table?.onhint({ key: "ninja-dice-ui-hint-roll" });
}

export function play({ play: table, session }: NinjaProps, text: string): void {
  session.clear();
  table?.onmove(text);
}

function playOrWhy(props: NinjaProps, text: string): void {
  if (props.play?.legal.includes(text)) play(props, text);
  else props.play?.onwhy(text);
}
