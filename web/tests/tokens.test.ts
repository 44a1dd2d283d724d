import { describe, expect, test } from "vitest";
import { MEDIA } from "../src/lib/media";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const sheets = import.meta.glob<string>("../src/**/*.css", { query: "?raw", import: "default", eager: true });

/** A style sheet without the custom properties that it declares: those are where sizes and colours stand. */
const rulesOf = (sheet: string): string => sheet.replace(/--[\w-]+:[^;]+;/g, "");
const styleOf = (component: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(component)?.[1] ?? "";

const styles: [string, string][] = [
  ...Object.entries(components).map(([path, text]): [string, string] => [path, styleOf(text)]),
  ...Object.entries(sheets).map(([path, text]): [string, string] => [path, rulesOf(text)]),
];

/** What a pattern finds, with where. */
const found = (texts: [string, string][], pattern: RegExp): string[] =>
  texts.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit.trim()}`));

describe("tokens", () => {
  test("are what sizes of type are taken from", () => {
    expect(found(styles, /(?<![-\w])font-size:[^;}]*\d(px|rem|pt)[^;}]*/g)).toEqual([]);
    // In the shorthand, what stands behind the stroke is the height of a line.
    expect(found(styles, /(?<![-\w])font:[^;}/]*\d(px|rem|pt)[^;}]*/g)).toEqual([]);
  });

  test("are what corners are rounded by", () => {
    expect(found(styles, /border(-\w+)*-radius:[^;}]*\d(px|rem)[^;}]*/g)).toEqual([]);
  });

  test("are what colours are taken from", () => {
    const hex = /(?<![\w&])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;
    expect(found(Object.entries(components), hex)).toEqual([]);
    expect(found(Object.entries(sheets).map(([path, text]) => [path, rulesOf(text)]), hex)).toEqual([]);
  });

  test("exist where they are used", () => {
    const all = [...Object.values(components), ...Object.values(sheets)].join("\n");
    const declared = new Set([...all.matchAll(/(--[\w-]+)(?=:|=)/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--(?:type|radius|shadow|ns|nd)-[a-z0-9-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
  });

  test("of type, corners and shadows are all used", () => {
    const all = [...Object.values(components), ...styles.map(([, text]) => text)].join("\n");
    const declared = [...Object.values(sheets).join("\n").matchAll(/(--(?:[a-z]+-)?(?:type|radius|shadow)(?:-[\w-]+)?):/g)].map(([, name]) => name!);
    expect([...new Set(declared)].filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  });
});

describe("breakpoints", () => {
  test("are those of media.ts, and each is used", () => {
    const asked = styles.flatMap(([path, text]) => [...text.matchAll(/@media ([^{]+)\{/g)].map(([, query]) => [path, query!.trim()] as const));
    const known: string[] = Object.values(MEDIA);
    expect(asked.filter(([, query]) => !known.includes(query))).toEqual([]);
    expect(known.filter((query) => !asked.some(([, each]) => each === query))).toEqual([]);
  });
});
