/** What can be done with a die, in words. */
import { say } from "../../lib/i18n.svelte";
import type { Choice } from "./choice";
import { type Lying, ownerOf, type Position } from "./position";
import { aimsOf, protectedSeats } from "./reaching";

export function markWords(position: Position, choice: Choice, still: boolean, die: Lying): string[] {
  if (!still) return [];
  const owner = ownerOf(position, die.id) ?? -1;
  const aim = aimsOf(position).find(({ arrow }) => arrow.id === position.arrows[0]);
  const before = aim?.dice.some(({ id }) => id === die.id) ?? false;
  const marks: [string, boolean][] = [
    ["aims", position.arrows[0] === die.id],
    ["caught", before && protectedSeats(position).has(owner)],
    ["reached", before && !protectedSeats(position).has(owner)],
    ["fortune", choice.fortune === die.id],
    ["boost", choice.boosts.includes(die.id)],
    ["lifted", choice.lifted === die.id],
    ["forced", choice.forced.includes(die.id)],
    ["rolls", choice.rolling.includes(die.id) && !choice.forced.includes(die.id)],
    ["stays", choice.rolls.length > 0 && !choice.rolling.includes(die.id)],
  ];
  return marks.filter(([, on]) => on).map(([mark]) => say(`ninja-dice-ui-mark-${mark}`));
}
