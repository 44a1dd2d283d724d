/** The same again with seats swapped: whoever asks first makes it, the others sit down at the same new table. */
import { api } from "../api";
import { device } from "../device.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { go } from "../router.svelte";

export async function rematch(match: OpenMatch): Promise<void> {
  const made = await api.rematch(match.id, match.token);
  const about = match.model?.match;
  device.keep({ ...made, game: about?.game ?? "", title: about?.title ?? "" });
  go(`/m/${made.match}/${made.token}`);
}

/** The name of somebody else who has asked for a rematch, if one has. */
export function asksForRematch(match: OpenMatch): string | null {
  const seat = match.model?.rematch ?? null;
  return seat === null || match.yours.includes(seat) ? null : (match.names[seat] ?? "");
}
