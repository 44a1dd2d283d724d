/** The tray: felt within sixteen mitred staves, and its shadow on the table. */
import { BufferGeometry, CircleGeometry, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, type Texture } from "three";
import { APOTHEM, WALLS } from "../geometry";
import { feltTexture } from "./textures";

const R = APOTHEM / 10;
/** The section of a stave: how far out, how high. */
const RIM = 9.5;
const HIGH = 19;
const SECTION = [
  [R, 0], [R, HIGH - 2.2], [R + 0.8, HIGH - 0.6], [R + 2.4, HIGH], [R + RIM - 3, HIGH], [R + RIM - 1, HIGH - 0.8], [R + RIM, HIGH - 3], [R + RIM, -6],
] as const;

export function trayOf(wood: MeshStandardMaterial, shadow: Texture): Group {
  const tray = new Group();
  const felt = new Mesh(
    new CircleGeometry((R / Math.cos(Math.PI / WALLS)) * 1.01, WALLS, Math.PI / WALLS),
    new MeshStandardMaterial({ map: feltTexture(), roughness: 1 }),
  );
  felt.receiveShadow = true;
  const staves = new Mesh(stavesGeometry(), wood);
  staves.castShadow = staves.receiveShadow = true;
  const ground = new Mesh(new PlaneGeometry(312, 312), new MeshBasicMaterial({ map: shadow, transparent: true, opacity: 0.5, depthWrite: false }));
  ground.position.set(6, -11, -6.5);
  return tray.add(ground, felt, staves);
}

function stavesGeometry(): BufferGeometry {
  const [places, uvs, shades]: [number[], number[], number[]] = [[], [], []];
  const out = 1 / Math.cos(Math.PI / WALLS);
  const at = (radius: number, angle: number, z: number) => [radius * out * Math.cos(angle), radius * out * Math.sin(angle), z];
  for (let k = 0; k < WALLS; k++) {
    const [a, b] = [k - 0.5, k + 0.5].map((each) => (each * 2 * Math.PI) / WALLS) as [number, number];
    const shade = 0.86 + (0.14 * ((k * 7) % 5)) / 4;
    let v = 0;
    for (let i = 0; i + 1 < SECTION.length; i++) {
      const [[r0, z0], [r1, z1]] = [SECTION[i]!, SECTION[i + 1]!];
      const length = Math.hypot(r1 - r0, z1 - z0) / 34;
      const corners = [at(r0, a, z0), at(r0, b, z0), at(r1, b, z1), at(r1, a, z1)];
      const cells = [[0, v], [0.42, v], [0.42, v + length], [0, v + length]];
      for (const j of [0, 1, 2, 0, 2, 3]) {
        places.push(...corners[j]!);
        uvs.push(cells[j]![0]! + k * 0.37, cells[j]![1]! + k * 0.13);
        shades.push(shade, shade, shade);
      }
      v += length;
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute("color", new Float32BufferAttribute(shades, 3));
  geometry.computeVertexNormals();
  return geometry;
}
