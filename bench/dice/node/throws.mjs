// The same throws in Rapier. The first line on stdin is the tray, every further line a throw; the answers are what each
// took, in milliseconds of CPU, and how it went. Lengths in metres, quaternions (w, x, y, z), as on the Python side.
import { createInterface } from "node:readline";
import RAPIER from "@dimforge/rapier3d-compat";

const { Average, Min, Max } = RAPIER.CoefficientCombineRule;
// Against a die the floor's and the wall's own numbers count, as priority does in MuJoCo.
const RULES = { die: [Average, Average], floor: [Min, Max], wall: [Max, Min] };

function surface(tray, shape, of) {
  const [bounce, friction] = RULES[of];
  return shape
    .setRestitution(tray.bounce[of]).setRestitutionCombineRule(bounce)
    .setFriction(tray.friction[of]).setFrictionCombineRule(friction);
}

function quaternion([w, x, y, z]) {
  return { w, x, y, z };
}

function vector([x, y, z]) {
  return { x, y, z };
}

/** A world with so many dice to throw and so many in their way; made once, used again and again. */
class Tray {
  constructor(tray, dice, obstacles) {
    this.tray = tray;
    this.world = new RAPIER.World({ x: 0, y: 0, z: -9.81 });
    this.world.timestep = tray.step;
    this.world.integrationParameters.lengthUnit = 2 * tray.half;
    const floor = RAPIER.ColliderDesc.cuboid(1, 1, 0.1).setTranslation(0, 0, -0.1);
    this.world.createCollider(surface(tray, floor, "floor"));
    for (let i = 0; i < tray.walls; i++) {
      const angle = (2 * Math.PI * i) / tray.walls, out = tray.apothem + tray.thickness / 2;
      const along = (tray.apothem + tray.thickness) * Math.tan(Math.PI / tray.walls);
      const wall = RAPIER.ColliderDesc.cuboid(tray.thickness / 2, along, tray.rim / 2)
        .setTranslation(out * Math.cos(angle), out * Math.sin(angle), tray.rim / 2)
        .setRotation({ w: Math.cos(angle / 2), x: 0, y: 0, z: Math.sin(angle / 2) });
      this.world.createCollider(surface(tray, wall, "wall"));
    }
    this.dice = Array.from({ length: dice }, () => this.body(RAPIER.RigidBodyDesc.dynamic()));
    this.obstacles = Array.from({ length: obstacles }, () => this.body(RAPIER.RigidBodyDesc.fixed()));
  }

  body(kind) {
    const { half, mass } = this.tray;
    const body = this.world.createRigidBody(kind);
    this.world.createCollider(surface(this.tray, RAPIER.ColliderDesc.cuboid(half, half, half).setMass(mass), "die"), body);
    return body;
  }

  /** Throw the dice until those in the tray rest; which lie flat, and how many frames it took. */
  roll(releases, obstacles) {
    const { still, creep, twist, longest, steps, out } = this.tray;
    releases.forEach((release, i) => {
      this.dice[i].setTranslation(vector(release.place), true);
      this.dice[i].setRotation(quaternion(release.turn), true);
      this.dice[i].setLinvel(vector(release.velocity), true);
      this.dice[i].setAngvel(vector(release.spin), true);
    });
    obstacles.forEach(({ place, turn }, i) => {
      this.obstacles[i].setTranslation(place, false);
      this.obstacles[i].setRotation(turn, false);
    });
    const poses = () => this.dice.map((die) => ({ place: die.translation(), turn: die.rotation() }));
    const quiet = releases.map(() => 0);
    let before = poses(), frame = 0;
    const left = () => before.map(({ place }) => Math.hypot(place.x, place.y) > out);
    while (frame < longest && !left().every((gone, i) => gone || quiet[i] >= still)) {
      for (let step = 0; step < steps; step++) this.world.step();
      frame++;
      const now = poses();
      now.forEach(({ place: p, turn: q }, i) => {
        const { place: o, turn: r } = before[i];
        const moved = Math.max(Math.abs(p.x - o.x), Math.abs(p.y - o.y), Math.abs(p.z - o.z));
        const turned = 1 - Math.abs(q.w * r.w + q.x * r.x + q.y * r.y + q.z * r.z);
        quiet[i] = moved < creep && turned < twist ? quiet[i] + 1 : 0;
      });
      before = now;
    }
    const gone = left();
    return { frame, poses: before, flat: before.map((pose, i) => !gone[i] && quiet[i] >= still && this.isFlat(pose)) };
  }

  isFlat({ place, turn: { w, x, y, z } }) {
    const heights = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
    return Math.max(...heights.map(Math.abs)) > this.tray.flat && Math.abs(place.z - this.tray.half) < this.tray.low;
  }
}

/** All dice at once; then each that does not lie flat again, alone, until it does or its releases are used up. */
function throwDice(trayOf, { releases, again }) {
  const first = trayOf(releases.length, 0).roll(releases, []);
  let rolls = 1, frames = first.frame;
  const lying = first.poses.filter((_, i) => first.flat[i]);
  first.flat.forEach((flat, die) => {
    for (const release of flat ? [] : again[die]) {
      const one = trayOf(1, lying.length).roll([release], lying);
      rolls++;
      frames += one.frame;
      if (one.flat[0]) {
        lying.push(one.poses[0]);
        break;
      }
    }
  });
  return { rolls, frames, lying: lying.length };
}

await RAPIER.init();
let tray;
const made = new Map();
function trayOf(dice, obstacles) {
  const key = `${dice} ${obstacles}`;
  if (!made.has(key)) made.set(key, new Tray(tray, dice, obstacles));
  return made.get(key);
}
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (!tray) {
    tray = message;
    continue;
  }
  const start = process.cpuUsage();
  const result = throwDice(trayOf, message);
  const { user, system } = process.cpuUsage(start);
  console.log(JSON.stringify({ ms: (user + system) / 1000, ...result }));
}
