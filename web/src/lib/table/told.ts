/** What the status line says, and what is read aloud. */
import type { GameFolder, LogEntry, Session, Standing } from "../../games/contract";
import { inLanguage, say, sayMessage } from "../i18n.svelte";
import type { OpenMatch } from "../openmatch.svelte";

export interface Status {
  headline: string;
  hint: string;
  progress: string;
  calling: boolean;
}

export function statusOf(match: OpenMatch, game: GameFolder, session: Session): Status {
  const { standing, yours, names } = match;
  if (!standing) return { headline: "", hint: "", progress: "", calling: false };
  const shown = match.showing.now?.position ?? standing.position;
  const turn = game.progress?.(shown);
  const progress = turn ? sayMessage(turn) : "";
  if (match.showing.past) return { headline: say("web-looking-back"), hint: say("web-looking-back-hint"), progress, calling: false };
  const entry = match.showing.busy ? match.showing.step?.entry : null;
  if (entry && entry.by !== "chance" && !yours.includes(entry.by)) {
    // What is being shown has not come to rest: the status does not run ahead of it.
    const headline = say("web-turn-of", { name: names[entry.by] ?? "" });
    return { headline, hint: entry.told.map(inLanguage).join(" "), progress, calling: false };
  }
  const hint =
    match.connection === "lost" || match.connection === "connecting"
      ? say("web-reconnecting")
      : sayMessage(game.status({ standing, yours, seatNames: names, session }));
  return { headline: headlineOf(match, standing), hint, progress, calling: match.yourTurn };
}

function headlineOf(match: OpenMatch, standing: Standing): string {
  const { yours, names } = match;
  if (standing.result) return resultOf(standing.result, yours, names);
  const actor = standing.to_act;
  if (actor === "chance") return say("web-chance");
  if (actor === null) return "";
  if (yours.length === 1 && yours[0] === actor) return say("web-your-turn");
  return say("web-turn-of", { name: names[actor] ?? "" });
}

/** Who won, in a few words. */
export function resultOf(result: Record<string, unknown>, yours: number[], names: string[]): string {
  const winners = Array.isArray(result.winners) ? result.winners.filter((seat) => typeof seat === "number") : [];
  if (winners.length === 0 || (winners.length === names.length && names.length > 1)) return say("web-draw");
  const [mine] = yours;
  if (yours.length === 1 && mine !== undefined && winners.includes(mine)) return say("web-you-win");
  return say("web-wins", { names: winners.map((seat) => names[seat] ?? "").join(", "), count: winners.length });
}

/** A move of somebody else as a sentence for the screen reader. */
export function aloud(entry: LogEntry, names: string[]): string {
  const name = entry.by === "chance" ? say("web-chance") : (names[entry.by] ?? "");
  return `${name}: ${entry.told.map(inLanguage).join(" ")}`;
}
