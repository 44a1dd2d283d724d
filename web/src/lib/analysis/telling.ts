/** Who tells an analysis: this device where it thinks, else the server; which takes over if nobody can think here. */
import { pythonPlace } from "../house/house";
import { keepAnalysis, keptAnalysis } from "../minds/analyses";
import { mind, Thoughtless } from "../minds/mind";
import { thinksHere } from "../minds/where";
import type { Analysis, Document, Replay } from "../wire";
import type { Telling } from "./study.svelte";

/** What is to be analysed. */
export interface Subject {
  /** As what it is kept on this device; a record that somebody brought is not. */
  match: string | null;
  replay: Replay;
  record: () => Promise<Document>;
  onServer: Telling;
}

/** What becomes known of it, until all is. */
export function told(subject: Subject, signal: AbortSignal): AsyncIterable<Analysis> {
  if (!thinksHere(subject.match)) return subject.onServer(signal);
  return subject.match === null ? found(subject, signal) : kept(subject.match, subject, signal);
}

/** As it was found here before, or found and kept. */
async function* kept(match: string, subject: Subject, signal: AbortSignal): AsyncGenerator<Analysis, void> {
  const by = await pythonPlace().catch(() => "");
  const before = await keptAnalysis(match, by);
  if (before) return yield before;
  let last: Analysis | null = null;
  for await (const known of found(subject, signal)) yield (last = known);
  if (last?.state === "done") await keepAnalysis(match, by, last);
}

/** Found here, or on the server if it cannot be. */
async function* found({ replay, record, onServer }: Subject, signal: AbortSignal): AsyncGenerator<Analysis, void> {
  yield waiting(replay); // Python takes a while to start
  try {
    yield* mind.analyse(await record(), signal);
  } catch (error) {
    if (!(error instanceof Thoughtless)) throw error;
    yield* onServer(signal);
  }
}

/** What is known of an analysis that has not begun. */
function waiting({ board, frames, game, options, result, seats, title }: Replay): Analysis {
  const nothing = { reason: null, curve: [], plies: [], accounts: [], turning: [] };
  return { ...nothing, state: "waiting", done: 0, total: frames.length - 1, board, game, options, result, seats, title };
}
