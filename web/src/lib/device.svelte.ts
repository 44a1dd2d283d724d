/** What this browser remembers: settings, and the matches that were opened here. There are no accounts. */
import type { Language, Speed } from "../games/contract";
import { families } from "./families";
import { MEDIA } from "./media";
import { remember, remembered } from "./remembered";
import type { Unit } from "./stepping";
import type { Document, SeatLink } from "./wire";

/** Switches that only one game has are added by its `shelf.ts`. */
export interface Settings {
  name: string;
  language: "auto" | Language;
  theme: "auto" | "light" | "dark";
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  forced: boolean;
  rolls: boolean;
  instant: boolean;
  labels: boolean;
  turning: boolean;
  chat: boolean;
  /** What bots say; it is silenced with the chat too. */
  remarks: boolean;
  /** What is said of moves to a screen reader: sentences, or the notation. */
  speech: "full" | "terse";
  /** Single letters are keys of the table. */
  letters: boolean;
  notify: boolean;
  /** Where hints and analyses are thought; "auto" is wherever it suits this device (minds/where.ts). */
  thinking: "auto" | "device" | "server";
  bot: string;
  /** How a match is gone through afterwards. */
  step: Unit;
  /** The game that was played last: it lies on the veranda when somebody comes back. */
  game: string;
}

/** What was chosen last for a game beside *Play now*. */
export interface Habit {
  bot?: string;
  players?: number;
  /** All of the set-up, where a game has a quick one too. */
  full?: boolean;
}

export interface KnownMatch {
  match: string;
  token: string;
  game: string;
  title: string;
  names: string[];
  yours: number[];
  toAct: number | "chance" | null;
  over: boolean;
  /** How it ended. */
  result?: Document | null;
  at: number;
  /** When the time of whoever is to act is up, by the clock of this device. */
  due?: number | null;
  /** Links for the others, known only where the match was made. */
  links?: SeatLink[];
  spectator?: string;
  /** Of a match that went on in this page without a network: the one on the server, until somebody has gone back or will not. */
  origin?: { match: string; token: string } | undefined;
  /** Of that one on the server: it was gone on with in the page. */
  away?: boolean;
  /** The table does not know it any more. */
  gone?: boolean;
}

const FRESH = {
  name: "",
  language: "auto",
  theme: "auto",
  speed: "normal",
  sound: true,
  confirm: false,
  forced: false,
  rolls: false,
  instant: false,
  labels: false,
  turning: false,
  chat: true,
  remarks: true,
  speech: "full",
  letters: true,
  notify: false,
  thinking: "auto",
  bot: "",
  step: "turn",
  game: "",
  ...Object.assign({}, ...families.map(({ settings }) => settings)),
} as Settings;
const SETTINGS = "engawa.settings";
const MATCHES = "engawa.matches";
const HABITS = "engawa.habits";
const MOST_MATCHES = 50;

class Device {
  settings = $state<Settings>({ ...FRESH, ...remembered<Partial<Settings>>(SETTINGS, {}) });
  matches = $state.raw<KnownMatch[]>(remembered<KnownMatch[]>(MATCHES, []));

  habits = $state.raw<Record<string, Habit>>(remembered<Record<string, Habit>>(HABITS, {}));

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    remember(SETTINGS, $state.snapshot(this.settings));
  }

  /** Remember a choice for a game; what was chosen beside it stays. */
  choose(game: string, habit: Habit): void {
    this.habits = { ...this.habits, [game]: { ...this.habits[game], ...habit } };
    remember(HABITS, this.habits);
  }

  /** The match that somebody would go on with: one in which it is their turn, else the one that was open last. */
  get waiting(): KnownMatch | undefined {
    const open = this.matches.filter(({ over, yours, away, gone }) => !over && yours.length > 0 && !away && !gone);
    return open.find(isYours) ?? open[0];
  }

  /** Keep what is known of a match, newest first; what is not told anew stays. */
  keep(known: Pick<KnownMatch, "match" | "token"> & Partial<KnownMatch>): void {
    const before = this.known(known.match, known.token);
    const fresh = { game: "", title: "", names: [], yours: [], toAct: null, over: false };
    const kept: KnownMatch = { ...fresh, ...before, ...known, at: Date.now() };
    this.matches = [kept, ...this.matches.filter((each) => each !== before)].slice(0, MOST_MATCHES);
    remember(MATCHES, this.matches);
  }

  /** What was heard of a match that was not looked at: it stays where it is in the list. */
  update(match: string, token: string, heard: Partial<KnownMatch>): void {
    this.matches = this.matches.map((each) => (each.match === match && each.token === token ? { ...each, ...heard } : each));
    remember(MATCHES, this.matches);
  }

  known(match: string, token: string): KnownMatch | undefined {
    return this.matches.find((each) => each.match === match && each.token === token);
  }

  forget(match: string): void {
    this.matches = this.matches.filter((each) => each.match !== match);
    remember(MATCHES, this.matches);
  }
}

/** Is it the turn of somebody who plays on this device? */
export const isYours = ({ toAct, yours }: KnownMatch): boolean => typeof toAct === "number" && yours.includes(toAct);

export const device = new Device();

/** The speed to draw at: people who asked their system for less motion get none. */
export function speedInUse(): Speed {
  const still = typeof matchMedia !== "undefined" && matchMedia(MEDIA.stillness).matches;
  return still ? "off" : device.settings.speed;
}
