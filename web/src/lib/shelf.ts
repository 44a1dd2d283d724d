/** The nine games of the shelf, also those that cannot be played yet, with their pictures. */
export interface Shelved {
  key: string;
  title: string;
  players: [number, number];
  minutes: number;
}

export const SHELF: Shelved[] = [
  { key: "niwa", title: "Niwa", players: [2, 2], minutes: 15 },
  { key: "ninja-dice", title: "Ninja Dice", players: [2, 5], minutes: 20 },
  { key: "ninja-all-stars", title: "Ninja All-Stars", players: [2, 4], minutes: 60 },
  { key: "nueby/zweite-ebene", title: "Zweite Ebene", players: [2, 6], minutes: 40 },
  { key: "nueby/einser-blocker", title: "Einser-Blocker", players: [2, 4], minutes: 30 },
  { key: "nueby/jaeger", title: "Jäger", players: [2, 6], minutes: 40 },
  { key: "nueby/werfer", title: "Werfer", players: [2, 6], minutes: 40 },
  { key: "nueby/abkuerzungen", title: "Abkürzungen", players: [2, 6], minutes: 40 },
  { key: "nueby/kurzer-einsatz", title: "Kurzer Einsatz", players: [2, 6], minutes: 35 },
];

const pictures = import.meta.glob<string>("../shelf/*.svg", { query: "?url", import: "default", eager: true });

/** A game's picture: most have a wide and a tall one, all a light and a dark one. */
export function pictureOf(key: string, theme: "light" | "dark", shape: "wide" | "tall"): string {
  const name = key === "niwa" ? "niwa-hero" : key.replace("/", "-");
  return pictures[`../shelf/${name}-${shape}-${theme}.svg`] ?? pictures[`../shelf/${name}-${theme}.svg`] ?? "";
}

/** The message key of what a game is about. */
export function aboutKey(key: string): string {
  return `web-about-${key.replace("/", "-")}`;
}

/** 2, or 2–6. */
export function spanOf(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}
