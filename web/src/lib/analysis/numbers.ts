/** Chances as people read them. */
import { language } from "../i18n.svelte";

/** The least change that does not read as nothing. */
export const LEAST = 0.005;

/** 0.523 as "52 %", in the way of the language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A change of a chance in percentage points, with its sign and half of its interval, where that is worth a mention: "+12 ± 3". */
export function points(change: number, margin: number): string {
  return signed(Math.round(100 * change)) + about(margin);
}

/** A chance with half of its interval: "52 % ± 3". */
export function chance(share: number, margin: number): string {
  return percent(share) + about(margin);
}

/** A whole number with its sign: "+12", "−3", "0". */
export function signed(whole: number): string {
  return whole === 0 ? "0" : `${whole > 0 ? "+" : "−"}${Math.abs(whole)}`;
}

/** " ± 3", broken only before the sign where there is no room; nothing where that would be " ± 0". */
export function about(margin: number): string {
  const rounded = Math.round(100 * margin);
  return rounded > 0 ? ` ±\u00a0${rounded}` : "";
}

/**
 * Changes in whole percentage points that lead from the rounded *start* to the rounded *end*, as the exact ones do.
 * What rounding loses goes to those that lost most by it, so none is off by a whole point.
 */
export function addingUp(start: number, changes: number[], end: number): number[] {
  const exact = changes.map((change) => 100 * change);
  const whole = exact.map(Math.floor);
  const missing = Math.round(100 * end) - Math.round(100 * start) - whole.reduce((sum, each) => sum + each, 0);
  const order = exact.map((_, at) => at).sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!) || a - b);
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return whole;
}
