/**
 * How likely a fortune of the next throw covers a die: fortunes thrown from the ninja's side land where docs/dice.md measured
 * it, on average 20 mm short of the middle, spread by 48 mm, and point anywhere.
 */
import { ahead, isBeyond, isInside, type Pose } from "./geometry";

/** Along the thrower's axis, away from the thrower, and across: mean and spread in tenths of a millimetre. */
const LANDING = { mean: -200, spread: 480 };
const STEPS = [-1.6, -0.8, 0, 0.8, 1.6];
const WAYS = 24;

/** Where a fortune lies that is thrown from *side*, and how much such a place weighs. */
function landings(side: number): { x: number; y: number; weight: number }[] {
  const [far, across] = [ahead(side + 1800), ahead(side + 900)];
  return STEPS.flatMap((u) => STEPS.map((v) => {
    const [along, aside] = [LANDING.mean + u * LANDING.spread, v * LANDING.spread];
    return { x: far.x * along + across.x * aside, y: far.y * along + across.y * aside, weight: Math.exp(-(u * u + v * v) / 2) };
  })).filter(({ x, y }) => isInside({ x, y, yaw: 0 }));
}

/** A fortune in the middle of where they land, looking across the tray. */
export function typicalFortune(side: number): Pose {
  const far = ahead(side + 1800);
  return { x: Math.round(far.x * LANDING.mean), y: Math.round(far.y * LANDING.mean), yaw: (side + 1800) % 3600 };
}

/** The share of such fortunes that cover a die. */
export function coverChance(die: Pose, side: number): number {
  let [covers, all] = [0, 0];
  for (const { x, y, weight } of landings(side)) {
    for (let way = 0; way < WAYS; way++) {
      all += weight;
      if (isBeyond({ x, y, yaw: (way * 3600) / WAYS }, die)) covers += weight;
    }
  }
  return all ? covers / all : 0;
}
