/** The shelf of the home page: which games stand where, with which pictures. */
import { families, type Family } from "./families";
import { familyOf } from "./names";
import type { GameCard } from "./wire";

/** A part of the shelf. */
export interface Section {
  heading: Family["heading"] | null;
  games: string[];
}

/** The games as their families order them, then those that only the server knows. Before it has answered: all there may be. */
export function sectionsOf(cards: GameCard[] | null): Section[] {
  const sections: Section[] = [];
  for (const { heading = null, games } of families) {
    const there = games.filter((key) => !cards || cards.some((card) => card.key === key));
    const last = sections.at(-1);
    if (last && !last.heading && !heading) last.games.push(...there);
    else sections.push({ heading, games: there });
  }
  const known = new Set(families.flatMap(({ games }) => games));
  sections.push({ heading: null, games: (cards ?? []).map(({ key }) => key).filter((key) => !known.has(key)) });
  return sections.filter(({ games }) => games.length > 0);
}

const pictures = import.meta.glob<string>("../games/*/pictures/*.svg", { query: "?url", import: "default", eager: true });

/** A game's picture, if it has one: most have a wide and a tall one, all a light and a dark one. */
export function pictureOf(key: string, theme: "light" | "dark", shape: "wide" | "tall"): string | null {
  const path = `../games/${familyOf(key)}/pictures/${key.split("/").at(-1)}`;
  return pictures[`${path}-${shape}-${theme}.svg`] ?? pictures[`${path}-${theme}.svg`] ?? null;
}

/** The message key of what a game is about. */
export function aboutKey(key: string): string {
  return `web-about-${key.replace("/", "-")}`;
}

/** 2, or 2–6. */
export function spanOf(players: number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : `${least}–${most}`;
}
