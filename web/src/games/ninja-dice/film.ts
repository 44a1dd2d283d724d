/** The way of the dice of a throw, read from its document (docs/dice.md). */
import { type Quaternion, slerp } from "./cube";

export interface ThrowDocument {
  version: number;
  fps: number;
  /** Older throws do not say whose hands they were. */
  hands: { seat?: number; dice: number; side: number; flick: [number, number]; aimed: boolean }[];
  rolls: { dice: number[]; frames: number }[];
  poses: string;
}

/** Where a die is in the air: its centre in tenths of a millimetre, and how it is turned. */
export interface Flying {
  x: number;
  y: number;
  z: number;
  q: Quaternion;
}

interface Roll {
  dice: number[];
  frames: number;
  /** Seconds from the beginning of the film. */
  start: number;
  /** Frame after frame, die after die: x, y, z in 1/20 mm, quaternion in 1/4096. */
  numbers: Int16Array;
}

export interface Film {
  dice: number;
  fps: number;
  rolls: Roll[];
  /** Seconds. */
  length: number;
}

const NUMBERS = 7;
const UNIT = 4096;
const CLOSE = 1e-6;
/** Seconds between a die that does not lie flat and its being thrown again. */
const AGAIN = 0.35;

export async function readFilm(document: ThrowDocument): Promise<Film> {
  if (![1, 2].includes(document.version)) throw new Error(`throw: expected version 1 or 2, got ${document.version}`);
  const numbers = await unpack(document.poses);
  const dice = document.hands.reduce((sum, hand) => sum + hand.dice, 0);
  const expected = document.rolls.reduce((sum, roll) => sum + roll.dice.length * roll.frames * NUMBERS, 0);
  if (numbers.length !== expected) throw new Error(`throw: expected ${expected} numbers, got ${numbers.length}`);
  let [at, start] = [0, 0];
  const rolls = document.rolls.map(({ dice: thrown, frames }): Roll => {
    const row = thrown.length * NUMBERS;
    const own = numbers.slice(at, at + row * frames);
    for (let i = row; i < own.length; i++) own[i]! += own[i - row]!;
    const roll = { dice: thrown, frames, start, numbers: own };
    at += own.length;
    start += (frames - 1) / document.fps + AGAIN;
    return roll;
  });
  return { dice, fps: document.fps, rolls, length: Math.max(0, start - AGAIN) };
}

async function unpack(text: string): Promise<Int16Array> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
  const view = new DataView(plain);
  return Int16Array.from({ length: plain.byteLength >> 1 }, (_, i) => view.getInt16(2 * i, true));
}

/** All dice *seconds* after the beginning. */
export function flyingAt(film: Film, seconds: number): Flying[] {
  const now = Math.max(0, film.rolls.findLastIndex(({ start }) => start <= seconds));
  return Array.from({ length: film.dice }, (_, die) => {
    const last = film.rolls.slice(0, now + 1).findLastIndex(({ dice }) => dice.includes(die));
    const roll = film.rolls[last]!;
    const frame = last === now ? (seconds - roll.start) * film.fps : roll.frames - 1;
    return flyingIn(roll, die, Math.max(0, Math.min(roll.frames - 1, frame)));
  });
}

function flyingIn(roll: Roll, die: number, frame: number): Flying {
  // A frame that time only just misses is that frame: dice at rest are in whole numbers.
  const from = Math.floor(frame + CLOSE);
  const t = frame - from;
  const a = poseIn(roll, die, from);
  if (t < CLOSE) return a;
  const b = poseIn(roll, die, from + 1);
  const mix = (u: number, v: number) => u + (v - u) * t;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), q: slerp(a.q, b.q, t) };
}

function poseIn({ dice, numbers }: Roll, die: number, frame: number): Flying {
  const at = (frame * dice.length + dice.indexOf(die)) * NUMBERS;
  const [x, y, z, ...q] = numbers.subarray(at, at + NUMBERS);
  return { x: x! / 2, y: y! / 2, z: z! / 2, q: q.map((each) => each / UNIT) as unknown as Quaternion };
}
