/** What somebody at a table can do, with only what a test is about. */
import type { Play } from "../src/games/contract";

const nothing = (): void => undefined;

export const playOf = (more: Partial<Play> = {}): Play => ({
  legal: [], toAct: 0, thrower: null, rolls: false, clock: null, toldAt: 0, coachNumbers: null, forecast: null,
  onmove: nothing, ontry: nothing, onthrow: nothing, onwhy: nothing, onhint: nothing, ...more,
});
