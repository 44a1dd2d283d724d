/** What board, dock and strips of one open match share. */
import { remember, remembered } from "../../lib/remembered";

/** By match: the seats of one screen that keep their blockade on Frei. */
type Keepers = Record<string, number[]>;
const KEEPERS = "engawa.nueby.keepers";
const MOST_MATCHES = 50;

export class NuebySession {
  /** The field of the piece that was chosen. */
  chosen = $state<string | null>(null);
  /** Where the blockade shall go. */
  dropping = $state<string | null>(null);
  /** A number is to be named for a hunt. */
  naming = $state(false);
  /** The number that was named last. */
  named = $state<number | null>(null);
  /** The hunters that shall get the focus; null: as suggested. */
  hunters = $state.raw<string[] | null>(null);
  /** The seat that keeps its blockade on Frei for the rest of its turn. */
  kept = $state<number | null>(null);
  /** The dice wait for a tap; it lets them fall. */
  held = $state.raw<(() => void) | null>(null);
  /** Where several play at one screen: the seats that keep their blockade on Frei in this match. */
  keepers = $state.raw<number[]>([]);

  constructor(readonly match?: string) {
    if (match) this.keepers = remembered<Keepers>(KEEPERS, {})[match] ?? [];
  }

  /** Let a seat keep its blockade in this match, or not. */
  keep(seat: number, keeps: boolean): void {
    this.keepers = [...this.keepers.filter((each) => each !== seat), ...(keeps ? [seat] : [])];
    if (!this.match) return;
    const others = Object.entries(remembered<Keepers>(KEEPERS, {})).filter(([match]) => match !== this.match);
    remember(KEEPERS, Object.fromEntries([...others, [this.match, this.keepers]].slice(-MOST_MATCHES)));
  }

  /** Nothing is chosen any more. */
  clear(): void {
    this.chosen = null;
    this.dropping = null;
    this.naming = false;
    this.hunters = null;
  }
}
