/** Our own signs: elements, headgear of the classes, tokens. Drawn around 0 0; elements in ± 9, classes in ± 12, tokens in ± 5. */
import type { Element } from "./position";

export interface Sign {
  path: string;
  /** Drawn as lines instead of a filled shape. */
  open?: boolean;
}

export const ELEMENT_SIGNS: Record<Element, Sign> = {
  fire: { path: "M0-9C1-5 6-3 6 3A6 6 0 0 1-6 3C-6 0-4-2-3-4C-2-2-1-1.500 0-1.500C1-4 0-6 0-9Z" },
  water: { path: "M0-9C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-9Z" },
  earth: { path: "M-9 6L-3-4L0 0L3-7L9 6Z" },
  void: { path: "M0-7A7 7 0 1 0 0 7A7 7 0 1 0 0-7M0-3.500A3.500 3.500 0 1 1 0 3.500A3.500 3.500 0 1 1 0-3.500Z" },
  spirit: { path: "M0-9L2.300-2.300L9 0L2.300 2.300L0 9L-2.300 2.300L-9 0L-2.300-2.300Z" },
  air: { path: "M-8-3H3A3 3 0 1 0 0-6M-8 1H6A3 3 0 1 1 3 4M-8 5H-1A2.500 2.500 0 1 1-3 8", open: true },
};

const BODY = "M-9 10C-9.500 4-5 1.800 0 1.800S9.500 4 9 10Z";

/** A class by its headgear and weapon: lines behind, the shape, and what is cut out of it. */
export interface Silhouette {
  lines: string;
  shape: string;
  slit: string;
}

export const SILHOUETTES: Record<string, Silhouette> = {
  chunin: {
    lines: "M7-9L3 8",
    shape: `${BODY}M-4.800-3A4.800 4.800 0 1 0 4.800-3A4.800 4.800 0 1 0-4.800-3M-8.500-10.500C-7-4.500 7-4.500 8.500-10.500C8-4 4-2.800 0-2.800S-8-4-8.500-10.500Z`,
    slit: "M-2.300-1.700H2.300",
  },
  kaiken: { lines: "M-8-8L3 5M8-8L-3 5", shape: `${BODY}M-5.500 0C-7-6-3-9.500 0-9.500S7-6 5.500 0C3 3-3 3-5.500 0Z`, slit: "M-2.600-3.300H2.600" },
  yajiri: { lines: "M6-11C12-7 12 5 6 9.500M6-11L6 9.500", shape: `${BODY}M-4.600-1C-6-6-3-9 0-9S6-6 4.600-1C3 2-3 2-4.600-1Z`, slit: "M-2.200-3.700H2.200" },
  kunoichi: {
    lines: "M-2.500-12L7.500-7",
    shape: `${BODY}M-4.600-3.600A4.600 4.600 0 1 0 4.600-3.600A4.600 4.600 0 1 0-4.600-3.600M-.4-9.200A2.900 2.900 0 1 0 5.400-9.200A2.900 2.900 0 1 0-.4-9.200`,
    slit: "M-3.800-3.200C-2-4.600 2-5 3.800-3.600",
  },
  madoushi: { lines: "M9.500-11V9", shape: `${BODY}M-4-1.500A4 4 0 1 0 4-1.500A4 4 0 1 0-4-1.500M-9.500-2.500C-5-4-2-7 0-11.500C2-7 5-4 9.500-2.500C4-.8-4-.8-9.500-2.500Z`, slit: "" },
  samurai: {
    lines: "M-9-10L-6-4M9-10L6-4",
    shape: `${BODY}M-7-1C-7-6-4-9 0-9S7-6 7-1L9 2H-9Z`,
    slit: "M-3.500-2.500H3.500",
  },
};

/** Tokens and marks on a model's rim: a colour and a drawing of lines, or of a filled shape. */
export const SEALS: Record<string, { colour: string; path: string; filled?: boolean }> = {
  stun: { colour: "var(--ns-seal-stun)", path: "M-2.800 0H2.800M-1.400-2.400L1.400 2.400M1.400-2.400L-1.400 2.400" },
  poison: { colour: "var(--ns-seal-poison)", path: "M0-3.200C2-.8 2.800.2 2.800 1.200A2.800 2.800 0 0 1-2.800 1.200C-2.800.2-2-.8 0-3.200Z" },
  curse: { colour: "var(--ns-seal-curse)", path: "M-2.400-2.400L2.400 2.400M2.400-2.400L-2.400 2.400" },
  slow: { colour: "var(--ns-seal-slow)", path: "M-2.600-2.200L-.4 0L-2.600 2.200M.6-2.200L2.800 0L.6 2.200" },
  haste: { colour: "var(--ns-seal-haste)", path: "M.8-3L-2 .6H1.400L-.6 3.200" },
  luck: { colour: "var(--ns-seal-luck)", path: "M-2.400.4L-.6 2.200L2.600-2" },
  protect: { colour: "var(--ns-seal-protect)", path: "M0-3L2.600-2V.4C2.600 1.800 1.400 2.600 0 3.200C-1.400 2.600-2.600 1.800-2.600.4V-2Z" },
  power: { colour: "var(--ns-seal-power)", path: "M1.800 2.400A3 3 0 1 1 1.800-2.400A2.300 2.300 0 0 0 1.800 2.400Z" },
  delay: { colour: "var(--ns-seal-delay)", path: "M-2.200-3H2.200L-2.200 3H2.200Z" },
  stealth: { colour: "var(--ns-seal-stealth)", path: "M-3.400 0C-1.600-2.400 1.600-2.400 3.400 0M-2.600 2.600L2.600-2.600" },
  champion: { colour: "var(--ns-seal-champion)", filled: true, path: "M-3 2.200L-3.300-1.800L-1.300-.2L0-2.800L1.300-.2L3.300-1.800L3 2.200Z" },
  medal: { colour: "var(--ns-seal-medal)", path: "M0-2.800A2.800 2.800 0 1 0 0 2.800A2.800 2.800 0 1 0 0-2.800" },
  blessed: { colour: "var(--ns-seal-blessed)", path: "M0-3V3M-2.200-.8H2.200" },
  bare: { colour: "var(--ns-seal-bare)", path: "M-2.600-2.600L2.600 2.600M-2.600 0L0 2.600M0-2.600L2.600 0" },
  fist: { colour: "var(--ns-seal-fist)", path: "M-2.400 1.800V-1.600H2.400V1.800ZM-.8-1.600V.4M.8-1.600V.4" },
  mastered: { colour: "var(--ns-seal-mastered)", path: "M0-2.800L.8-.8L2.800 0L.8.8L0 2.800L-.8.8L-2.800 0L-.8-.8Z" },
  done: { colour: "var(--ns-seal-done)", path: "M-2 .1L-.5 1.600L2.100-1.400" },
};

/** The shape behind a model's number, by seat: ● ■ ▲ ◆, and a plain shield for a sentry. */
export const SEAT_SHAPES = [
  "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z",
  "M-5.400-5.400H5.400V5.400H-5.400Z",
  "M0-7.600L7.400 5.200H-7.400Z",
  "M0-7.400L7 0L0 7.400L-7 0Z",
];
export const SENTRY_SHAPE = "M-5.400-5H5.400V1C5.400 4 3 5.800 0 6.800C-3 5.800-5.400 4-5.400 1Z";
