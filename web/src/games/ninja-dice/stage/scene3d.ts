/** The table with depth: a picture of it is drawn when it is asked for, and only then. */
import { AmbientLight, DirectionalLight, DoubleSide, Group, HemisphereLight, MeshStandardMaterial, NeutralToneMapping, OrthographicCamera, PCFShadowMap, PerspectiveCamera, Scene, SpotLight, WebGLRenderer } from "three";
import type { Body, Faces } from "../body";
import type { Point } from "../../../lib/board/point";
import type { Layout } from "../layout";
import type { Plane } from "../plane";
import { Purse } from "./coins";
import { DiceBox, EDGE, pose } from "./dice";
import { type Shelved, Shelves, TIP } from "./shelf";
import { shadowTexture, woodTexture } from "./textures";
import { trayOf } from "./tray";

export interface Sight extends Shelved {
  bodies: Body[];
  /** The near player's coins. */
  coins: number[];
  tilt: number;
}

/** Millimetres from the eye to the tops of the dice, and how far it leans over while dice fly. */
const FAR = 850;
const LEAN = (36 * Math.PI) / 180;

export class Table {
  #renderer: WebGLRenderer;
  #tray = new Scene();
  #turned = new Group();
  #room = new Scene();
  #eye = new PerspectiveCamera();
  #over = new OrthographicCamera();
  #staves = new MeshStandardMaterial({ roughness: 0.55, side: DoubleSide, vertexColors: true });
  #planks = new MeshStandardMaterial({ roughness: 0.55 });
  #shelves: Shelves;
  #dice = new Map<string, Group>();
  #purse = new Purse(shadowTexture());
  #layout: Layout | null = null;
  #corner: Point = { x: 0, y: 0 };

  private constructor(canvas: HTMLCanvasElement, readonly faces: Faces, readonly box: DiceBox) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.autoClear = false;
    this.#shelves = new Shelves(box, this.#planks);
    this.#turned.add(trayOf(this.#staves, shadowTexture()));
    this.#tray.add(this.#turned, this.#purse.group, ...lamps());
    this.#room.add(this.#shelves.group, new AmbientLight("#fff4e2", 1.4), sun(1.6));
  }

  static async set(canvas: HTMLCanvasElement, faces: Faces): Promise<Table> {
    return new Table(canvas, faces, await DiceBox.open(faces, shadowTexture()));
  }

  /** Wood and light as the theme has them. */
  dress(dark: boolean): void {
    const wood = dark ? woodTexture("#7c5738", "#2c1c0f") : woodTexture("#a9774a", "#4e311a");
    this.#planks.map?.dispose();
    for (const material of [this.#planks, this.#staves]) {
      material.map = wood;
      material.needsUpdate = true;
    }
    this.#renderer.toneMappingExposure = dark ? 0.92 : 1.06;
  }

  /** Fit the picture to its place: the tops of dice at rest are where the plane has them. */
  fit(layout: Layout, plane: Plane, width: number, height: number, ratio: number): void {
    this.#layout = layout;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    const { x, y } = plane.centre;
    this.#corner = { x: (layout.purse.x - x) / plane.k, y: (y - layout.purse.y) / plane.k };
    const [wide, high] = [2 * Math.max(x, width - x), 2 * Math.max(y, height - y)];
    this.#eye.fov = (360 / Math.PI) * Math.atan(high / (2 * 10 * plane.k * FAR));
    this.#eye.aspect = wide / high;
    this.#eye.near = 100;
    this.#eye.far = 2000;
    this.#eye.setViewOffset(wide, high, wide / 2 - x, high / 2 - y, width, height);
    this.#turned.rotation.z = (plane.turn * Math.PI) / 1800;
    Object.assign(this.#over, { left: 0, right: width, top: 0, bottom: -height, near: 1, far: 4000 });
    this.#over.position.set(0, -Math.sin(TIP) * 1000, Math.cos(TIP) * 1000);
    this.#over.lookAt(0, 0, 0);
    this.#over.updateProjectionMatrix();
    this.#shelves.lay(layout);
  }

  draw(sight: Sight): void {
    if (!this.#layout) return;
    this.#shelves.show(this.#layout, this.faces, sight);
    this.#lay(sight.bodies);
    this.#purse.show(sight.coins, this.#corner);
    this.#look(sight.tilt * LEAN);
    this.#renderer.clear();
    this.#renderer.render(this.#room, this.#over);
    this.#renderer.clearDepth();
    this.#renderer.render(this.#tray, this.#eye);
  }

  close(): void {
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #lay(bodies: Body[]): void {
    const lying = new Set(bodies.map(({ id }) => id));
    for (const [id, die] of this.#dice) die.visible = lying.has(id);
    for (const body of bodies) {
      let die = this.#dice.get(body.id);
      if (!die) {
        this.#dice.set(body.id, (die = this.box.take(body.kind)));
        this.#turned.add(die);
      }
      pose(die, body);
    }
  }

  #look(lean: number): void {
    const far = FAR + EDGE / 2;
    this.#eye.position.set(0, -Math.sin(lean) * far, EDGE / 2 + Math.cos(lean) * far);
    this.#eye.up.set(0, 1, 0);
    this.#eye.lookAt(0, 0, EDGE / 2);
  }
}

/** Warm light from the upper left. */
function sun(strength: number): DirectionalLight {
  const light = new DirectionalLight("#ffe6c0", strength);
  light.position.set(-190, 190, 340);
  return light;
}

function lamps(): (HemisphereLight | DirectionalLight | SpotLight)[] {
  const day = sun(2);
  day.castShadow = true;
  day.shadow.mapSize.set(1024, 1024);
  day.shadow.radius = 6;
  day.shadow.bias = -0.0004;
  day.shadow.normalBias = 0.5;
  Object.assign(day.shadow.camera, { left: -150, right: 150, top: 150, bottom: -150, near: 50, far: 900 });
  const lamp = new SpotLight("#ffd59a", 88000, 0, 0.56, 1, 2);
  lamp.position.set(-80, 80, 260);
  lamp.target.position.set(-18, 16, 0);
  lamp.target.updateMatrixWorld();
  return [new HemisphereLight("#fff2dc", "#6b6258", 2.3), day, lamp];
}
