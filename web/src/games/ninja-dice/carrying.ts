/** Dice while one of them is under way: it is drawn where it would be laid, its fortunes beside it. */
import { placeFor } from "./acting";
import type { Pose } from "./geometry";
import { fortunesOf, type Lying, type Position } from "./position";

export function carriedTo(position: Position, lying: Lying[], carried: { id: string; pose: Pose } | null): Lying[] {
  const from = lying.find(({ id }) => id === carried?.id);
  if (!carried || !from) return lying;
  const to = placeFor(position, carried.id, carried.pose);
  const along = new Set(fortunesOf(position, carried.id));
  return lying.map((die) => {
    if (die === from) return { ...die, ...to };
    return along.has(die.id) ? { ...die, x: die.x + to.x - from.x, y: die.y + to.y - from.y } : die;
  });
}
