/** Dice in the hands before a throw: who throws which, and where they are held; from there they fly (docs/dice.md). */
import { ahead, type Pose } from "./geometry";
import { type Position, SKILLS } from "./position";

/** Tenths of a millimetre: from the middle of the tray to the first row of a hand, and between dice. */
const REACH = 950;
const PITCH = 285;
const ROW = 3;

export interface HeldDie extends Pose {
  id: string;
}

export interface HeldHand {
  seat: number;
  dice: HeldDie[];
}

/** The dice that a seat throws: skill dice that are not saved, or the threat dice that it holds. */
export function diceOf(position: Position, seat: number): string[] {
  if (seat === position.active) return SKILLS.filter((id) => !position.skill[id]);
  return Object.keys(position.held).filter((id) => position.held[id] === seat);
}

/** The hands of those *seats*, each at its own side of the tray. */
export function handsOf(position: Position, seats: number[], sideOf: (seat: number) => number): HeldHand[] {
  return seats.map((seat) => ({ seat, dice: heldAt(diceOf(position, seat), sideOf(seat)) }));
}

function heldAt(ids: string[], side: number): HeldDie[] {
  const out = ahead(side);
  return ids.map((id, index) => {
    const first = index - (index % ROW);
    const beside = Math.min(ROW, ids.length - first);
    const far = REACH - (first / ROW) * PITCH;
    const aside = ((index % ROW) - (beside - 1) / 2) * PITCH;
    return { id, x: far * out.x - aside * out.y, y: far * out.y + aside * out.x, yaw: side };
  });
}
