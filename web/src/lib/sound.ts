/** Small sounds made on the spot: wood on wood, a bead, a bell. Never the only cue. */
import { device } from "./device.svelte";

export type Sound = "move" | "jump" | "capture" | "place" | "roll" | "turn" | "end" | "refused";

interface Tone {
  at: number;
  from: number;
  to: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const knock = (at: number, pitch: number, volume = 0.22): Tone => ({
  at, from: pitch, to: pitch * 0.55, length: 0.09, volume, shape: "triangle",
});
const bell = (at: number, pitch: number, length: number, volume = 0.1): Tone => ({
  at, from: pitch, to: pitch, length, volume, shape: "sine",
});

const SOUNDS: Record<Sound, Tone[]> = {
  move: [knock(0, 420), knock(0.05, 620, 0.08)],
  place: [knock(0, 300)],
  jump: [knock(0, 360), knock(0.12, 520)],
  capture: [knock(0, 260, 0.3), knock(0.07, 180, 0.25)],
  roll: [0, 0.06, 0.11, 0.19, 0.24, 0.33].map((at, i) => knock(at, 520 - 35 * i, 0.16)),
  turn: [bell(0, 660, 0.5), bell(0.11, 880, 0.6, 0.07)],
  end: [bell(0, 440, 0.9), bell(0.16, 554, 0.9), bell(0.32, 659, 1.2)],
  refused: [knock(0, 160, 0.18)],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!device.settings.sound || typeof AudioContext === "undefined") return;
  // Before the first tap a browser lets nothing sound; asking would only fill its console.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.shape;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length + 0.02);
}
