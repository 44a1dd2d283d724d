/** What somebody typed, taken as a move. */

/** The legal move that was meant: spaces and capitals do not matter. */
export function matching(said: string, legal: string[]): string | null {
  const meant = plain(said);
  return legal.find((move) => plain(move) === meant) ?? null;
}

/** Said to somebody: begins with a sign for that, which is taken off. */
export function messageIn(said: string): string | null {
  return /^[,"'„“»«]\s*(.+?)["“”»«]?$/u.exec(said)?.[1] ?? null;
}

/** Is it plainly talk? Two words and more, no number among them, and it begins as no move or command does. */
export function isTalk(said: string, begins: (word: string) => boolean): boolean {
  const [first = "", ...rest] = said.toLowerCase().split(/\s+/);
  return rest.length > 0 && !/\d/.test(said) && !begins(first.replace(/[^\p{L}]/gu, ""));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[–—]/g, "-").replace(/\s+/g, "");
}
