/** What this browser remembers: settings, and the matches that were opened here. There are no accounts. */
import type { Language, Speed } from "../games/contract";
import { families } from "./families";
import { MEDIA } from "./media";
import { remember, remembered } from "./remembered";
import type { SeatLink } from "./wire";

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
  notify: boolean;
  /** Where hints and analyses are thought; "auto" is wherever it suits this device (minds/where.ts). */
  thinking: "auto" | "device" | "server";
  bot: string;
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
  at: number;
  /** Links for the others, known only where the match was made. */
  links?: SeatLink[];
  spectator?: string;
  /** Of a match that went on in this page without a network: the one on the server, until somebody has gone back or will not. */
  origin?: { match: string; token: string } | undefined;
  /** Of that one on the server: it was gone on with in the page. */
  away?: boolean;
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
  notify: false,
  thinking: "auto",
  bot: "",
  ...Object.assign({}, ...families.map(({ settings }) => settings)),
} as Settings;
const SETTINGS = "engawa.settings";
const MATCHES = "engawa.matches";
const MOST_MATCHES = 50;

class Device {
  settings = $state<Settings>({ ...FRESH, ...remembered<Partial<Settings>>(SETTINGS, {}) });
  matches = $state.raw<KnownMatch[]>(remembered<KnownMatch[]>(MATCHES, []));

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    remember(SETTINGS, $state.snapshot(this.settings));
  }

  /** Keep what is known of a match, newest first; what is not told anew stays. */
  keep(known: Pick<KnownMatch, "match" | "token"> & Partial<KnownMatch>): void {
    const before = this.known(known.match, known.token);
    const fresh = { game: "", title: "", names: [], yours: [], toAct: null, over: false };
    const kept: KnownMatch = { ...fresh, ...before, ...known, at: Date.now() };
    this.matches = [kept, ...this.matches.filter((each) => each !== before)].slice(0, MOST_MATCHES);
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

export const device = new Device();

/** The speed to draw at: people who asked their system for less motion get none. */
export function speedInUse(): Speed {
  const still = typeof matchMedia !== "undefined" && matchMedia(MEDIA.stillness).matches;
  return still ? "off" : device.settings.speed;
}
