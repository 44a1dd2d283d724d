/** What is known of a match, and how each message of the server changes it. Nothing here is about drawing. */
import type { ChatEntry, Document, LogEntry, Played, Reply, SeatInfo, ServerMessage, Snapshot, Standing, Waiting } from "./wire";

/** What stays the same in a match. */
export type Match = Pick<Snapshot, "match" | "game" | "title" | "options" | "board" | "edition" | "yours" | "commitment" | "patience">;

export interface Model {
  match: Match;
  seats: SeatInfo[];
  standing: Standing;
  log: LogEntry[];
  chat: ChatEntry[];
  /** The seat that has asked for a rematch. */
  rematch: number | null;
  /** The seats that want no coach in this match. */
  objections: number[];
  /** Positions seen so far by ply: 0 is the start, n follows the entry of ply n-1. */
  positions: ReadonlyMap<number, Document>;
  /** Of the next event: chat and changes of seats count too. */
  number: number;
}

/** What the server says of the match itself. It also answers, and a newer one may say what this client has never heard of. */
export type Change = Exclude<ServerMessage, Reply | Waiting>;
type Reducers = { [Type in Exclude<Change["type"], "snapshot">]: (model: Model, message: Extract<Change, { type: Type }>) => Model | null };

const REDUCERS: Reducers = {
  played: (model, message) => {
    if (message.entry.ply < model.standing.ply) return model; // told twice
    if (message.entry.ply !== model.standing.ply) return null;
    return at(
      { ...message.standing, position: changed(model.standing.position, message) },
      { ...model, log: [...model.log, message.entry] },
    );
  },
  flicked: (model, { throwing, clock, number }) => ({
    ...model,
    standing: { ...model.standing, throwing, clock },
    number: Math.max(model.number, number),
  }),
  undone: (model, { standing }) => {
    if (standing.ply > model.standing.ply) return null;
    return at(standing, { ...model, log: model.log.filter((entry) => entry.ply < standing.ply) });
  },
  "undo-asked": (model, { standing }) => at(standing, model),
  "undo-refused": (model, { standing }) => at(standing, model),
  presence: (model, { seats, number }) => ({ ...model, seats, number: Math.max(model.number, number) }),
  rematch: (model, { seat, number }) => ({ ...model, rematch: seat, number: Math.max(model.number, number) }),
  objections: (model, { seats, number }) => ({ ...model, objections: seats, number: Math.max(model.number, number) }),
  chat: (model, { entry }) => {
    if (model.chat.some(({ number }) => number === entry.number)) return model;
    return { ...model, chat: [...model.chat, entry], number: Math.max(model.number, entry.number + 1) };
  },
};

export function changesModel(message: ServerMessage): message is Change {
  return message.type === "snapshot" || Object.hasOwn(REDUCERS, message.type);
}

/** The model after *message*, or null if something is missing in between. */
export function reduce(model: Model | null, message: Change): Model | null {
  if (message.type === "snapshot") return fromSnapshot(message, model);
  const reducer = REDUCERS[message.type] as (model: Model, message: Change) => Model | null;
  return model && reducer(model, message);
}

function fromSnapshot(snapshot: Snapshot, before: Model | null): Model {
  const { match, game, title, options, board, edition, yours, commitment, patience, seats, standing, log, chat, rematch, objections } = snapshot;
  const kept = before && sameLog(before.log, log) ? before.positions : new Map<number, Document>();
  const positions = new Map([...kept].filter(([ply]) => ply <= standing.ply)).set(standing.ply, standing.position);
  const about = { match, game, title, options, board, edition, yours, commitment, patience };
  return { match: about, seats, standing, log, chat, rematch, objections, positions, number: standing.number };
}

function at(standing: Standing, model: Model): Model {
  const positions = new Map([...model.positions].filter(([ply]) => ply < standing.ply));
  positions.set(standing.ply, standing.position);
  return { ...model, standing, positions, number: Math.max(model.number, standing.number) };
}

/** The position after a ply, of the one before it. What has not changed is shared. */
function changed(position: Document, { changes, gone }: Played): Document {
  const now = changes.reduce((document, { at, to }) => within(document, at, (part, name) => ({ ...part, [name]: to })), position);
  return gone.reduce((document, path) => within(document, path, without), now);
}

/** The *document* in which *change* was made to the object around the end of a path. */
function within(document: Document, path: string[], change: (part: Document, name: string) => Document): Document {
  const [name = "", ...rest] = path;
  return rest.length ? { ...document, [name]: within(document[name] as Document, rest, change) } : change(document, name);
}

function without(document: Document, name: string): Document {
  return Object.fromEntries(Object.entries(document).filter(([key]) => key !== name));
}

/** Is the one log the beginning of the other? */
function sameLog(before: LogEntry[], now: LogEntry[]): boolean {
  return before.every((entry, index) => index >= now.length || now[index]?.text === entry.text);
}
