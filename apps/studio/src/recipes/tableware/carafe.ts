import type { Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { profileOf, vessel } from "../../geometry/profiles.ts";
import { noise } from "../../geometry/random.ts";
import { sphere } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface CarafeParameters {
  glass: Surface;
  cork: Surface;
  /** width of the neck as a part of the belly's; default 0.4 */
  neck?: number;
  /** height of the widest place as a part of the glass's; default 0.24 */
  belly?: number;
  /** width of the cork ball; default 0.054 m */
  ball?: number;
}

/** A carafe with a ball of cork on its neck. */
export function carafe(size: Size, parameters: CarafeParameters): Object3D {
  const { glass, cork, neck = 0.4, belly = 0.24, ball = 0.054 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  const thin = radius * neck;
  const ballRadius = ball / 2;
  const sink = ballRadius - Math.sqrt(ballRadius ** 2 - Math.min(thin - 0.003, ballRadius * 0.95) ** 2);
  const height = size.height - ball + sink;
  const line = profileOf(
    [
      [0, 0.0005],
      [radius * 0.7, 0],
      [radius * 0.86, 0.008],
      [radius, height * belly],
      [radius * 0.86, height * (belly + 0.2)],
      [thin * 1.12, height * 0.72],
      [thin, height * 0.84],
      [thin * 1.02, height * 0.94],
      [thin * 1.16, height],
    ],
    64,
  ).map(([r, y]) => [Math.min(r, radius), Math.max(0, y)] as const);
  const grain = noise(5, 9, 9, 3);
  const geometry = sphere(ballRadius, 40);
  const positions = geometry.getAttribute("position");
  for (let index = 0; index < positions.count; index += 1) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const dent = 1 - grain(Math.atan2(x, z) / (Math.PI * 2) + 0.5, y / ball + 0.5) ** 2 * 0.03;
    positions.setXYZ(index, x * dent, y, z * dent);
  }
  geometry.computeVertexNormals();
  return group([
    turned(vessel(line, { wall: 0.0026, bottom: 0.008 }), glass, [0, 0, 0], { segments: 80 }),
    part(geometry, cork, [0, size.height - ballRadius, 0]),
  ]);
}
