/** What could be done to somebody: from where the model stands, once it has turned, or from a space in its reach. */
import { baseOf, type Base, widthOf } from "./bases";
import type { Chart } from "./chart";
import { middleOfBase } from "./figures";
import { type End, type Forecast, isAttackEnd } from "./forecast";
import { wayTo, yardOf } from "./keyboard";
import type { Position } from "./position";

export interface Plan {
  /** The move that it is all for: `attack B1`. */
  deed: string;
  /** All of it, one move after another. */
  moves: string[];
  /** Where it is done from, if the model has to go there. */
  at: string | null;
  turns: boolean;
  /** The chance that dodges on the way succeed. */
  chance: number;
  end: End;
}

interface Ready {
  chart: Chart;
  position: Position;
  model: string;
  forecast: Forecast;
  /** It has not begun yet. */
  ready: boolean;
}

/** One plan for each thing that can be done to *other*: on the spot if that goes, else the safest, then the most promising. */
export function plansFor(now: Ready, other: string): Plan[] {
  const { forecast, position, model, ready } = now;
  const here = position.models[model]?.at ?? "";
  const plans: Plan[] = [];
  const add = (deed: string, end: End, at: string | null, turns: boolean, steps: string[], chance: number) =>
    plans.push({ deed, end, at, turns, chance, moves: [...(ready ? [`activate ${model}`] : []), ...steps.map((step) => `step ${step}`), ...facing(now, other, at, turns), deed] });
  for (const [deed, end] of meant(forecast.here, other)) add(deed, end, null, false, [], 1);
  for (const [deed, end] of meant(forecast.from[here], other)) add(deed, end, null, true, [], 1);
  for (const [space, { way, chance, passing }] of Object.entries(forecast.reach))
    if (!passing) for (const [deed, end] of meant(forecast.from[space], other)) add(deed, end, space, true, way, chance);
  const best = new Map<string, Plan>();
  for (const plan of plans) if (isBetter(plan, best.get(plan.deed))) best.set(plan.deed, plan);
  return [...best.values()];
}

const meant = (deeds: Record<string, End> | undefined, other: string) => Object.entries(deeds ?? {}).filter(([text]) => text.split(" ").at(-1) === other);

const promiseOf = ({ end }: Plan): number => (isAttackEnd(end) ? 3 * end.injured + end.stunned - end.backfire : end.passes);

function isBetter(plan: Plan, other: Plan | undefined): boolean {
  if (!other) return true;
  const rank = (each: Plan) => [Number(each.at === null && !each.turns), Number(each.at === null), each.chance, promiseOf(each), -each.moves.length];
  const [one, two] = [rank(plan), rank(other)];
  const first = one.findIndex((value, i) => value !== two[i]);
  return first >= 0 && one[first]! > two[first]!;
}

/** The turn towards *other*, as seen from where the model will stand. */
function facing({ chart, position, model }: Ready, other: string, at: string | null, turns: boolean): string[] {
  const [from, to] = [baseOf(chart, position, model), baseOf(chart, position, other)];
  if (!turns || !from || !to) return [];
  const stands: Base = { at: at ?? from.at, wide: widthOf(chart, model) };
  const yard = yardOf(chart, "S");
  const way = wayTo(middleOfBase(stands, yard), middleOfBase(to, yard), yard);
  return way ? [`face ${way}`] : [];
}
