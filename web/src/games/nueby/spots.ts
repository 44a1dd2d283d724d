/** What each field shows beside itself: its colour, the way that leads on, whose it is. */
import type { Point } from "../../lib/board/point";
import { type Chart, isPlayed, type Kind } from "./chart";
import type { Layout } from "./layout";

export type Ground = "plain" | "entry" | "home" | "stone" | "track";

export interface SpotLook extends Point {
  name: string;
  r: number;
  ground: Ground;
  look: number;
  free: boolean;
  /** Which way an arrow on it points. */
  way: Point | null;
  /** The look of the lane, or of the arrow, that forks off here. */
  fork: { look: number; free: boolean; way: Point } | null;
  /** The look that this field is marked for. */
  marked: number | null;
  sign: boolean;
  /** The letter of the player whose goal begins here. */
  letter: string;
  last: boolean;
}

const GROUNDS: Partial<Record<Kind, Ground>> = { goal: "home", path: "stone", grey: "stone", lane: "stone", track: "track" };

const letterOf = (look: number): string => String.fromCharCode(65 + look);

export function spotsOf(chart: Chart, layout: Layout): SpotLook[] {
  const entries = new Set(chart.sectors.flatMap((sector) => sector.entries));
  const forks = new Map<string, { colour: number; to: string }>();
  chart.sectors.forEach((sector, colour) => {
    forks.set(sector.fork, { colour, to: sector.goal[0]! });
    const [from, to] = sector.arrow;
    if (from && to) forks.set(from, { colour, to });
  });
  const goals = new Set(chart.sectors.map(({ goal }) => goal[0]));
  const marked = new Map(chart.sectors.flatMap((sector, colour) => sector.marked.map((name) => [name, colour] as const)));
  const toward = (from: string, to: string): Point => {
    const [a, b] = [layout.at(from), layout.at(to)];
    return { x: b.x - a.x, y: b.y - a.y };
  };
  return chart.fields
    .filter(({ kind }) => !kind.endsWith("area"))
    .map(({ name, kind, sector, ahead }): SpotLook => {
      const entry = entries.has(name);
      const fork = forks.get(name);
      const onward = ahead.find((next) => next.startsWith(name[0]!)) ?? ahead[0];
      const points = entry || kind === "path" || kind === "grey" || kind === "lane";
      return {
        name, ...layout.at(name), r: layout.radius(name), look: chart.looks[sector] ?? 0, free: !isPlayed(chart, sector),
        ground: entry ? "entry" : (GROUNDS[kind] ?? "plain"),
        way: points && onward ? toward(name, onward) : null,
        fork: fork ? { look: chart.looks[fork.colour]!, free: !isPlayed(chart, fork.colour), way: toward(name, fork.to) } : null,
        marked: marked.has(name) ? chart.looks[marked.get(name)!]! : null,
        letter: goals.has(name) && isPlayed(chart, sector) ? letterOf(chart.looks[sector] ?? 0) : "",
        sign: kind === "goal" || kind === "track",
        last: kind === "track" && chart.sectors[sector]?.track.at(-1) === name,
      };
    });
}
