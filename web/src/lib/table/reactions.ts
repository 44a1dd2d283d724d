/** What a shown move sounds like, and that somebody who looks elsewhere is called. */
import type { GameFolder } from "../../games/contract";
import { call } from "../attention";
import type { OpenMatch } from "../openmatch.svelte";
import type { Step } from "../playback.svelte";
import { sound } from "../sound";
import type { Status } from "./status";

/** Let a step be heard. *idle* says that nothing more is to be shown. */
export function react(step: Step, idle: boolean, at: { match: OpenMatch; game: GameFolder; status: Status }): void {
  const { match, game, status } = at;
  const entry = step.entry;
  if (!entry) return;
  if (!idle) return sound(game.soundOf?.(entry) ?? (entry.by === "chance" ? "roll" : "move"));
  if (step.ply !== match.shown?.ply) return;
  if (match.shown.result) return sound("end");
  if (!match.yourTurn || entry.by === match.shown.to_act) return;
  sound("turn");
  call(status.headline, status.hint);
}
