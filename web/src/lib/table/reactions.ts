/** What a shown move sounds like and what is said of it. */
import type { GameFolder } from "../../games/contract";
import { call } from "../attention";
import type { OpenMatch } from "../openmatch.svelte";
import type { Step } from "../playback.svelte";
import { sound } from "../sound";
import { aloud, type Status } from "./status";

/** Let a step be heard; the words for the screen reader, if there are any. *idle* says that nothing more is to be shown. */
export function react(step: Step, idle: boolean, at: { match: OpenMatch; game: GameFolder; status: Status }): string | null {
  const { match, game, status } = at;
  const entry = step.entry;
  if (!idle) {
    if (!entry) return null;
    sound(game.soundOf?.(entry) ?? (entry.by === "chance" ? "roll" : "move"));
    // One's own dice are told of when they rest.
    const roller = entry.by === "chance" ? (game.rollerOf?.(entry) ?? entry.by) : entry.by;
    return roller === "chance" || !match.yours.includes(roller) ? aloud(entry, match, game) : null;
  }
  if (step.ply !== match.standing?.ply || !entry) return null;
  if (match.standing.result) {
    sound("end");
    return aloud(entry, match, game);
  }
  if (!match.yourTurn || entry.by === match.standing.to_act) return null;
  sound("turn");
  call(status.headline, status.hint);
  return aloud(entry, match, game);
}
