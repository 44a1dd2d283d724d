/** What the log tells beside moves, in words, and where it stands among them. */
import type { Message } from "../../games/contract";
import type { Turn } from "../turns";
import type { Aside } from "../wire";

type Entries = Pick<Turn, "entries">;

export function asideWords({ kind, seat }: Pick<Aside, "kind" | "seat">, names: string[]): Message {
  return { key: `web-told-${kind}`, facts: { name: names[seat] ?? "" } };
}

/** Those that came after the last ply of a turn and before the next one; before all turns, those of no turn. */
export function asidesAfter(asides: Aside[], turn: Entries | null, next: Entries | undefined): Aside[] {
  const first = turn ? (turn.entries[0]?.ply ?? 0) + 1 : 0;
  const last = next ? (next.entries[0]?.ply ?? 0) : Infinity;
  return asides.filter(({ ply }) => ply >= first && ply <= last);
}
