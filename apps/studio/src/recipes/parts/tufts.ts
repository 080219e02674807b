import { BufferAttribute, BufferGeometry } from "three";
import { noise, random } from "../../geometry/random.ts";

export interface TuftsOptions {
  width: number;
  depth: number;
  /** length of the yarn above the backing, metres */
  pile: number;
  /** from one tuft to the next, metres */
  pitch?: number;
  /** which of the tufts, 0…1: yarn of two tones is two lots of them with one seed */
  lot?: readonly [from: number, to: number];
  seed?: number;
}

const SIDES = 3;
/** Share of a tuft's length, and how thick it is there. */
const STATIONS = [
  [0, 1],
  [0.55, 1],
  [1, 0.55],
] as const;

/**
 * Long pile: thousands of cut ends of yarn on a rectangle, leaning together where a hand went over them. None reaches
 * beyond width × depth × pile.
 */
export function tufts({ width, depth, pile, pitch = 0.02, lot = [0, 1], seed = 1 }: TuftsOptions): BufferGeometry {
  const next = random(seed * 37 + 11);
  const combed = noise(seed * 7 + 2, 5, 7, 2);
  const ruffled = noise(seed * 7 + 4, 15, 21, 2);
  const [columns, rows] = [Math.floor((width - 0.02) / pitch), Math.floor((depth - 0.02) / pitch)];
  const positions: number[] = [];
  const faces: number[] = [];
  // The outline of long pile is never straight.
  const limit = (x: number, most: number): number => Math.max(-most, Math.min(most, x));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows];
      const x = (u - 0.5) * (width - 0.02) + (next() - 0.5) * pitch;
      const z = (v - 0.5) * (depth - 0.02) + (next() - 0.5) * pitch;
      const heading = combed(u, v) * 7 + (next() - 0.5) * 2.6;
      const lean = 0.25 + ruffled(u, v) * 0.75 + next() * 0.35;
      const long = pile * (1.02 + next() * 0.16);
      const thick = pitch * (0.3 + next() * 0.1);
      const drawn = next();
      const rim = () => next() * 0.016;
      const [mostX, mostZ] = [width / 2 - rim(), depth / 2 - rim()];
      if (drawn < lot[0] || drawn >= lot[1]) continue;
      const start = positions.length / 3;
      for (const [share, part] of STATIONS) {
        // It bends over more and more towards its end.
        const bent = lean * (0.4 + 0.6 * share);
        const reach = Math.sin(bent) * long * share;
        for (let side = 0; side < SIDES; side += 1) {
          const angle = heading + (side / SIDES) * Math.PI * 2;
          positions.push(
            limit(x + Math.sin(heading) * reach + Math.sin(angle) * thick * part, mostX),
            Math.min(pile, Math.cos(bent) * long * share),
            limit(z + Math.cos(heading) * reach + Math.cos(angle) * thick * part, mostZ),
          );
        }
      }
      for (let ring = 0; ring < STATIONS.length - 1; ring += 1) {
        for (let side = 0; side < SIDES; side += 1) {
          const [a, b] = [start + ring * SIDES + side, start + ring * SIDES + ((side + 1) % SIDES)];
          faces.push(a, b, a + SIDES, b, b + SIDES, a + SIDES);
        }
      }
      const end = start + (STATIONS.length - 1) * SIDES;
      faces.push(end, end + 1, end + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}
