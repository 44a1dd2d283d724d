/** What is said of a match: every turn once when it has come to rest, one's own too, and what is asked of the viewer. */
import type { GameFolder } from "../../games/contract";
import { device } from "../device.svelte";
import { say } from "../i18n.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { Speech } from "../speech.svelte";
import { turnsOf } from "../turns";
import type { LogEntry } from "../wire";
import { sentenceOf, type Status } from "./status";

/** Turns that somebody who comes back is told of: the rest is in the log. */
const MOST = 6;

export class Voice extends Speech {
  /** The ply up to which all was told; null before the first look. */
  #told: number | null = null;
  /** What was asked last, as long as it is the same turn. */
  #asked: Pick<Status, "headline" | "hint"> | null = null;
  /** How many lines of the chat were heard. */
  #heard: number | null = null;

  constructor(
    readonly match: OpenMatch,
    readonly game: GameFolder,
  ) {
    super();
  }

  /** Tell what has come to rest: a turn that goes on is told when it is over, or when nothing more is to be shown. */
  follow(): void {
    const { match, game } = this;
    const rested = match.playback.rested;
    const told = Math.min(this.#told ?? rested, rested);
    const turns = turnsOf(match.model?.log.filter(({ ply }) => ply >= told && ply < rested) ?? [], game);
    if (!match.idle) turns.pop();
    for (const { entries } of turns.slice(-MOST)) this.say(this.sentence(entries));
    this.#told = (turns.at(-1)?.entries.at(-1)?.ply ?? told - 1) + 1;
  }

  /** Tell what others have said since the last look. */
  hear(): void {
    const { match } = this;
    const chat = match.model?.chat ?? [];
    const heard = this.#heard ?? chat.length;
    const news = device.settings.chat ? chat.slice(heard).filter(({ seat }) => seat === null || !match.yours.includes(seat)) : [];
    for (const { seat, text } of news) this.say(say("web-said", { name: seat === null ? say("web-spectator") : (match.names[seat] ?? ""), text }));
    this.#heard = chat.length;
  }

  /** Say what is asked of the viewer, as often as it changes. */
  ask({ headline, hint, calling }: Status, over: boolean): void {
    const known = this.#asked?.headline === headline;
    // What is on its way is not asked for once more.
    if (!calling && !over) this.#asked = known ? this.#asked : null;
    else if (!known) this.say(isTerse() ? headline : `${headline}. ${hint}`);
    else if (hint !== this.#asked?.hint && !isTerse()) this.say(hint);
    if (calling || over) this.#asked = { headline, hint };
  }

  /** Some plies of a turn, as somebody wants to hear them. */
  sentence(entries: LogEntry[]): string {
    const { match, game } = this;
    if (!isTerse()) return sentenceOf(entries, game, match.model?.match.board ?? {}, match.names);
    return entries.map(({ by, text }) => (by === "chance" ? text : `${match.names[by] ?? ""}: ${text}`)).join(", ");
  }
}

const isTerse = (): boolean => device.settings.speech === "terse";
