/** Teams as options: a shrine team by its element, or an own one of a clan. Prices and limits are the server's. */
import { plainFacts } from "../../lib/i18n.svelte";
import type { Told } from "../../lib/wire";
import type { Clan } from "./chart";
import { ELEMENTS, type Element } from "./position";

export const CLANS: Record<Element, string> = { spirit: "kitsune", water: "ika", earth: "yamazaru", void: "ijin", fire: "tora", air: "tanchyo" };
export const CLASSES = ["kaiken", "yajiri", "kunoichi", "madoushi"] as const;
export type ClassName = (typeof CLASSES)[number];
/** What a chunin that has a choice can be. */
export const CHUNIN_CHOICE: Record<string, string[]> = { tora: ["tiger-strike", "pounce"] };

export type OwnTeam = { clan: string; chunin?: string; hero?: string } & { [name in ClassName]?: number };
export type Team = Element | OwnTeam;

export const isOwn = (team: Team): team is OwnTeam => typeof team === "object";
export const elementOfTeam = (team: Team): Element =>
  isOwn(team) ? (ELEMENTS.find((element) => CLANS[element] === team.clan) ?? "fire") : team;

/** An own team to begin with, which every clan can afford. */
export function ownTeamOf(element: Element): OwnTeam {
  const clan = CLANS[element];
  const [chunin] = CHUNIN_CHOICE[clan] ?? [];
  return { clan, ...(chunin ? { chunin } : {}), kaiken: 2, yajiri: 2, kunoichi: 2, madoushi: 1 };
}

/** How many models there are, the chunin and a hero included. */
export const sizeOf = (team: OwnTeam): number => CLASSES.reduce((sum, name) => sum + (team[name] ?? 0), team.hero ? 2 : 1);

/** The teams with one of them changed. */
export const withTeam = (teams: Team[], seat: number, team: Team): Team[] => teams.map((each, i) => (i === seat ? team : each));

/** What an own team costs by the prices of its clan. */
export const priceOf = (team: OwnTeam, { prices, heroes }: Clan): number =>
  CLASSES.reduce((sum, name) => sum + (team[name] ?? 0) * (prices[name] ?? 0), (prices.chunin ?? 0) + (heroes[team.hero ?? ""] ?? 0));

/** The same team with another hero, or with none. */
export function withHero({ hero: _, ...team }: OwnTeam, hero: string): OwnTeam {
  return hero ? { ...team, hero } : team;
}

/** The class of which a team has too few or too many, and its limits; null if something else is wrong. */
export function limitsOf(problem: Pick<Told, "facts">): { class: string; least: number; most: number } | null {
  const facts = plainFacts(problem);
  const found = /^teams\[\d\]\.(\w+)$/.exec(String(facts.where));
  return found && "least" in facts && "most" in facts ? { class: found[1]!, least: Number(facts.least), most: Number(facts.most) } : null;
}
