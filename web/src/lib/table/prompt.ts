/** What the table asks the viewer, if anything; one thing at a time, the most pressing first. */
import type { GameFolder } from "../../games/contract";
import { language, say } from "../i18n.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { explain } from "../refusals";
import type { Away } from "./away.svelte";
import { asksForRematch, rematch } from "./rematch";
import type { Open } from "./sheets";

export interface Prompt {
  text: string;
  yes: string;
  no?: string;
  onyes: () => void;
  onno?: () => void;
}

/** What the question depends on beside the match: the time, how the match ended in words, what can be opened, and where else it can go on. */
interface Around {
  now: number;
  ending: string;
  onopen: (open: Open) => void;
  away: Away;
}

export function promptOf(match: OpenMatch, game: GameFolder, { now, ending, onopen, away }: Around): Prompt | null {
  const { model, standing, yours, names } = match;
  if (!model || !standing) return null;
  if (match.playback.past) {
    return { text: say("web-looking-back-hint"), yes: say("web-back-to-now"), onyes: () => void match.look(null) };
  }
  if (standing.result) {
    return promptAfterwards(match) ?? { text: ending, yes: say("web-result"), onyes: () => onopen({ sheet: "end" }) };
  }
  if (yours.length === 0) return null;
  const elsewhere = away.prompt(now);
  if (elsewhere) return elsewhere;
  if (standing.undo_asked !== null && !yours.includes(standing.undo_asked)) {
    return {
      text: say("web-undo-asked", { name: names[standing.undo_asked] ?? "" }),
      yes: say("web-agree"),
      no: say("web-refuse"),
      onyes: () => match.answerUndo(true),
      onno: () => match.answerUndo(false),
    };
  }
  if (match.wish !== null) {
    return {
      text: say("web-confirm-move", { move: inWords(match, game, match.wish) }),
      yes: say("web-play-it"),
      no: say("web-cancel"),
      onyes: () => match.confirm(true),
      onno: () => match.confirm(false),
    };
  }
  const absent = model.seats.find((info) => info.kind !== "bot" && !yours.includes(info.seat) && lets(match, info.seat, now));
  if (absent) {
    return {
      text: say("web-replace", { name: names[absent.seat] ?? "" }),
      yes: say("web-replace-yes"),
      onyes: () => match.replace(absent.seat),
    };
  }
  const awaited = model.seats.find((info) => info.kind === "link" && !info.present && !match.isKnown(info));
  if (awaited && standing.to_act === awaited.seat) {
    return { text: say("web-waiting", { name: names[awaited.seat] ?? "" }), yes: say("web-share"), onyes: () => onopen({ sheet: "share" }) };
  }
  const [only, second] = match.legal;
  if (only !== undefined && second === undefined) {
    return { text: say("web-forced", { move: inWords(match, game, only) }), yes: say("web-play-it"), onyes: () => match.move(only) };
  }
  return null;
}

function promptAfterwards(match: OpenMatch): Prompt | null {
  const name = asksForRematch(match);
  if (name === null) return null;
  const failed = (error: unknown) => (match.notice = { text: () => explain(error), clause: null, mark: null, tone: "refused" });
  return {
    text: say("web-rematch-asked", { name }),
    yes: say("web-rematch-join"),
    onyes: () => void rematch(match).catch(failed),
  };
}

/** Is somebody away for so long, or out of time, that a bot may play on? */
function lets(match: OpenMatch, seat: number, now: number): boolean {
  const info = match.model?.seats[seat];
  const patience = match.model?.match.patience ?? Infinity;
  const clock = match.standing?.clock;
  const since = (told: number) => Math.max(0, now - told) / 1000;
  if (info && !info.present && info.away !== null && info.away + since(match.seatsAt) >= patience) return true;
  return clock?.runs === seat && (clock.left[seat] ?? 1) + clock.waits <= since(match.standingAt);
}

function inWords(match: OpenMatch, game: GameFolder, move: string): string {
  const position = match.standing?.position;
  return (position && game.sayMove?.(move, position, language())) ?? move;
}
