/** What is played without being asked about: windows that offer nothing, and the end of an activation that has nothing left. */
import { device } from "../../lib/device.svelte";
import type { AllStarsProps } from "./turn";

export function byItself({ turn, session, play }: AllStarsProps): string | null {
  if (!device.settings.windows || turn.seat === null) return null;
  return turn.window?.itself ?? (session.rests && !session.plan.length && isSpent({ turn, play }) ? "end" : null);
}

/** Has the active model walked and turned, and nothing to do from there, as far as the server foresees? */
function isSpent({ turn: { position, model, forecast }, play }: Pick<AllStarsProps, "turn" | "play">): boolean {
  const { activation, phase, models } = position;
  if (phase !== "act" || !activation || activation.moving || activation.model !== model || !forecast) return false;
  const deeds = { ...forecast.here, ...forecast.from[models[model]?.at ?? ""] };
  return play?.legal.includes("end") === true && Object.keys(deeds).length === 0;
}
