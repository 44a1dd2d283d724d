/** What is told of a space that somebody points at: who or what is there, and what would come of going or doing something. */
import { say } from "../../lib/i18n.svelte";
import { modelsOn } from "./bases";
import { terrainOf } from "./chart";
import { type End, isAttackEnd } from "./forecast";
import { type Position, seatOf } from "./position";
import type { Turn } from "./turn";
import { chancesWords, modelWords, moveWords, percent, stateWords } from "./words";

export interface Told {
  title: string;
  lines: string[];
}

export function calloutOf(turn: Turn, position: Position, names: string[], space: string): Told {
  const { chart, forecast } = turn;
  const lines: string[] = [];
  const here = modelsOn(chart, position, space);
  for (const id of here) {
    const seat = seatOf(id);
    lines.push([seat === null ? say("ninja-all-stars-ui-sentry") : (names[seat] ?? ""), ...stateWords(position, id)].join(" · "));
  }
  const reach = forecast?.reach[space];
  if (reach) lines.push(say("ninja-all-stars-ui-reach", { cost: reach.cost, dodges: reach.dodges, chance: percent(reach.chance) }));
  const deeds = reach ? forecast?.from[space] : Object.fromEntries(Object.entries(forecast?.here ?? {}).filter(([text]) => here.includes(text.split(" ")[1] ?? "")));
  for (const [text, end] of Object.entries(deeds ?? {})) lines.push(`${moveWords(text)}: ${endWords(end)}`);
  const hidden = here.map((id) => forecast?.blocked[id]).find(Boolean);
  if (hidden) lines.push(say("ninja-all-stars-ui-blocked", { at: hidden.at, why: hidden.why }));
  return { title: here.map((id) => modelWords(chart, id)).join(", ") || thingOn(turn, position, space), lines };
}

function thingOn({ chart }: Turn, position: Position, space: string): string {
  const thing = (["lanterns", "shrines", "chests", "medals"] as const).find((kind) => position[kind]?.includes(space));
  const word = thing ? say("ninja-all-stars-ui-thing", { thing }) : chart.hill.includes(space) ? say("ninja-all-stars-ui-thing", { thing: "hill" }) : say("ninja-all-stars-ui-terrain", { terrain: terrainOf(chart, space) });
  return `${word.charAt(0).toLocaleUpperCase()}${word.slice(1)} ${space}`;
}

const endWords = (end: End): string => chancesWords(isAttackEnd(end) ? { injured: end.injured, stunned: end.stunned, backfire: end.backfire } : { passes: end.passes });
