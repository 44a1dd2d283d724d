/** Where the names of players stand in the tray: beside their dice, over no other die and no other name if that can be. */
import type { Point } from "../../lib/board/point";
import { HALF } from "./geometry";
import type { Plane } from "./plane";
import { isSkill, type Lying, ownerOf, type Position } from "./position";

export interface Tag extends Point {
  die: Lying;
  seat: number;
  width: number;
}

export const HEIGHT = 22;
/** Pixels of a letter, and of what surrounds the name. */
const LETTER = 7.2;
const AROUND = 32;

/** *words* is what follows a name, by die. */
export function tagsOf(position: Position, dice: Lying[], plane: Plane, names: string[], words: (die: Lying) => string): Tag[] {
  const threatened = Object.keys(position.threat).length > 0;
  const caught = dice.find(({ id, face }) => isSkill(id) && face === "catch" && threatened);
  const named = dice.filter((die) => !isSkill(die.id) || die === caught);
  const tags: Tag[] = [];
  for (const die of named) {
    const seat = ownerOf(position, die.id) ?? 0;
    const width = Math.min(150, AROUND + LETTER * ((names[seat] ?? "").length + words(die).length));
    const spots = spotsFor(plane.at(die), plane, width);
    const best = spots.reduce((one, other) => (crowd(other, width, die, dice, plane, tags) < crowd(one, width, die, dice, plane, tags) ? other : one));
    tags.push({ ...best, die, seat, width });
  }
  return tags;
}

/** The middle of a tag below, above, right and left of a die. */
function spotsFor({ x, y }: Point, plane: Plane, width: number): Point[] {
  const [off, aside] = [HALF * 1.3 * plane.k + HEIGHT / 2 + 4, HALF * 1.4 * plane.k + width / 2 + 4];
  return [{ x, y: y + off }, { x, y: y - off }, { x: x + aside, y }, { x: x - aside, y }];
}

/** How much a tag would cover: dice, other tags, and what is beyond the tray. */
function crowd(at: Point, width: number, own: Lying, dice: Lying[], plane: Plane, tags: Tag[]): number {
  const half = HALF * 1.2 * plane.k;
  const over = (x: number, y: number, w: number, h: number) =>
    Math.max(0, (width + w) / 2 - Math.abs(at.x - x)) * Math.max(0, (HEIGHT + h) / 2 - Math.abs(at.y - y));
  const dieCover = dice.filter(({ id }) => id !== own.id).reduce((sum, die) => {
    const { x, y } = plane.at(die);
    return sum + over(x, y, 2 * half, 2 * half);
  }, 0);
  const tagCover = tags.reduce((sum, tag) => sum + 2 * over(tag.x, tag.y, tag.width, HEIGHT), 0);
  const out = Math.max(0, Math.hypot(Math.abs(at.x - plane.centre.x) + width / 2, at.y - plane.centre.y) - 1230 * plane.k);
  return dieCover + tagCover + out * 12;
}
