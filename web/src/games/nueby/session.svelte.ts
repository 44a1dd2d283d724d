/** What board, dock and strips of one open match share. */
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

  /** Nothing is chosen any more. */
  clear(): void {
    this.chosen = null;
    this.dropping = null;
    this.naming = false;
    this.hunters = null;
  }
}
