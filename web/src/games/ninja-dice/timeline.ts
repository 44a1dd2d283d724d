/** How a move or an outcome looks while it happens: dice fly, are laid elsewhere, a house is thrown, a coin changes hands. */
import { leap, PACE, part, swing } from "../../lib/board/pace";
import { between, distance, type Point } from "../../lib/board/point";
import type { LogEntry, Speed } from "../contract";
import { bodyAt, type Body, bodyOf, type Faces } from "./body";
import { type Film, flyingAt } from "./film";
import { TURN } from "./geometry";
import { parseHouse, parseMove, parseThrow } from "./notation";
import { type Lying, lyingOf, ownerOf, type Position, trayOf } from "./position";
import { endsTurn } from "./telling";

/** What is to be seen *time* milliseconds after the beginning. */
export interface Timeline {
  length: number;
  shown: (time: number) => Position;
  /** Do the dice lie, seen from above? Nothing that follows from them is shown before. */
  lies: (time: number) => boolean;
  bodies: (time: number) => Body[];
  /** From 0, seen from above, to 1, seen from the near side. */
  tilt: (time: number) => number;
  /** How much of the house has been thrown, from 0 to 1. */
  house: (time: number) => number;
  coin: (time: number) => Point | null;
}

/** Milliseconds: leaning forward, settling, looking at what lies there, laying a die, throwing a house, a coin on its way. */
const LEAN = 320;
const SETTLE = 520;
const LOOK = 900;
const GLIDE = 300;
const HOUSE = 700;
const COIN = 750;
/** Seconds of a throw in a second: real dice are over in half of one. */
const RATE: Record<Speed, number> = { off: 1, fast: 0.9, normal: 0.55, slow: 0.32 };
const SLOW_MOTION = 0.3;

export interface Story {
  faces: Faces;
  before: Position;
  after: Position;
  entry: LogEntry;
  speed: Speed;
  slow: boolean;
}

/** What is to be seen between two positions; null if nothing moves. */
export function timelineOf(story: Story, film: Film | null): Timeline | null {
  const { entry, speed } = story;
  if (!PACE[speed]) return null;
  const thrown = parseThrow(entry.text);
  if (thrown) return film?.dice === thrown.length ? throwTimeline(story, film, thrown) : null;
  if (parseHouse(entry.text)) return houseTimeline(story);
  const move = parseMove(entry.text);
  if (move?.kind === "steal") return holdTimeline(story, COIN, move.victim === null ? null : coinWay(story.before, move.arrow, move.victim));
  return endsTurn(entry) ? holdTimeline(story, LOOK, null) : glideTimeline(story);
}

/** What lies in the tray once a throw has come to rest, before anything is picked up. */
export function landed(before: Position, entry: LogEntry): Position {
  const dice = parseThrow(entry.text) ?? [];
  const placed = (kind: string) => Object.fromEntries(dice.filter(({ id }) => id.startsWith(kind)).map(({ id, face, x, y, yaw }) => [id, [face, x, y, yaw]]));
  return { ...before, skill: { ...before.skill, ...placed("S") }, threat: placed("T") } as Position;
}

/** Nothing moves; what a timeline leaves out is like this. */
function still({ faces, before }: Story, length: number): Timeline {
  const lying = trayOf(before).map((die) => bodyOf(faces, die));
  return { length, shown: () => before, lies: () => true, bodies: () => lying, tilt: () => 0, house: () => 1, coin: () => null };
}

function throwTimeline(story: Story, film: Film, thrown: Lying[]): Timeline {
  const { faces, before, entry, speed, slow } = story;
  const pace = PACE[speed];
  const rate = RATE[speed] * (slow ? SLOW_MOTION : 1);
  const lean = LEAN * pace;
  const rest = lean + (film.length / rate) * 1000;
  const above = rest + SETTLE * pace;
  const saved = lyingOf(before.skill).map((die) => bodyOf(faces, die));
  const after = landed(before, entry);
  return {
    ...still(story, above + LOOK * pace * (endsTurn(entry) ? 2 : 1)),
    shown: (time) => (time < above ? before : after),
    lies: (time) => time >= above,
    bodies: (time) => {
      const flying = flyingAt(film, ((time - lean) / 1000) * rate);
      return [...saved, ...thrown.map(({ id }, i) => bodyAt(faces, id, flying[i]!))];
    },
    tilt: (time) => (time < rest ? swing(part(time, 0, lean)) : 1 - swing(part(time, rest, above - rest))),
  };
}

function houseTimeline(story: Story): Timeline {
  const length = HOUSE * PACE[story.speed];
  return { ...still(story, length), shown: () => ({ ...story.before, house: story.after.house }), lies: () => false, house: (time) => time / length };
}

/** The position before stays for a moment, so that it can be seen what happens to it. */
function holdTimeline(story: Story, length: number, way: [Point, Point] | null): Timeline {
  const paced = length * PACE[story.speed];
  const coin = (time: number) => way && between(...way, swing(part(time, 0, paced * 0.85)));
  return { ...still(story, paced), coin };
}

/** From the nearest die of the victim before the arrow to the arrow. */
function coinWay(position: Position, arrow: string, victim: number): [Point, Point] | null {
  const dice = trayOf(position);
  const to = dice.find(({ id }) => id === arrow);
  if (!to) return null;
  const far = (die: Lying) => distance(die, to);
  const reached = position.derived.aims[arrow]?.dice ?? [];
  const [from] = dice.filter(({ id }) => ownerOf(position, id) === victim && reached.includes(id)).sort((one, other) => far(one) - far(other));
  return from ? [from, to] : null;
}

/** Dice that lie elsewhere than before are carried there. */
function glideTimeline(story: Story): Timeline | null {
  const { faces, before, after, speed } = story;
  const length = GLIDE * PACE[speed];
  const old = new Map(trayOf(before).map((die) => [die.id, die]));
  if (!trayOf(after).some((die) => differs(old.get(die.id), die))) return null;
  return {
    ...still(story, length),
    lies: () => false,
    bodies: (time) => trayOf(after).map((die) => carried(faces, old.get(die.id) ?? die, die, swing(part(time, 0, length)))),
  };
}

const differs = (a: Lying | undefined, b: Lying): boolean => a !== undefined && (a.x !== b.x || a.y !== b.y || a.yaw !== b.yaw);

function carried(faces: Faces, from: Lying, to: Lying, t: number): Body {
  const turn = ((((to.yaw - from.yaw) % TURN) + TURN * 1.5) % TURN) - TURN / 2;
  const mix = (a: number, b: number) => a + (b - a) * t;
  const lift = differs(from, to) ? leap(120, t) : 0;
  return bodyOf(faces, { ...to, x: mix(from.x, to.x), y: mix(from.y, to.y), yaw: from.yaw + turn * t }, lift);
}
