/** Teams as options: a shrine team by its element, or an own one of a clan. Prices and limits are the server's. */
import { plainFacts } from "../../lib/i18n.svelte";
import type { Document, Told } from "../../lib/wire";
import type { Clan } from "./chart";
import { ELEMENTS, type Element } from "./position";
import { elementWord } from "./words";

/** The six of the shipped edition: teams by the name of their element, and the clan of each. */
const CLANS: Record<Element, string> = { spirit: "kitsune", water: "ika", earth: "yamazaru", void: "ijin", fire: "tora", air: "tanchyo" };
/** How many a team can have at most. */
const MOST = 9;

/** An own team: its clan, how many of each class, what its leader can do, who joins it. */
export type OwnTeam = { clan: string; hero?: string } & { [name: string]: string | number };
export type Team = string | OwnTeam;

export const isOwn = (team: Team): team is OwnTeam => typeof team === "object";

/** The clan of each shrine team, of an edition of one's own or of the shipped one. */
export function clansOf(edition: Document | null): Record<string, string> {
  if (!edition) return CLANS;
  const teams = Object.entries((edition.teams ?? {}) as Record<string, { clan?: unknown }>);
  return Object.fromEntries(teams.map(([name, { clan }]) => [name, String(clan ?? "")]));
}

/** The shrine team that a team is, or is of the clan of. */
export const shrineOf = (team: Team, clans: Record<string, string>): string =>
  isOwn(team) ? (Object.keys(clans).find((name) => clans[name] === team.clan) ?? "") : team;

/** Shrine teams have the names of elements in the shipped edition, and any in others. */
export const teamWord = (name: string): string => (ELEMENTS.includes(name as Element) ? elementWord(name) : name);

/** Classes that a clan has besides its leader. */
export const classesOf = ({ limits, leader }: Clan): string[] => Object.keys(limits).filter((name) => name !== leader);

/** An own team to begin with: of every class as few as it may have, then one after the other while that can be paid. */
export function ownTeamOf(name: string, clan: Clan, koban: number): OwnTeam {
  const team: OwnTeam = { clan: name, ...(clan.choice[0] ? { [clan.leader]: clan.choice[0] } : {}) };
  for (const each of classesOf(clan)) team[each] = clan.limits[each]![0];
  for (let more = true; more; ) {
    more = false;
    for (const each of classesOf(clan)) {
      const larger = { ...team, [each]: Number(team[each]) + 1 };
      if (Number(larger[each]) > clan.limits[each]![1] || sizeOf(larger, clan) > MOST || priceOf(larger, clan) > koban) continue;
      team[each] = Number(larger[each]);
      more = true;
    }
  }
  return team;
}

/** How many models there are, the leader and a hero included. */
export const sizeOf = (team: OwnTeam, clan: Clan): number => classesOf(clan).reduce((sum, name) => sum + Number(team[name] ?? 0), team.hero ? 2 : 1);

/** The teams with one of them changed. */
export const withTeam = (teams: Team[], seat: number, team: Team): Team[] => teams.map((each, i) => (i === seat ? team : each));

/** What an own team costs by the prices of its clan. */
export const priceOf = (team: OwnTeam, clan: Clan): number =>
  classesOf(clan).reduce((sum, name) => sum + Number(team[name] ?? 0) * (clan.prices[name] ?? 0), (clan.prices[clan.leader] ?? 0) + (clan.heroes[team.hero ?? ""] ?? 0));

/** The same team with another hero, or with none. */
export function withHero({ hero: _, ...team }: OwnTeam, hero: string): OwnTeam {
  return (hero ? { ...team, hero } : team) as OwnTeam;
}

/** The class of which a team has too few or too many, and its limits; null if something else is wrong. */
export function limitsOf(problem: Pick<Told, "facts">): { class: string; least: number; most: number } | null {
  const facts = plainFacts(problem);
  const found = /^teams\[\d\]\.(.+)$/.exec(String(facts.where));
  return found && "least" in facts && "most" in facts ? { class: found[1]!, least: Number(facts.least), most: Number(facts.most) } : null;
}
