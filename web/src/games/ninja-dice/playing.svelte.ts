/** What is being shown of a move or a throw, and from there what is to be drawn. */
import { Motion } from "../../lib/board/motion.svelte";
import type { Point } from "../../lib/board/point";
import { type Body, bodyOf, type Faces } from "./body";
import { type Position, trayOf } from "./position";
import { type Timeline, timelineOf, type Story } from "./timeline";
import { noteOf } from "./telling";
import { documentOf, filmOf } from "./thrown";

export class Playing {
  /** null at rest. */
  story = $state.raw<Story | null>(null);
  #motion = new Motion<Timeline>();
  #number = 0;
  #rest: () => void = () => undefined;

  /** Show a story, then say that it rests. */
  async tell(story: Story, rest: () => void): Promise<void> {
    this.stop();
    const number = this.#number;
    this.story = story;
    this.#rest = rest;
    const film = documentOf(story.entry) ? await filmOf(story.entry) : null;
    if (number === this.#number) this.#motion.play(timelineOf(story, film), () => this.#end());
  }

  /** Go to the end at once; whether there was anything to skip. */
  skip(): boolean {
    if (!this.story) return false;
    this.#end();
    return true;
  }

  /** Forget what is under way. */
  stop(): void {
    this.#number += 1;
    this.#motion.drop();
    this.story = null;
    this.#rest = () => undefined;
  }

  #end(): void {
    const rest = this.#rest;
    this.stop();
    rest();
  }

  /** Do the dice lie, seen from above? */
  get lies(): boolean {
    return !this.story || (this.#motion.timeline?.lies(this.#motion.time) ?? false);
  }

  /** The position to draw: while something is shown, what can be seen of it. */
  shown(position: Position): Position {
    return this.#motion.timeline?.shown(this.#motion.time) ?? this.story?.before ?? position;
  }

  bodies(faces: Faces, position: Position): Body[] {
    return this.#motion.timeline?.bodies(this.#motion.time) ?? trayOf(this.story?.before ?? position).map((die) => bodyOf(faces, die));
  }

  get tilt(): number {
    return this.#motion.timeline?.tilt(this.#motion.time) ?? 0;
  }

  /** How much of the house has been thrown, from 0 to 1. */
  get house(): number {
    return this.#motion.timeline?.house(this.#motion.time) ?? 1;
  }

  get coin(): Point | null {
    return this.#motion.timeline?.coin(this.#motion.time) ?? null;
  }

  /** What happens, in words, once the dice lie. */
  note(names: string[]): string {
    return this.story && this.lies ? noteOf(this.story.entry, names) : "";
  }
}
