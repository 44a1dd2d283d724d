/** How dice move in a page: MuJoCo's own build for JavaScript, loaded when dice are first to be thrown (`dice/engine.py`). */
import type { MainModule, MjData, MjModel } from "@mujoco/mujoco";
import type { PyProxy } from "pyodide/ffi";

type Numbers = PyProxy & { toJs: () => number[] };

export class Physics {
  #mujoco: MainModule | undefined;
  /** By the text of their scene: there are as many as numbers of dice and of what lies in their way. */
  #models = new Map<string, MjModel>();
  /** Of the throw that goes on; there is one at a time. */
  #data: MjData | undefined;

  constructor(readonly place: string) {}

  async load(): Promise<void> {
    const { default: load } = (await import(/* @vite-ignore */ `${this.place}mujoco.js`)) as typeof import("@mujoco/mujoco");
    this.#mujoco = await load({ locateFile: (name: string) => this.place + name });
  }

  /** Dice at their places with their speeds, among obstacles; what moves them on and says where they are. */
  stage(text: string, places: Numbers, speeds: Numbers, obstacles: Numbers): { step: (times: number) => Float64Array } {
    const mujoco = this.#mujoco!;
    const model = this.#models.get(text) ?? mujoco.MjModel.from_xml_string(text);
    this.#models.set(text, model);
    this.#data?.delete();
    const data = (this.#data = new mujoco.MjData(model));
    data.qpos.set(places.toJs());
    data.qvel.set(speeds.toJs());
    const fixed = obstacles.toJs();
    for (let at = 0, obstacle = 0; at < fixed.length; at += 7, obstacle += 1) {
      data.mocap_pos.set(fixed.slice(at, at + 3), 3 * obstacle);
      data.mocap_quat.set(fixed.slice(at + 3, at + 7), 4 * obstacle);
    }
    return {
      step: (times) => {
        for (let step = 0; step < times; step += 1) mujoco.mj_step(model, data);
        return data.qpos;
      },
    };
  }
}
