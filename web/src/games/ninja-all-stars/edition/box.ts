/** What an edition of Ninja All-Stars is made of, as its file has it, and what is new in it. */
import type { Chart } from "../chart";
import type { Edge, Space, Terrain } from "../document";
import { nameAt } from "../keyboard";
import type { Document } from "../../../lib/wire";

export interface Profile {
  mv: number;
  at: number;
  df: number;
  koban: number;
  keywords: string[];
  ranged?: [number, number];
  affinities?: string[];
  base?: string;
}

export interface Class extends Profile {
  /** How many are in the shrine team. */
  count: number;
  /** Fewest and most in a custom team; a leader has none: there is always one. */
  custom?: [number, number];
}

export interface Team {
  element: string;
  clan: string;
  leader: string;
  messengers: string[];
  choice?: string[];
  classes: Record<string, Class>;
}

export interface Hero extends Profile {
  clans?: string[];
}

export interface Card {
  element: string;
  copies: number;
}

/** All that a profile can have, in the order of the rules. */
export const KEYWORDS = [
  "mastery", "close-combat-master", "nimble", "backstab", "stealthy", "engulf", "poison-arrows", "wind-arrows", "fishermans-spear",
  "poisoned-weapons", "soul-capture", "gust-of-heaven", "healing-herbs", "tiger-strike", "yama-fist", "pounce", "drown", "healing",
  "volcano-pots", "undertow", "wander-lust", "blessing", "blood-frenzy", "lullaby",
];

const PLAIN: Profile = { mv: 5, at: 2, df: 2, koban: 10, keywords: [] };
export const newClass = (): Class => ({ count: 0, custom: [0, 2], ...PLAIN });
export const newHero = (): Hero => ({ ...PLAIN, affinities: ["spirit"] });
export const newTeam = (clan: string): Team => ({
  element: "fire",
  clan,
  leader: "chunin",
  messengers: ["kaiken"],
  classes: { chunin: { count: 1, ...PLAIN, mv: 5, at: 4, df: 3, koban: 20 }, kaiken: { ...newClass(), count: 5, custom: [2, 8] } },
});

/** Somebody else leads: of the new leader there is one, and of the old one as many as there were. */
export function ledBy(team: Team, leader: string): Team {
  const classes = Object.entries(team.classes).map(([name, { custom, ...each }]): [string, Class] =>
    name === leader ? [name, { ...each, count: 1 }] : [name, { ...each, custom: custom ?? [0, 2] }],
  );
  return { ...team, leader, classes: Object.fromEntries(classes) };
}

/** A class under another name, also where the team speaks of it. */
export function classRenamed(team: Team, from: string, to: string): Team {
  const name = (each: string) => (each === from ? to : each);
  const classes = Object.fromEntries(Object.entries(team.classes).map(([key, value]) => [name(key), value]));
  return { ...team, leader: name(team.leader), messengers: team.messengers.map(name), classes };
}

export function classRemoved(team: Team, gone: string): Team {
  const classes = Object.fromEntries(Object.entries(team.classes).filter(([name]) => name !== gone));
  return { ...team, messengers: team.messengers.filter((name) => name !== gone), classes };
}

export interface BoardTable {
  rows: string[];
  places?: Document;
  quick?: Document;
}

/** What places and quick set-up of all boards become when each has its own: a new board may be of another size. */
export function apart(edition: Document): Record<"boards" | "places" | "quick", unknown> {
  const { order, ...quick } = (edition.quick ?? {}) as Document;
  const places = (edition.places ?? {}) as Document;
  const own = ([name, board]: [string, BoardTable]) => [
    name,
    {
      ...board,
      ...(Object.keys(places).length ? { places: { ...places, ...board.places } } : {}),
      ...(Object.keys(quick).length ? { quick: { ...quick, ...board.quick } } : {}),
    },
  ];
  const boards = Object.fromEntries(Object.entries(edition.boards as Record<string, BoardTable>).map(own));
  return { boards, places: undefined, quick: order === undefined ? undefined : { order } };
}

const SIGNS: Record<string, Terrain> = { ".": "open", d: "open", "~": "rough", T: "foliage", "^": "elevated", "#": "wall" };
const EDGES: Edge[] = ["N", "E", "S", "W"];

/** The rows of a board as a match has it, to be drawn: a `d` belongs to the edge that it is nearest to. */
export function chartOf(rows: string[]): Pick<Chart, "width" | "height" | "spaces"> {
  const [width, height] = [Math.max(1, ...rows.map((row) => row.length)), Math.max(1, rows.length)];
  const spaces = rows.flatMap((row, y) =>
    [...row].map((sign, x): Space => {
      const away = [y, width - 1 - x, height - 1 - y, x];
      const zone = sign === "d" ? { zone: EDGES[away.indexOf(Math.min(...away))]! } : {};
      return { name: nameAt({ x, y }), terrain: SIGNS[sign] ?? "open", ...zone };
    }),
  );
  return { width, height, spaces };
}
