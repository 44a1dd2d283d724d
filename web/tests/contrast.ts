/** Contrast of two colours as WCAG 2 counts it, and the colour tokens of the style sheets. */

export type Theme = "light" | "dark";
export type Tokens = Record<string, string>;

/** The colours that a style sheet gives its root in a theme. */
export function tokensOf(sheet: string, theme: Theme): Tokens {
  const selector = theme === "dark" ? ':root[data-theme="dark"] {' : ":root {";
  const start = sheet.indexOf(selector);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = sheet.slice(start, sheet.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that covers only part of what lies below. */
export function over(colour: string, below: string, opacity: number): string {
  const [top, ground] = [channels(colour), channels(below)];
  return `#${top.map((value, i) => Math.round(value * opacity + ground[i]! * (1 - opacity)).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
