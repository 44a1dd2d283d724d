/** Throws in the log: the way of the dice stands beside the outcome. */
import type { LogEntry } from "../contract";
import { type Film, readFilm, type ThrowDocument } from "./film";

export const documentOf = (entry: LogEntry): ThrowDocument | null => entry.throw as unknown as ThrowDocument | null;

/** The way of the dice of an outcome; null if there is none, or none that can be read: then they just lie there. */
export async function filmOf(entry: LogEntry): Promise<Film | null> {
  const document = documentOf(entry);
  if (!document) return null;
  return readFilm(document).catch((error: unknown) => {
    console.error(error);
    return null;
  });
}
