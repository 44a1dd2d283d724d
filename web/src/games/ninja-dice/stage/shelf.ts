/** House and hourglasses on shelves of wood beside the tray, in pixels of the picture. */
import { Group, Mesh, MeshStandardMaterial } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { type Kind, kindOf } from "../art";
import type { Faces } from "../body";
import { lyingAs, type Quaternion } from "../cube";
import type { Layout, Shelf, Slot } from "../layout";
import type { HouseFace } from "../position";
import { type DiceBox, EDGE, pose } from "./dice";

export interface Shelved {
  house: HouseFace[];
  /** How much of the house has been thrown, from 0 to 1. */
  thrown: number;
  locked: string[];
}

/** How far the shelves are tipped towards the viewer, and how much of a throw passes between two house dice. */
export const TIP = (5 * Math.PI) / 180;
const STAGGER = 0.08;

export class Shelves {
  readonly group = new Group();
  #boards = new Group();
  #dice = new Map<string, Group>();
  #dark = new MeshStandardMaterial({ color: "#33231a", roughness: 0.95 });

  constructor(readonly box: DiceBox, readonly wood: MeshStandardMaterial) {
    this.group.add(this.#boards);
  }

  lay({ house, glasses }: Layout): void {
    for (const each of this.#boards.children) (each as Mesh).geometry.dispose();
    this.#boards.clear();
    for (const shelf of [house, glasses]) this.#board(shelf);
  }

  show(layout: Layout, faces: Faces, { house, thrown, locked }: Shelved): void {
    for (const die of this.#dice.values()) die.visible = false;
    house.forEach((face, i) => {
      const slot = layout.house.slots[i];
      const done = Math.min(1, Math.max(0, (thrown - i * STAGGER) / (1 - (house.length - 1) * STAGGER)));
      if (slot && done > 0) this.#put(`house ${i}`, slot, "house", tumbling(faces.house.indexOf(face), done), (1 - done) * 14);
    });
    locked.forEach((id, i) => {
      const slot = layout.glasses.slots[i];
      if (slot) this.#put(id, slot, kindOf(id), lyingAs(faces.threat.indexOf("hourglass"), 900), 0);
    });
  }

  #put(id: string, slot: Slot, kind: Kind, q: Quaternion, lift: number): void {
    let die = this.#dice.get(id);
    if (!die) {
      this.#dice.set(id, (die = this.box.take(kind)));
      this.group.add(die);
    }
    die.visible = true;
    const scale = slot.size / EDGE;
    pose(die, { x: 0, y: 0, z: (EDGE / 2 + lift) * 10, q });
    die.scale.setScalar(scale);
    // The middle of the top face shall be seen in the middle of the slot.
    die.position.set(slot.x, (-slot.y - Math.sin(TIP) * slot.size) / Math.cos(TIP), 0);
  }

  #board({ x, y, width, height, slots }: Shelf): void {
    const up = 1 / Math.cos(TIP);
    const board = new Mesh(new RoundedBoxGeometry(width, height * up, 12, 3, 5), this.wood);
    board.position.set(x + width / 2, -(y + height / 2) * up, -6);
    this.#boards.add(board);
    for (const slot of slots) {
      const hole = new Mesh(new RoundedBoxGeometry(slot.size * 1.08, slot.size * 1.08 * up, 1, 2, 0.4), this.#dark);
      hole.position.set(slot.x, -slot.y * up, 0);
      this.#boards.add(hole);
    }
  }
}

/** A house die on its way: it rolls about the line from left to right, and lies at the end with its sign upright. */
function tumbling(face: number, done: number): Quaternion {
  const angle = (1 - done) ** 2 * Math.PI * 2.5;
  const [w, x] = [Math.cos(angle / 2), Math.sin(angle / 2)];
  const [a, b, c, d] = lyingAs(Math.max(0, face), 900);
  return [w * a - x * b, w * b + x * a, w * c - x * d, w * d + x * c];
}
