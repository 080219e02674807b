import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { random } from "./random.ts";

export interface CurlOptions {
  /** how far one curl is from the next, in metres */
  apart: number;
  /** of a curl */
  radius: number;
  /** of its yarn */
  yarn: number;
  /** 0 lies flat, 1 stands upright */
  upright: number;
  seed?: number;
}

const AROUND = 15;
const SIDES = 5;

/** Loops of yarn, none like the next, all over a sheet of `width` × `depth` around the origin: bouclé, terry. */
export function curls(
  [width, depth]: readonly [number, number],
  at: (x: number, z: number) => readonly [number, number, number],
  { apart, radius, yarn, upright, seed = 7 }: CurlOptions,
): BufferGeometry {
  const next = random(seed);
  const points: number[] = [];
  const faces: number[] = [];
  for (let x = -width / 2; x < width / 2; x += apart) {
    for (let z = -depth / 2; z < depth / 2; z += apart) {
      const spot = [x + (next() - 0.5) * 1.4 * apart, z + (next() - 0.5) * 1.4 * apart] as const;
      const ring = curl(spot, at, { radius: radius * (0.6 + 0.7 * next()), upright, next });
      tube(ring, yarn * (0.8 + 0.4 * next()), points, faces);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** The middle of a curl's yarn: a circle that is dented, twisted and tilted. */
function curl(
  [x, z]: readonly [number, number],
  at: (x: number, z: number) => readonly [number, number, number],
  { radius, upright, next }: { radius: number; upright: number; next: () => number },
): Vector3[] {
  const middle = new Vector3(...at(x, z));
  const right = new Vector3(...at(x + 1e-3, z)).sub(middle).normalize();
  const normal = new Vector3(...at(x, z + 1e-3)).sub(middle).cross(right).normalize();
  const turn = next() * Math.PI * 2;
  const along = right.applyAxisAngle(normal, turn);
  const tilt = (upright + (next() - 0.5) * 0.8) * (Math.PI / 2);
  const across = new Vector3().crossVectors(normal, along).applyAxisAngle(along, tilt);
  const out = new Vector3().crossVectors(along, across);
  const [dent, twist] = [next() * Math.PI * 2, next() * Math.PI * 2];
  middle.addScaledVector(normal, radius * (Math.abs(Math.sin(tilt)) * 0.55 + (next() - 0.3) * 0.5));
  return Array.from({ length: AROUND }, (_, index) => {
    const angle = (index / AROUND) * Math.PI * 2;
    const reach = radius * (1 + 0.22 * Math.sin(3 * angle + dent) + 0.12 * Math.sin(5 * angle + twist));
    return middle
      .clone()
      .addScaledVector(along, Math.cos(angle) * reach)
      .addScaledVector(across, Math.sin(angle) * reach * 0.8)
      .addScaledVector(out, radius * 0.35 * Math.sin(2 * angle + twist));
  });
}

/** Adds a round thread along the points. */
export function tube(
  ring: readonly Vector3[],
  radius: number,
  points: number[],
  faces: number[],
  isClosed = true,
): void {
  const first = points.length / 3;
  const count = ring.length;
  const neighbour = (index: number): Vector3 =>
    ring[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  const side = new Vector3();
  ring.forEach((point, index) => {
    const ahead = neighbour(index + 1)
      .clone()
      .sub(neighbour(index - 1))
      .normalize();
    // A long thread must not turn over: its side follows from the one before.
    if (isClosed || index === 0) side.set(ahead.y, -ahead.x, 0.1).normalize();
    side.addScaledVector(ahead, -side.dot(ahead)).normalize();
    const up = new Vector3().crossVectors(ahead, side);
    for (let number = 0; number < SIDES; number += 1) {
      const angle = (number / SIDES) * Math.PI * 2;
      const spot = point
        .clone()
        .addScaledVector(side, Math.cos(angle) * radius)
        .addScaledVector(up, Math.sin(angle) * radius);
      points.push(spot.x, spot.y, spot.z);
      if (!isClosed && index === count - 1) continue;
      const a = first + index * SIDES + number;
      const b = first + index * SIDES + ((number + 1) % SIDES);
      const [c, d] = [a, b].map((corner) => first + ((corner - first + SIDES) % (count * SIDES))) as [number, number];
      faces.push(a, b, c, b, d, c);
    }
  });
}
