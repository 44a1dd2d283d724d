/** Dice as they are drawn, in the air or at rest: the same for the flat picture and the one with depth. */
import { type Kind, kindOf } from "./art";
import { lyingAs, type Quaternion, topOf } from "./cube";
import type { Flying } from "./film";
import { HALF, type Pose } from "./geometry";
import type { Board, Face, Lying } from "./position";

/** Six faces each, in the order of docs/dice.md. */
export type Faces = Board["dice"];

export interface Body extends Flying {
  id: string;
  kind: Kind;
  faces: Face[];
}

/** The faces of the dice, from the board document. */
export const facesOf = ({ dice }: Board): Faces => dice;

export const facesOn = (faces: Faces, kind: Kind): Face[] => (kind === "house" ? faces.house : kind === "skill" ? faces.skill : faces.threat);

export const bodyAt = (faces: Faces, id: string, flying: Flying): Body => ({ id, kind: kindOf(id), faces: facesOn(faces, kindOf(id)), ...flying });

/** A die that lies. */
export const bodyOf = (faces: Faces, { id, face, x, y, yaw }: Lying, lift = 0): Body =>
  bodyAt(faces, id, { x, y, z: HALF + lift, q: standing(facesOn(faces, kindOf(id)), face, yaw) });

const standing = (faces: Face[], face: Face, yaw: number): Quaternion => lyingAs(Math.max(0, faces.indexOf(face)), yaw);

/** What a body shows from above. */
export function seenFrom({ q, faces, x, y }: Body): Pose & { face: Face } {
  const { face, yaw } = topOf(q);
  return { x, y, yaw, face: faces[face]! };
}
