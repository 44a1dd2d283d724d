/** What can be done with a die, in words. */
import { say } from "../../lib/i18n.svelte";
import type { Choice } from "./choice";
import { aimOf, type Lying, ownerOf, type Position } from "./position";

export function markWords(position: Position, choice: Choice, still: boolean, die: Lying): string[] {
  if (!still) return [];
  const aim = aimOf(position);
  const before = aim?.dice.includes(die.id) ?? false;
  const caught = aim?.caught.includes(ownerOf(position, die.id) ?? -1) ?? false;
  const marks: [string, boolean][] = [
    ["aims", position.arrows[0] === die.id],
    ["caught", before && caught],
    ["reached", before && !caught],
    ["fortune", choice.fortune === die.id],
    ["boost", choice.boosts.includes(die.id)],
    ["lifted", choice.lifted === die.id],
    ["forced", choice.forced.includes(die.id)],
    ["rolls", choice.rolling.includes(die.id) && !choice.forced.includes(die.id)],
    ["stays", choice.rolls.length > 0 && !choice.rolling.includes(die.id)],
  ];
  return marks.filter(([, on]) => on).map(([mark]) => say(`ninja-dice-ui-mark-${mark}`));
}
