/**
 * Where the table is: on the server that sent this page, or, in a folder without one, in the page itself.
 *
 * `api.ts` and `openmatch.svelte.ts` know only this. What a page needs to be a house is loaded by whoever asks it first,
 * so that a page with a server has none of it. A page that lost its server in mid-match can be a house beside it, for
 * matches that are made in the page.
 */
import { remember, remembered } from "../remembered";

/** What a match needs of a WebSocket. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface House {
  /** The answer to a request, as a server gives it; rejects where nobody is there. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** A line to the table of a match. */
  open: (match: string) => Line;
  /** Milliseconds that opening it may take. */
  opening: number;
}

const sign = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>('meta[name="engawa-house"]');

/** Is the page itself the house? A folder without a server says so (page/folder.py). */
export const inPage = sign !== null;

/** An address under the page's own base, wherever a proxy put it. */
export const addressOf = (path: string): URL => new URL(path, new URL(".", document.baseURI));

let place = sign ? addressOf(sign.content).href : "";

/** Where the Python of a page lies: its folder has the version as its name, so that a page never gets parts of two. */
export async function pythonPlace(): Promise<string> {
  if (place) return place;
  const { version } = (await (await fetch(addressOf("python/manifest.json"), { cache: "no-cache" })).json()) as { version: string };
  return (place = addressOf(`python/${version}/`).href);
}

const server: House = {
  ask: (path, init) => fetch(addressOf(`api/${path}`), init),
  open: (match) => {
    const url = addressOf(`api/matches/${encodeURIComponent(match)}/socket`);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url.href);
  },
  opening: 10_000,
};

export let house: House = server;

/** From now on the page itself is the house: what it needs is loaded, and Python starts in it. */
export async function moveIn(): Promise<void> {
  const { openHouse } = await import("./page");
  house = openHouse();
}

let beside: Promise<House> | undefined;
let opened: House | undefined;

/** The house of this page beside that of the server; Python starts in it. */
export function openBeside(): Promise<House> {
  if (inPage) return Promise.resolve(house);
  beside ??= import("./page").then(({ openHouse }) => (opened = openHouse()));
  return beside;
}

const HERE = "engawa.here";
const MOST_HERE = 50;

/** Was a match made in this page, so that no server knows it? */
export const isHere = (match: string): boolean => inPage || remembered<string[]>(HERE, []).includes(match);

export function keepHere(match: string): void {
  remember(HERE, [match, ...remembered<string[]>(HERE, [])].slice(0, MOST_HERE));
}

/** The house in which a match is; one of this page's own is to be opened before. */
export const houseOf = (match: string): House => (opened && isHere(match) ? opened : house);
