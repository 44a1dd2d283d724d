/** Surfaces painted on canvases: faces of dice, wood, felt, soft shadows. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import { faceMarkup, type Kind, PAINTS } from "../art";
import type { Face } from "../position";

/** Six faces of a die lie on its texture in two rows of three. */
export const COLUMNS = 3;
export const ROWS = 2;

type Draw = CanvasRenderingContext2D;

function canvasOf(width: number, height: number): [HTMLCanvasElement, Draw] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const draw = canvas.getContext("2d");
  if (!draw) throw new Error("no canvas to paint on");
  return [canvas, draw];
}

/** Numbers that look random and are the same every time. */
function row(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

async function pictureOf(markup: string, size: number): Promise<HTMLImageElement> {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${markup}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The faces of a die; signs are engraved: a light copy shows a little below. */
export async function facesTexture(faces: Face[], kind: Kind, size: number): Promise<Texture> {
  const paint = PAINTS[kind];
  const [canvas, draw] = canvasOf(size * COLUMNS, size * ROWS);
  draw.fillStyle = paint.ground;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  await Promise.all(faces.map(async (face, i) => {
    const sign = await pictureOf(faceMarkup(face, paint), size);
    const light = kind === "house" ? null : await pictureOf(faceMarkup(face, { ...paint, sign: "#ffffff" }), size);
    const [x, y] = [(i % COLUMNS) * size, Math.floor(i / COLUMNS) * size];
    draw.globalAlpha = 0.75;
    if (light) draw.drawImage(light, x, y + size * 0.009);
    draw.globalAlpha = 1;
    draw.drawImage(sign, x, y);
  }));
  return finished(canvas);
}

export function woodTexture(wood: string, grain: string): Texture {
  const [canvas, draw] = canvasOf(1024, 128);
  const next = row(11);
  draw.fillStyle = wood;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.strokeStyle = grain;
  for (let i = 0; i < 120; i++) {
    const [y, swing, pitch, phase] = [next() * 128, 2 + next() * 5, 0.002 + next() * 0.005, next() * 9];
    draw.globalAlpha = 0.04 + next() * 0.14;
    draw.lineWidth = 0.5 + next() * 2.2;
    draw.beginPath();
    for (let x = 0; x <= 1024; x += 16) draw.lineTo(x, y + Math.sin(x * pitch + phase) * swing + Math.sin(x * pitch * 2.7 + phase) * swing * 0.3);
    draw.stroke();
  }
  const texture = finished(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

export function feltTexture(): Texture {
  const size = 512;
  const [canvas, draw] = canvasOf(size, size);
  const next = row(7);
  draw.fillStyle = "#1f463a";
  draw.fillRect(0, 0, size, size);
  for (let i = 0; i < 9000; i++) {
    const [x, y, angle, length] = [next() * size, next() * size, next() * 7, 2 + next() * 5];
    draw.globalAlpha = 0.06 + next() * 0.08;
    draw.strokeStyle = next() < 0.5 ? "#0d2a1d" : "#3f7a5b";
    draw.beginPath();
    draw.moveTo(x, y);
    draw.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    draw.stroke();
  }
  const texture = finished(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(2, 2);
  return texture;
}

/** The face of a coin: a rim, and a square hole or its number. The cap of a cylinder shows it the wrong way up. */
export function coinTexture(value: number, face: string, edge: string): Texture {
  const [canvas, draw] = canvasOf(128, 128);
  draw.fillStyle = face;
  draw.fillRect(0, 0, 128, 128);
  draw.strokeStyle = draw.fillStyle = edge;
  draw.lineWidth = 7;
  draw.beginPath();
  draw.arc(64, 64, 58, 0, 7);
  draw.stroke();
  draw.font = "700 62px Inter, sans-serif";
  draw.textAlign = "center";
  draw.textBaseline = "middle";
  if (value === 1) draw.fillRect(48, 48, 32, 32);
  else draw.fillText(String(value), 64, 68);
  return finished(canvas);
}

/** A soft round shadow. */
export function shadowTexture(): Texture {
  const [canvas, draw] = canvasOf(128, 128);
  const fading = draw.createRadialGradient(64, 64, 18, 64, 64, 64);
  fading.addColorStop(0, "rgba(0,0,0,.75)");
  fading.addColorStop(0.45, "rgba(0,0,0,.36)");
  fading.addColorStop(1, "rgba(0,0,0,0)");
  draw.fillStyle = fading;
  draw.fillRect(0, 0, 128, 128);
  return new CanvasTexture(canvas);
}

function finished(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
