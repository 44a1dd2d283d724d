/** Dice of a combat, and those that the other side has cancelled. */
export interface Lying {
  letter: string;
  gone: boolean;
  /** It cannot be rerolled any more. */
  fixed: boolean;
}

/** The dice of a pool; of those, *left* remain after the eliminations (all, as long as it is not known). */
export function lyingOf(fresh: string, fixed: string, left: string | null): Lying[] {
  const remaining = [...(left ?? fresh + fixed)];
  return [...fresh].map((letter) => ({ letter, fixed: false })).concat([...fixed].map((letter) => ({ letter, fixed: true }))).map((die) => {
    const at = remaining.indexOf(die.letter);
    if (at >= 0) remaining.splice(at, 1);
    return { ...die, gone: at < 0 };
  });
}
