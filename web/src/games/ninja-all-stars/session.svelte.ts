/** What board, dock and panel of one open match share. */
import type { Wishes } from "./choice";

export class AllStarsSession implements Wishes {
  offer = $state<string | null>(null);
  model = $state<string | null>(null);
  target = $state<string | null>(null);
  /** The model that is looked at: its values, its zones, what it could do. */
  looked = $state<string | null>(null);
  /** Moves to be played one after another, as long as nothing comes between. */
  plan = $state.raw<string[]>([]);
  /** What the looked-at model sees is shown. */
  sight = $state(false);
  /** On the phone: the sheet below the board is open. */
  sheet = $state(true);

  /** Nothing is chosen any more. */
  clear(): void {
    this.settle();
    this.plan = [];
  }

  /** A move was made: what was chosen for it is done with. */
  settle(): void {
    this.offer = this.model = this.target = this.looked = null;
  }
}
