/**
 * What the families of games register with the table, each in a light `games/<family>/shelf.ts` that comes with the home
 * page; its board is loaded when it is played. Titles, minutes and numbers of players are the server's.
 */
import type { Component } from "svelte";
import type { Settings } from "./device.svelte";
import type { Document } from "./wire";

// Some pages look at the rest of the hash, some do not.
export type LoadPage = () => Promise<{ default: Component<any> }>;

/** An edition being changed. Places are written as the server's problems name them: `tiles.B.ring`. */
export interface EditorProps {
  /** Of the edition, among those of this browser. */
  id: string;
  game: string;
  edition: Document;
  /** The board that the edition makes, as a match has it; null while something is wrong with it. */
  board: Document | null;
  /** What is wrong at a place or within it, in words. */
  problemAt: (place: string) => string;
  onchange: (place: string, value: unknown) => void;
  /** Which board is to be made, where an edition has several. */
  onlook: (shown: Shown) => void;
}

/** A match whose board is drawn beside what is changed. */
export interface Shown {
  options: Document;
  players?: number;
}

export interface Family {
  /** Families stand on the shelf in this order. */
  order: number;
  /** The keys of its games, in the order of the shelf. */
  games: string[];
  /** What is written above them: a title, and the key of a message; without it they follow the games before. */
  heading?: { title: string; about: string };
  /** Switches that only these games have, and how they stand at first. Their texts: `web-setting-<name>` and `…-hint`. */
  settings?: Partial<Settings>;
  /** What an owner changes in an edition: dice, tiles, boards. */
  editor?: () => Promise<{ default: Component<EditorProps> }>;
  /** Pages of its own, by the first word of their hash. */
  pages?: Record<string, LoadPage>;
}

const found = import.meta.glob<Family>("../games/*/shelf.ts", { import: "default", eager: true });
export const families = Object.values(found).sort((one, other) => one.order - other.order);
