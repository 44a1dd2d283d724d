/** Where hints and analyses are thought: on this device or on the server. */
import { device, type Settings } from "../device.svelte";
import { inPage, isHere } from "../house/house";

/** What is known about a device. */
export interface Machine {
  /** It has WebAssembly, and workers to run it in. */
  able: boolean;
  cores: number;
  /** Gigabytes; browsers that keep it to themselves say nothing. */
  memory: number | undefined;
  /** Its user asked for little traffic. */
  saves: boolean;
  /** Its pointer is a finger: it is held in a hand, and lives on a battery. */
  held: boolean;
}

const LEAST_CORES = 2; // one draws the page, another one thinks
const LEAST_MEMORY = 4;
const HELD = "(pointer: coarse)";

/** Does thinking suit it, if nobody said so? A phone can, but it costs its battery, and the first time 8 MB. */
export function suits({ able, cores, memory = LEAST_MEMORY, saves, held }: Machine): boolean {
  return able && !saves && !held && cores >= LEAST_CORES && memory >= LEAST_MEMORY;
}

export function isThoughtHere(wish: Settings["thinking"], machine: Machine): boolean {
  return wish === "auto" ? suits(machine) : wish === "device" && machine.able;
}

/** What browsers tell, and TypeScript's library does not know. */
interface Telling extends Navigator {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

export function thisMachine(): Machine {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Telling;
  return {
    able: typeof WebAssembly !== "undefined" && typeof Worker !== "undefined",
    cores: hardwareConcurrency,
    memory: deviceMemory,
    saves: connection?.saveData === true,
    held: matchMedia(HELD).matches,
  };
}

/** Is it thought on this device now, for a match of a server? The table of a page has somebody of its own. */
export function thinksHere(match: string | null = null): boolean {
  return !(match === null ? inPage : isHere(match)) && isThoughtHere(device.settings.thinking, thisMachine());
}
