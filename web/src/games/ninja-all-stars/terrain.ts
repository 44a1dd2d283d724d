/** The courtyard as outlines: each kind of ground is a few long paths, so that a board is a few dozen shapes. */
import type { Chart } from "./chart";
import { patchesOf, terrainOf } from "./chart";
import { CELL, middleOf } from "./figures";
import { pointOf, type Size, type Yard } from "./keyboard";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number below 1 for each key, always the same: leaves and stones lie where they lie. */
function scatter(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** The rectangle around spaces, in the turned picture. */
export function rectOf(spaces: string[], yard: Yard): Rect {
  const points = spaces.map((space) => middleOf(space, yard));
  const [x, y] = [Math.min(...points.map((at) => at.x)) - CELL / 2, Math.min(...points.map((at) => at.y)) - CELL / 2];
  return { x, y, width: Math.max(...points.map((at) => at.x)) + CELL / 2 - x, height: Math.max(...points.map((at) => at.y)) + CELL / 2 - y };
}

/** Patches as rectangles; one that is no rectangle falls into its spaces. */
export function blocksOf(chart: Chart, terrain: "elevated" | "wall", yard: Yard): Rect[] {
  return patchesOf(chart, terrain).flatMap((patch) => {
    const rect = rectOf(patch, yard);
    const full = (rect.width * rect.height) / CELL ** 2 === patch.length;
    return full ? [rect] : patch.map((space) => rectOf([space], yard));
  });
}

/** Half-round tiles in rows towards both eaves. */
export function tilesOf({ x, y, width, height }: Rect): string {
  const lies = width >= height;
  const [length, depth, size] = [lies ? width : height, lies ? height : width, CELL / 4];
  let path = "";
  for (let row = 0; row * size < depth; row++) {
    const upper = (row + 0.5) * size < depth / 2;
    for (let i = 0; i * size < length; i++) {
      const [along, across] = [i * size, row * size + (upper ? size : 0)];
      const sweep = upper === lies ? 1 : 0;
      path += lies
        ? `M${x + along} ${y + across}a${size / 2} ${size * 0.55} 0 0 ${sweep} ${size} 0`
        : `M${x + across} ${y + along}a${size * 0.55} ${size / 2} 0 0 ${sweep} 0 ${size}`;
    }
  }
  return path;
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${(x - rx).toFixed(1)} ${y.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(2 * rx).toFixed(1)} 0a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(-2 * rx).toFixed(1)} 0`;

/** Pebbles of the rough spaces: dark ones and light ones. */
export function pebblesOf(chart: Chart, yard: Yard): [string, string] {
  const paths: [string, string] = ["", ""];
  for (const { name } of chart.spaces.filter(({ terrain }) => terrain === "rough")) {
    const random = scatter(name);
    const { x, y } = middleOf(name, yard);
    for (let i = 0; i < 15; i++) {
      const r = CELL * (0.05 + 0.06 * random());
      paths[i % 2]! += ellipse(x + (random() - 0.5) * CELL * 0.84, y + (random() - 0.5) * CELL * 0.84, r * 1.2, r);
    }
  }
  return paths;
}

/** Leaves of the foliage: dark ones and light ones; bamboo near the corners, maple elsewhere. */
export function leavesOf(chart: Chart, yard: Yard, kind: "bamboo" | "maple"): [string, string] {
  const paths: [string, string] = ["", ""];
  for (const { name } of chart.spaces.filter(({ terrain }) => terrain === "foliage")) {
    if (kindOf(name, chart) !== kind) continue;
    const random = scatter(name);
    const { x, y } = middleOf(name, yard);
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16 + random() * 0.09) * 2 * Math.PI;
      const far = CELL * (0.04 + 0.2 * random());
      paths[i % 2]! += leaf(x + far * Math.cos(angle), y + far * Math.sin(angle), angle, kind);
    }
  }
  return paths;
}

/** Near a corner: within the outer fifth of columns and rows. */
function kindOf(space: string, { width, height }: Size): "bamboo" | "maple" {
  const outer = (n: number, size: number) => Math.min(n, size - 1 - n) < Math.ceil(size / 5);
  const { x, y } = pointOf(space);
  return outer(x, width) && outer(y, height) ? "bamboo" : "maple";
}

function leaf(x: number, y: number, angle: number, kind: "bamboo" | "maple"): string {
  const at = (along: number, aside: number): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${(x + CELL * (along * cos - aside * sin)).toFixed(1)} ${(y + CELL * (along * sin + aside * cos)).toFixed(1)}`;
  };
  if (kind === "bamboo") return `M${at(0, 0)}C${at(0.1, -0.09)} ${at(0.22, -0.06)} ${at(0.32, 0)}C${at(0.22, 0.06)} ${at(0.1, 0.09)} ${at(0, 0)}Z`;
  return `M${at(0, 0)}L${at(0.07, -0.12)}L${at(0.12, -0.05)}L${at(0.25, -0.08)}L${at(0.19, 0)}L${at(0.25, 0.08)}L${at(0.12, 0.05)}L${at(0.07, 0.12)}Z`;
}

/** A dot on every space that has nothing else to show. */
export function dotsOf(chart: Chart, yard: Yard): string {
  return chart.spaces
    .filter(({ name }) => terrainOf(chart, name) === "open")
    .map(({ name }) => middleOf(name, yard))
    .map(({ x, y }) => ellipse(x, y, 1.7, 1.7))
    .join("");
}

/** The outline of a set of spaces. */
export function outlineOf(spaces: Iterable<string>, yard: Yard): string {
  const corners = new Map([...spaces].map((space) => [space, middleOf(space, yard)]));
  const taken = new Set([...corners.values()].map(({ x, y }) => `${x} ${y}`));
  const half = CELL / 2;
  let path = "";
  for (const { x, y } of corners.values()) {
    if (!taken.has(`${x} ${y - CELL}`)) path += `M${x - half} ${y - half}h${CELL}`;
    if (!taken.has(`${x} ${y + CELL}`)) path += `M${x - half} ${y + half}h${CELL}`;
    if (!taken.has(`${x - CELL} ${y}`)) path += `M${x - half} ${y - half}v${CELL}`;
    if (!taken.has(`${x + CELL} ${y}`)) path += `M${x + half} ${y - half}v${CELL}`;
  }
  return path;
}
