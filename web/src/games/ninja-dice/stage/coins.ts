/** The near player's treasure beside the tray, in a heap, the largest coins on top. */
import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, type Texture } from "three";
import { METALS } from "../coins";
import type { Point } from "../../../lib/board/point";
import { coinTexture } from "./textures";

/** Millimetres: how thick a coin is, how wide, how far the next lies from the middle; and the angle from one to the next. */
const THICK = 1.2;
const RADIUS = 5.6;
const SPREAD = 4.6;
const AROUND = 2.4;
const GROUND = -6;

export class Purse {
  readonly group = new Group();
  #blot: Mesh;
  #coins = new Group();
  #shape = new CylinderGeometry(RADIUS, RADIUS, THICK, 28).rotateX(Math.PI / 2);
  #paints = new Map(Object.entries(METALS).map(([value, [face, edge]]) => {
    const side = new MeshStandardMaterial({ color: edge, roughness: 0.5 });
    const top = new MeshStandardMaterial({ map: coinTexture(Number(value), face, edge), roughness: 0.5 });
    return [Number(value), [side, top, side]] as const;
  }));
  #shown = "";

  constructor(shadow: Texture) {
    this.#blot = new Mesh(new PlaneGeometry(36, 36), new MeshBasicMaterial({ map: shadow, transparent: true, opacity: 0.25, depthWrite: false }));
    this.#blot.position.set(1.5, -1.5, GROUND);
    this.group.add(this.#blot, this.#coins);
  }

  /** Coins by value, largest first, and where on the table, in tenths of a millimetre. */
  show(coins: number[], { x, y }: Point): void {
    this.group.position.set(x / 10, y / 10, 0);
    this.#blot.visible = coins.length > 0;
    if (this.#shown === coins.join()) return;
    this.#shown = coins.join();
    this.#coins.clear();
    coins.forEach((value, i) => {
      const coin = new Mesh(this.#shape, this.#paints.get(value) as unknown as MeshStandardMaterial[]);
      const far = SPREAD * Math.sqrt(i);
      coin.position.set(far * Math.cos(AROUND * i), far * Math.sin(AROUND * i), GROUND + THICK * (0.5 + (coins.length - i) * 0.6));
      coin.rotation.z = Math.PI / 2 + Math.sin(i * 2) * 0.3;
      coin.castShadow = coin.receiveShadow = true;
      this.#coins.add(coin);
    });
  }
}
