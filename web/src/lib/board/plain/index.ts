/** The board of every game that has no folder of its own: the drawing of the terminal, and moves as buttons. */
import "./plain.css";
import type { Facts, GameFolder } from "../../../games/contract";
import { say } from "../../i18n.svelte";
import Board from "./Board.svelte";
import Sentence from "./Sentence.svelte";
import { type PlainPosition, tell, type Turn, turnOf, wordsOf } from "./turn";

const plain: GameFolder<unknown, PlainPosition, undefined, Turn> = {
  key: "plain",
  icon: '<rect x="9" y="9" width="30" height="30" rx="6" fill="none" stroke="currentColor" stroke-width="3"/><circle cx="24" cy="24" r="5" fill="currentColor"/>',
  Board,
  Sentence,
  turn: turnOf,
  status: ({ standing: { position } }) => {
    const status = position.plain?.status;
    return { key: status?.key ?? "web-chance", facts: status?.facts as Facts };
  },
  sayMove: (text, position) => wordsOf(text, position),
  tell: (_board, entry, names) => `${entry.by === "chance" ? say("web-chance") : (names[entry.by] ?? "")}: ${tell([entry])}`,
};

export default plain;
