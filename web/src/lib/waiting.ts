/** In which of this device's matches it is the viewer's turn: asked for now and then, and told where they look elsewhere. */
import { api } from "./api";
import { call } from "./attention";
import { device, isYours, type KnownMatch } from "./device.svelte";
import { inPage, isHere } from "./house/house";
import { say } from "./i18n.svelte";
import type { Turn } from "./wire";

const BETWEEN = 60_000; // milliseconds
const MOST = 50;

export const waitsForYou = (known: KnownMatch): boolean => !known.over && isYours(known);

/** Those that wait for the viewer first, then those that run, then the others; each the newest first. */
export function inOrder(matches: KnownMatch[]): KnownMatch[] {
  const rank = (known: KnownMatch) => (waitsForYou(known) ? 0 : known.over ? 2 : 1);
  return matches.toSorted((one, other) => rank(one) - rank(other) || other.at - one.at);
}

/** Ask the server about all matches that may have gone on without this page. */
export async function look(open: string | null = null): Promise<void> {
  const asked = device.matches.filter(({ match, over }) => !over && match !== open && !isHere(match)).slice(0, MOST);
  if (inPage || asked.length === 0) return;
  const found = await api.turns(asked.map(({ match, token }) => ({ match, token }))).catch(() => []);
  for (const turn of found) hear(turn);
}

function hear({ match, token, to_act: toAct, over, yours, names, left }: Turn): void {
  const known = device.known(match, token);
  if (!known) return;
  const before = waitsForYou(known);
  const due = left === null ? null : Date.now() + left * 1000;
  device.update(match, token, { toAct, over, yours, due, names: names.map((name, seat) => name ?? known.names[seat] ?? "") });
  if (!before && waitsForYou({ ...known, toAct, over, yours })) call(say("web-waits-for-you", { title: known.title }), names.filter(Boolean).join(" – "));
}

/** Look again every minute, as long as the page is there; what is returned ends that. *open* is the match that tells by itself. */
export function keepLooking(open: () => string | null): () => void {
  void look(open());
  const timer = setInterval(() => void look(open()), BETWEEN);
  return () => clearInterval(timer);
}
