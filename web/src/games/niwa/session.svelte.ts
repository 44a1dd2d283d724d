/** What board, dock and strips of one open match share. */
import type { Wishes } from "./choice";
import type { Ghosts } from "./placing";

export class NiwaSession implements Wishes {
  /** The figure that was tapped. */
  chosen = $state<string | null>(null);
  /** Who shall get the bead. */
  receiver = $state<string | null>(null);
  /** A bead is passed rather than a figure moved. */
  passing = $state(false);
  /** The figure whose stack is fanned out. */
  fanned = $state<string | null>(null);
  /** Where the figures shall stand; null: as suggested. */
  ghosts = $state.raw<Ghosts | null>(null);

  /** Nothing is chosen any more. */
  clear(): void {
    this.chosen = null;
    this.receiver = null;
    this.passing = false;
    this.fanned = null;
    this.ghosts = null;
  }

  choose(figure: string): void {
    this.chosen = figure;
    this.fanned = null;
  }
}
