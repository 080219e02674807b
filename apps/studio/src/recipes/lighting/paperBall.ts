import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part } from "../../geometry/part.ts";
import { noise, random } from "../../geometry/random.ts";
import { ring } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { metal, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { ceilingCord } from "../parts/cable.ts";
import { lampBulb } from "../parts/lampBulb.ts";
import { paperRib } from "../parts/paperRib.ts";

export interface PaperBallParameters {
  paper: Surface;
  canopy: Surface;
  /** how many turns of bamboo from top to bottom; default 22 */
  ribs?: number;
  /** width of the openings as a part of the ball's; default 0.24 */
  opening?: number;
  /** how deep the paper falls in between two ribs, in metres; default 0.004 */
  hollow?: number;
}

/** A rice-paper lantern over thin bamboo rings. */
export function paperBall(size: Size, parameters: PaperBallParameters): Object3D {
  const { paper, canopy, ribs = 22, opening = 0.24, hollow = 0.004 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const half = size.height / 2;
  const limit = Math.acos(opening);
  // The turns of the bamboo lie closer here and wider there, as a hand lays them.
  const next = random(41);
  const lengths = Array.from({ length: ribs }, () => 0.82 + next() * 0.36);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const steps = 4;
  const hoops: (readonly [number, number])[] = [];
  const line: (readonly [number, number])[] = [];
  let passed = 0;
  const scale = half / Math.sin(limit);
  lengths.forEach((length, rib) => {
    for (let step = 0; step < steps + (rib === ribs - 1 ? 1 : 0); step += 1) {
      const angle = -limit + ((passed + (length * step) / steps) / total) * 2 * limit;
      const sunk = hollow * Math.sin((step / steps) * Math.PI) * Math.cos(angle);
      if (step === 0 && rib > 0) hoops.push([radius * Math.cos(angle), half + scale * Math.sin(angle)]);
      line.push([radius * Math.cos(angle) - sunk, half + scale * Math.sin(angle)]);
    }
    passed += length;
  });
  const crumple = noise(12, 40, 24, 2);
  const ripple = (angle: number, y: number): number => -crumple(angle / (Math.PI * 2), y / size.height) * 0.003;
  const mouth = radius * opening;
  const wire = metal("steel", 0.4);
  const top = size.height;
  const pieces: Object3D[] = [
    turned(line, paper, [0, 0, 0], { segments: 64, ripple }),
    ...hoops.map(([far, y]) => paperRib(far - 0.0012, y, paper, 0.0013)),
  ];
  for (const y of [0.002, top - 0.002])
    pieces.push(part(ring(mouth, 0.002, 48), wire, [0, y, 0], { turn: [Math.PI / 2, 0, 0] }));
  for (const side of [-1, 1]) {
    pieces.push(between([side * mouth, 0.004, 0], [side * 0.02, top - 0.06, 0], 0.0014, wire, { sides: 8 }));
    pieces.push(between([side * mouth, top - 0.004, 0], [side * 0.02, top - 0.06, 0], 0.0014, wire, { sides: 8 }));
  }
  pieces.push(lampBulb([0, top - 0.12, 0], { socket: plastic("white"), down: true, kind: "globe", strength: 55 }));
  pieces.push(ceilingCord({ from: top - 0.07, length: 0.45, cord: plastic("white", 0.7), canopy }));
  return group(pieces);
}
