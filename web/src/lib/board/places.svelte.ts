/** What is pointed at on the board: by a hint as long as it is shown, by a name that was tapped for a moment. */

/** Where a move happens: from a place to a place, or at one. Places are `data-field`s of the board. */
export interface Pointer {
  from?: string;
  to: string;
}

/** Milliseconds that a tapped name is pointed at. */
const MOMENT = 2400;

class Places {
  hinted = $state.raw<Pointer[]>([]);
  flashed = $state.raw<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show where *name* is, if it is on the board. */
  flash(name: string): void {
    clearTimeout(this.#timer);
    this.flashed = name;
    this.#timer = setTimeout(() => (this.flashed = null), MOMENT);
  }
}

export const places = new Places();

/** Names in a text, such as `c5`, `r12`, `z0.4`, `K1`: every second part is one. */
export const partsOf = (text: string): string[] => text.split(/(?<![\p{L}\d])([A-Za-z]\d{1,2}(?:\.\d{1,2})?)(?![\p{L}\d])/u);

/** What is called so on the board: a field, or the piece of that name. */
export const placeIn = (board: ParentNode, name: string): Element | null =>
  board.querySelector(`[data-field="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`);
