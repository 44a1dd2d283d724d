/** Who can be reached: by arrows, and by fortunes. For marks and words; whoever may really be chosen is in the legal list. */
import { isBeyond } from "./geometry";
import { isSkill, looseFortunes, type Lying, ownerOf, type Position, trayOf } from "./position";

/** What lies before an arrow. */
export interface Aim {
  arrow: Lying;
  owner: number;
  /** Dice of others beyond the front edge. */
  dice: Lying[];
  /** Their owners, who can be stolen from; those whom a catch protects; those who have nothing. */
  open: number[];
  caught: number[];
  poor: number[];
}

/** Seats that show a catch. */
export const protectedSeats = (position: Position): Set<number> =>
  new Set(trayOf(position).flatMap(({ id, face }) => (face === "catch" ? [ownerOf(position, id) ?? -1] : [])));

export function aimsOf(position: Position): Aim[] {
  const dice = trayOf(position);
  const safe = protectedSeats(position);
  return dice.filter(({ face }) => face === "arrow").map((arrow) => {
    const owner = ownerOf(position, arrow.id) ?? -1;
    const before = dice.filter(({ id, ...die }) => id !== arrow.id && ownerOf(position, id) !== owner && isBeyond(arrow, die));
    const owners = [...new Set(before.map(({ id }) => ownerOf(position, id) ?? -1))].sort();
    const caught = owners.filter((seat) => safe.has(seat));
    const poor = owners.filter((seat) => !safe.has(seat) && !position.treasure[seat]);
    return { arrow, owner, dice: before, caught, poor, open: owners.filter((seat) => !caught.includes(seat) && !poor.includes(seat)) };
  });
}

/** What lies before a fortune that boosts nothing yet. */
export interface Boon {
  fortune: Lying;
  dice: Lying[];
}

const BOOSTED = ["fight", "sneak", "pick", "wild"];

export function fortunesReach(position: Position): Boon[] {
  const dice = trayOf(position).filter(({ id, face }) => isSkill(id) && BOOSTED.includes(face));
  return looseFortunes(position).map((fortune) => ({ fortune, dice: dice.filter((die) => isBeyond(fortune, die)) }));
}
