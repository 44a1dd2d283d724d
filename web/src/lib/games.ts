/** What draws the games, loaded when it is needed: a folder of this client, or the plain board, which draws any game. */
import type { GameFolder } from "../games/contract";
import { api } from "./api";
import { bringMessages, wantMessages } from "./i18n.svelte";
import { familyOf } from "./names";

const folders = import.meta.glob<GameFolder>("../games/*/index.ts", { import: "default" });
const folderOf = (key: string) => folders[`../games/${familyOf(key)}/index.ts`];

/** What draws a game, with its messages. */
export async function loadGame(key: string): Promise<GameFolder> {
  const load = folderOf(key) ?? (() => import("./board/plain").then((plain) => plain.default));
  const [folder] = await Promise.all([load(), loadMessages(key)]);
  return folder;
}

/** The messages of a game; one that this client has no folder for brings its own. */
export function loadMessages(key: string): Promise<void> {
  return folderOf(key) ? wantMessages(familyOf(key)) : bringMessages(key, (language) => api.messages(key, language));
}
