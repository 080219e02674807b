import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { tube } from "./curls.ts";
import { random } from "./random.ts";

const STITCH = { width: 0.0125, height: 0.0098 };
/** Thickness of one of the strands that are twisted into the yarn, and how far it is from the yarn's middle. */
const STRAND = { count: 3, radius: 0.00155, away: 0.0015, turns: 2.5 };
const STEPS = 28;

/** Stocking stitch of thick yarn on a sheet of `width` × `depth` around the origin: rows of loops, each through the one before. */
export function knitting(
  [width, depth]: readonly [number, number],
  at: (x: number, z: number) => readonly [number, number, number],
): BufferGeometry {
  const points: number[] = [];
  const faces: number[] = [];
  const next = random(11);
  const stitches = Math.round(width / STITCH.width);
  for (let row = -depth / 2; row < depth / 2; row += STITCH.height) {
    const uneven = Array.from({ length: stitches }, () => 0.94 + 0.12 * next());
    const middle = Array.from({ length: stitches * STEPS }, (_, index) => {
      const turn = (index / STEPS) * Math.PI * 2;
      const along = index / STEPS - stitches / 2 + 0.2 * Math.sin(2 * turn);
      const reach = uneven[Math.floor(index / STEPS)]!;
      const spot = [along * STITCH.width, row - 0.82 * reach * STITCH.height * Math.cos(turn)] as const;
      return above(at, spot, 0.0026 - 0.0022 * Math.cos(2 * turn));
    });
    for (let strand = 0; strand < STRAND.count; strand += 1)
      tube(wound(middle, strand), STRAND.radius, points, faces, false);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

function above(
  at: (x: number, z: number) => readonly [number, number, number],
  [x, z]: readonly [number, number],
  height: number,
): Vector3 {
  const spot = new Vector3(...at(x, z));
  const right = new Vector3(...at(x + 1e-3, z)).sub(spot);
  const normal = new Vector3(...at(x, z + 1e-3)).sub(spot).cross(right).normalize();
  return spot.addScaledVector(normal, height);
}

/** One strand around the middle of its yarn. */
const wound = (middle: readonly Vector3[], strand: number): Vector3[] =>
  middle.map((point, index) => {
    const ahead = (middle[index + 1] ?? point)
      .clone()
      .sub(middle[index - 1] ?? point)
      .normalize();
    const side = new Vector3(0, 1, 0).cross(ahead).normalize();
    const up = new Vector3().crossVectors(ahead, side);
    const angle = (index / STEPS) * STRAND.turns * Math.PI * 2 + (strand / STRAND.count) * Math.PI * 2;
    return point
      .clone()
      .addScaledVector(side, Math.cos(angle) * STRAND.away)
      .addScaledVector(up, Math.sin(angle) * STRAND.away);
  });
