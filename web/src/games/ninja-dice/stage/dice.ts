/** Dice as bodies: one rounded cube, painted for each kind. */
import { type BufferGeometry, Group, type Material, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, type Texture } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { Kind } from "../art";
import { type Faces, facesOn } from "../body";
import { axisOf, frontAxis, signOf } from "../cube";
import type { Flying } from "../film";
import { COLUMNS, facesTexture, ROWS } from "./textures";

/** Millimetres. */
export const EDGE = 16;
const ROUND = 2;
const FACES = 6;
const KINDS: Kind[] = ["house", "skill", "T1", "T2", "T3", "T4"];

export class DiceBox {
  #cube = cube();
  #blot = new PlaneGeometry(27, 27);
  #paints = new Map<Kind, Material>();
  #shadow: Texture;

  private constructor(shadow: Texture) {
    this.#shadow = shadow;
  }

  static async open(faces: Faces, shadow: Texture): Promise<DiceBox> {
    const box = new DiceBox(shadow);
    await Promise.all(KINDS.map(async (kind) => {
      const map = await facesTexture(facesOn(faces, kind), kind, kind === "house" ? 128 : 256);
      const dark = kind === "house";
      box.#paints.set(kind, new MeshStandardMaterial({ map, roughness: dark ? 0.45 : 0.62 }));
    }));
    return box;
  }

  /** A die with the soft shadow where it touches the ground. */
  take(kind: Kind): Group {
    const die = new Mesh(this.#cube, this.#paints.get(kind));
    die.castShadow = die.receiveShadow = true;
    const blot = new Mesh(this.#blot, new MeshBasicMaterial({ map: this.#shadow, transparent: true, depthWrite: false }));
    return new Group().add(blot, die);
  }
}

/** Put a die where it is; its blot stays on the ground and pales as it rises. */
export function pose(group: Group, { x, y, z, q }: Flying): void {
  const [blot, die] = group.children as [Mesh<BufferGeometry, MeshBasicMaterial>, Mesh];
  const lift = Math.max(0, z / 10 - EDGE / 2);
  die!.position.set(x / 10, y / 10, z / 10);
  die!.quaternion.set(q[1], q[2], q[3], q[0]);
  blot!.position.set(x / 10 + 0.6 + lift * 0.35, y / 10 - 0.6 - lift * 0.35, 0.15);
  blot!.material.opacity = 0.6 / (1 + lift / 12);
  blot!.scale.setScalar(1 + lift / 30);
}

/** A rounded cube whose faces look up their cells of the texture: the front of a face is the top of its picture. */
function cube(): BufferGeometry {
  const geometry = new RoundedBoxGeometry(EDGE, EDGE, EDGE, 5, ROUND);
  const { position, uv } = geometry.attributes;
  const each = position!.count / FACES;
  for (let i = 0; i < position!.count; i++) {
    const face = Math.floor(i / each);
    const [axis, front] = [axisOf(face), frontAxis(face)];
    const at = [position!.getX(i), position!.getY(i), position!.getZ(i)].map((value) => value / EDGE);
    // Right of the front, seen from outside, is front × normal: the third axis, backwards.
    const right = -signOf(face) * at[3 - axis - front]!;
    const [u, v] = [0.5 + right, 0.5 + at[front]!];
    uv!.setXY(i, ((face % COLUMNS) + u) / COLUMNS, 1 - (Math.floor(face / COLUMNS) + 1 - v) / ROWS);
  }
  return geometry;
}
