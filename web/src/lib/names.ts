/** What people and bots are called where their seat has no name of its own. */
import { has, say } from "./i18n.svelte";
import type { Document, SeatInfo } from "./wire";

/** Names by seat, never empty: a lone person without one is a guest, several are told apart by letters. */
export function namesOf(seats: Pick<SeatInfo, "seat" | "name" | "kind">[]): string[] {
  const people = seats.filter((info) => info.kind !== "bot").length;
  return seats.map((info) => (info.name && isolated(info.name)) ?? (info.kind === "bot" ? say("web-bot") : people === 1 ? say("web-guest") : lettered(info.seat)));
}

/** Names by seat in a record, which says of each seat only its name and its bot. */
export function namesIn(seats: Document[]): string[] {
  return namesOf(seats.map(({ name, bot }, seat) => ({ seat, kind: bot ? "bot" : "me", name: typeof name === "string" ? name : null })));
}

/** Letters that run from right to left (UAX #9), and characters that turn the direction of whatever follows them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const TURNING = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/gu;

/** A name that turns nothing around it: it stands in sentences, drawings and labels, where no element could hold it. */
export function isolated(name: string): string {
  const plain = name.replace(TURNING, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What a level is called: "Skilled". */
export function levelName(level: string): string {
  const key = `web-level-${level}`;
  return has(key) ? say(key) : level;
}

/** What stands beside the name of a bot: "Bot, skilled", or "Bot" if it is none of the levels. */
export function botNote(bot: string | null): string {
  const key = `web-bot-${bot ?? ""}`;
  return has(key) ? say(key) : say("web-bot");
}

/** The game's own word for a seat (Kokeshis), or a letter. */
export function seatName(game: string, seat: number): string {
  const key = `${familyOf(game)}-seat`;
  return has(key) ? say(key, { seat }) : lettered(seat);
}

function lettered(seat: number): string {
  return say("web-seat", { letter: "ABCDEFGHIJKL"[seat] ?? String(seat + 1) });
}

/** The first word of a game's key names its messages: nueby/jaeger is of the family nueby. */
export function familyOf(game: string): string {
  return game.split("/")[0] ?? game;
}
