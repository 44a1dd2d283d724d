/** Making a match of what somebody wished for. */
import { api } from "./api";
import { device } from "./device.svelte";
import { loadGame } from "./games";
import { go } from "./router.svelte";
import type { ClockWish, Document, GameCard, SeatWish } from "./wire";

export type Way = "bot" | "link" | "screen";

export interface Wish {
  card: GameCard;
  way: Way;
  /** The seat of the one who asks; the others get bots or links. */
  seat: number;
  players: number;
  names: string[];
  bot: string;
  options?: Document;
  clock?: ClockWish | null;
  record?: Document | null;
  /** Seconds for which the table waits for flicks, where everyone throws. */
  patience?: number;
}

/** What the house bots are called. */
export const HOUSE = ["Ishi", "Kumo", "Mizu", "Sora", "Taki", "Yuki"];

export function seatsOf(wish: Wish): SeatWish[] {
  const others: SeatWish["kind"] = wish.way === "screen" ? "me" : wish.way;
  const house = HOUSE.values();
  return Array.from({ length: wish.players }, (_, seat): SeatWish => {
    const kind = seat === wish.seat ? "me" : others;
    const name = wish.names[seat]?.trim() || null;
    if (kind !== "bot") return { kind, name };
    return { kind, name: house.next().value ?? null, bot: wish.bot };
  });
}

/** The bot to play against: the level chosen last, or the middle one. */
export function usualBot(card: GameCard): string {
  const last = device.settings.bot;
  return card.levels.includes(last) ? last : (card.levels[Math.floor(card.levels.length / 2)] ?? "");
}

/** Make the match, remember it here, and sit down. */
export async function make(wish: Wish): Promise<void> {
  const { card, options = {}, clock = null, record = null, patience } = wish;
  loadGame(card.key).catch(() => undefined); // the table will need it as soon as there is one
  const made = await api.make({ game: card.key, options, seats: seatsOf(wish), clock, record, ...(patience === undefined ? {} : { patience }) });
  device.keep({ ...made, game: card.key, title: card.title });
  go(`/m/${made.match}/${made.token}`, made.links.length > 0 ? { share: "1" } : {});
}
