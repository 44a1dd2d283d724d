/** The time on a clock, in words that fit beside a name: minutes and seconds, or hours, or days where there are many. */
import { say } from "../i18n.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

export function clockTime(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= DAY) return say("web-time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= 2 * HOUR) return say("web-time-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
