/** Numbers for people. */
import type { Language } from "../games/contract";

/** More or less than expected: +1.5, −3, 0. */
export const surplus = (number: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(number).replace("-", "−");
