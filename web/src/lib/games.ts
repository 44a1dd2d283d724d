/** The game folders of this client, loaded when they are needed. */
import type { GameFolder } from "../games/contract";
import { wantMessages } from "./i18n.svelte";
import { familyOf } from "./names";

const folders = import.meta.glob<GameFolder>("../games/*/index.ts", { import: "default" });

/** The folder of a game, with its messages; null if this client cannot draw it. */
export async function loadGame(key: string): Promise<GameFolder | null> {
  const load = folders[`../games/${familyOf(key)}/index.ts`];
  if (!load) return null;
  const [folder] = await Promise.all([load(), wantMessages(familyOf(key))]);
  return folder;
}

export function canDraw(key: string): boolean {
  return `../games/${familyOf(key)}/index.ts` in folders;
}
