/** What board, dock and panel of one open match share. */
import type { Wishes } from "./choice";
import type { Marked } from "./rerolls";

export class AllStarsSession implements Wishes {
  offer = $state<string | null>(null);
  model = $state<string | null>(null);
  target = $state<string | null>(null);
  /** The model that is looked at: its values, its zones, what it could do. */
  looked = $state<string | null>(null);
  /** An enemy that something is prepared against. */
  aim = $state<string | null>(null);
  /** Dice that are marked to be rolled again, of which pool by their number, and by which of the ways that take just these. */
  marked = $state.raw<Marked | null>(null);
  source = $state(0);
  /** Moves to be played one after another, as long as nothing comes between. */
  plan = $state.raw<string[]>([]);
  /** The walk that was planned ends with a look at where to face. */
  walks = $state(false);
  /** Once it faces somewhere, the activation is to go on; else it ends where nothing is left to do. */
  stays = $state(false);
  rests = $state(false);
  /** What the looked-at model sees is shown. */
  sight = $state(false);
  /** The chart of the elements is open. */
  elements = $state(false);
  /** On the phone: the sheet below the board is open. */
  sheet = $state(true);

  /** Nothing is chosen any more. */
  clear(): void {
    this.settle();
    this.plan = [];
    this.walks = false;
  }

  /** A move was made: what was chosen for it is done with. */
  settle(): void {
    this.offer = this.model = this.target = this.looked = this.aim = this.marked = null;
    this.source = 0;
    this.stays = this.rests = false;
  }
}
