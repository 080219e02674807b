import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { random } from "../../geometry/random.ts";
import { ring, rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";

export interface WovenPendantParameters {
  /** the canes, in two or three neighbouring tones */
  canes: readonly [Surface, ...Surface[]];
  fittings: Surface;
  /** pairs of canes in each direction; default 20 */
  pairs?: number;
  /** how far a cane turns around the lamp on its way up, in radians; default 1.25 */
  twist?: number;
  /** width of the mouth as a part of the widest place; default 0.9 */
  mouth?: number;
}

const CANE = 0.0021;

/** An open basket of canes that run up to the left and to the right, over and under each other. */
export function wovenPendant(size: Size, parameters: WovenPendantParameters): Object3D {
  const { canes, fittings, pairs = 20, twist = 1.25, mouth = 0.9 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2 - CANE * 2;
  const neck = 0.03;
  const body = size.height - neck;
  const start = -Math.acos(mouth);
  const end = Math.acos(0.16);
  const low = Math.sin(start);
  const scale = (body - CANE * 2) / (Math.sin(end) - low);
  const at = (share: number, angle: number, out: number): Point => {
    const climb = start + (end - start) * share;
    const far = radius * Math.cos(climb) + out;
    return [Math.sin(angle) * far, CANE * 2 + (Math.sin(climb) - low) * scale, Math.cos(angle) * far];
  };
  const next = random(17);
  const pick = (): Surface => canes[Math.floor(next() * canes.length)] ?? canes[0];
  const pieces: Object3D[] = [];
  const crossings = (twist * pairs) / Math.PI;
  for (const side of [-1, 1]) {
    for (let index = 0; index < pairs; index += 1) {
      for (const twin of [-1, 1]) {
        const from = (index / pairs) * Math.PI * 2 + twin * (CANE / radius) * 1.1 + (next() - 0.5) * 0.008;
        const way = Array.from({ length: 29 }, (_, step) => {
          const share = step / 28;
          return at(share, from + side * twist * share, side * CANE * Math.cos(Math.PI * crossings * share));
        });
        pieces.push(part(rod(way, CANE, { segments: 30, sides: 5 }), pick()));
      }
    }
  }
  for (const [share, thick] of [
    [0, 2],
    [0.024, 1.3],
    [0.046, 1.3],
    [0.95, 1.3],
    [0.985, 1.8],
  ] as const) {
    const [x, y, z] = at(share, 0, 0);
    pieces.push(part(ring(Math.hypot(x, z), CANE * thick, 48), pick(), [0, y, 0], { turn: [Math.PI / 2, 0, 0] }));
  }
  const wide = radius * 0.16 + CANE * 2;
  pieces.push(
    turned(
      eased(
        [
          [0, 0],
          [wide, 0],
          [wide, 0.008],
          [0.02, 0.012],
          [0.009, neck],
          [0, neck],
        ],
        0.003,
      ),
      fittings,
      [0, body, 0],
      { segments: 48 },
    ),
  );
  pieces.push(lampBulb([0, body - 0.1, 0], { socket: fittings, down: true, kind: "globe" }));
  pieces.push(ceilingCord({ from: size.height, cord: plastic("black", 0.7), canopy: fittings }));
  return group(pieces);
}
