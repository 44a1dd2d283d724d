/** A match to be looked back at: its first position at once, and all of it when it has been told. */
import type { GameFolder } from "../games/contract";
import { api } from "./api";
import { loadGame } from "./games";
import { imported } from "./imported.svelte";
import type { Glance, Replay } from "./wire";

export interface Looked {
  replay: Replay;
  game: GameFolder;
  /** The seat at whose side one looks: as at the table. */
  near: number;
  /** Only the first position is there. */
  partial: boolean;
}

/** Tells what is known of a match, twice for one on a server; false if there is none. Without a *token* it is the imported one. */
export async function lookBack(id: string, token: string | undefined, onlook: (looked: Looked) => void): Promise<boolean> {
  if (!token) {
    const { replay } = imported;
    if (replay) onlook({ replay, game: await loadGame(replay.game), near: 0, partial: false });
    return replay !== null;
  }
  const whole = api.replay(id, token);
  whole.catch(() => undefined); // whoever awaits it below hears of it
  const glance = await api.glance(id, token, true);
  const near = glance.yours[0] ?? 0;
  const game = await loadGame(glance.game);
  onlook({ replay: beginning(glance), game, near, partial: true });
  onlook({ replay: await whole, game, near, partial: false });
  return true;
}

/** A replay that has come as far as the first position. */
function beginning({ game, title, board, seats, position, result }: Glance): Replay {
  return { game, title, options: {}, board, seats, frames: [{ entry: null, position }], result };
}
