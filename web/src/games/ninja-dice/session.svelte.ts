/** What board, dock and strips of one open match share. */
import type { Flick, LogEntry } from "../contract";
import type { Pose } from "./geometry";
import type { Position } from "./position";

/** A throw that can be watched again: the entry, and the position before it. */
export interface Thrown {
  entry: LogEntry;
  before: Position;
}

export class NinjaSession {
  /** The dice that shall be rolled again; null: those that must be. */
  rolling = $state.raw<string[] | null>(null);
  /** The fortune that shall boost a die. */
  fortune = $state<string | null>(null);
  /** Taps lay dice out instead of choosing them. */
  laying = $state(false);
  /** The die that is laid out. */
  lifted = $state<string | null>(null);
  /** Where a die shall lie, until the table has answered; not sent yet if the table was busy with another one. */
  asked = $state.raw<{ id: string; pose: Pose; sent: boolean } | null>(null);
  /** The place that was sent last, as a move: the die is there already, and need not be shown moving. */
  laid: string | null = null;
  /** Throws are shown in slow motion. */
  slow = $state(false);
  /** A hand that lets its dice go as soon as the table waits for it. */
  gesture = $state.raw<{ flick: Flick | null } | null>(null);
  /** What is to be seen of the position while dice fly; null at rest. */
  shown = $state.raw<Position | null>(null);
  /** The last throw that was seen here, and the request to see it again. */
  thrown = $state.raw<Thrown | null>(null);
  again = $state(0);

  /** Nothing is chosen any more. */
  clear(): void {
    this.rolling = null;
    this.fortune = null;
    this.laying = false;
    this.lifted = null;
    this.gesture = null;
    this.asked = null;
  }
}
