/** A scene to look at: nobody's, and nothing moves in it unless it is said. */
import type { Scene } from "../../games/contract";

type Shown = Pick<Scene, "board" | "position" | "names">;

const nothing = (): void => undefined;
const STILL: Omit<Scene, keyof Shown> = {
  previous: null, entry: null, lastMoves: [], near: 0, yours: [], speed: "off", skips: 0, labels: true, small: false, coached: false,
  onrest: nothing, onhold: nothing,
};

export const sceneOf = (shown: Shown & Partial<Scene>): Scene => ({ ...STILL, ...shown });
