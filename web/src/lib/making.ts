/** Making a match of what somebody wished for. */
import { api } from "./api";
import { device } from "./device.svelte";
import { quickOptions } from "./families";
import { loadGame } from "./games";
import { go } from "./router.svelte";
import type { AgreementWish, ClockWish, Document, GameCard, SeatWish } from "./wire";

export type Way = "bot" | "link" | "screen";

export interface Wish {
  card: GameCard;
  way: Way;
  /** The seat of the one who asks; the others get bots or links. */
  seat: number;
  players: number;
  names: string[];
  bot: string;
  /** How strong each bot is, where they differ. */
  levels?: string[];
  options?: Document;
  clock?: ClockWish | null;
  record?: Document | null;
  /** Seconds for which the table waits for flicks, where everyone throws. */
  patience?: number;
  agreement?: AgreementWish;
}

/** What the house bots are called. */
export const HOUSE = ["Ishi", "Kumo", "Mizu", "Sora", "Taki", "Yuki"];

export function seatsOf(wish: Wish): SeatWish[] {
  const others: SeatWish["kind"] = wish.way === "screen" ? "me" : wish.way;
  const house = HOUSE.entries();
  return Array.from({ length: wish.players }, (_, seat): SeatWish => {
    const kind = seat === wish.seat ? "me" : others;
    const name = wish.names[seat]?.trim() || null;
    if (kind !== "bot") return { kind, name };
    const [index, called] = house.next().value ?? [0, null];
    return { kind, name: called, bot: wish.levels?.[index] ?? wish.bot };
  });
}

/** How strong a bot is on the first visit. */
const FIRST = "casual";

/** The bot to play against: the level chosen last for the game, or for any, or a mild one. */
export function usualBot(card: GameCard): string {
  const wanted = [device.habits[card.key]?.bot, device.settings.bot, FIRST].find((level) => level && card.levels.includes(level));
  return wanted ?? card.levels[Math.floor(card.levels.length / 2)] ?? "";
}

/** How many play: as many as last time, or as few as can. */
export function usualPlayers(card: GameCard): number {
  const last = device.habits[card.key]?.players;
  return last !== undefined && card.players.includes(last) ? last : Math.min(...card.players);
}

/** The options of a quick start, where a game has some and nobody wants all of its set-up. */
export function usualOptions(card: GameCard): Document {
  return device.habits[card.key]?.full ? {} : (quickOptions(card.key) ?? {});
}

/** Make the match, remember it here, and sit down. */
export async function make(wish: Wish): Promise<void> {
  const { card, options = {}, clock = null, record = null, patience, agreement = {} } = wish;
  loadGame(card.key).catch(() => undefined); // the table will need it as soon as there is one
  const made = await api.make({ game: card.key, options, seats: seatsOf(wish), clock, record, agreement, ...(patience === undefined ? {} : { patience }) });
  device.keep({ ...made, game: card.key, title: card.title });
  device.set("game", card.key);
  if (wish.way === "bot") device.choose(card.key, { bot: wish.bot, players: wish.players });
  go(`/m/${made.match}/${made.token}`, made.links.length > 0 ? { share: "1" } : {});
}
