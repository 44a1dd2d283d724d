/** What somebody typed, taken as a move. */

/** The legal move that was meant: spaces and capitals do not matter. */
export function matching(said: string, legal: string[]): string | null {
  const meant = plain(said);
  return legal.find((move) => plain(move) === meant) ?? null;
}

/** Does it look like a move rather than a message? Moves have a digit and a sign, and no word of more than two letters. */
export function isNotation(said: string): boolean {
  return /\d/.test(said) && /[-^>:x*=+]/.test(said) && !/\p{L}{3}/u.test(said);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[–—]/g, "-").replace(/\s+/g, "");
}
