import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { type Profile, turned } from "../../geometry/turned.ts";
import { arc, lastOf, offset } from "../../geometry/profiles.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface BowlsParameters {
  outside: Surface;
  inside: Surface;
  /** width of each bowl as a part of the largest; default 1, 0.82, 0.65 */
  widths?: readonly number[];
  /** height of the largest as a part of the whole nest's; default 0.74 */
  depth?: number;
  /** how steep the sides are: 1 is a parabola, 0.5 half a ball; default 0.62 */
  steepness?: number;
}

const WALL = 0.0048;
const FOOT = 0.006;
/** width of the foot ring as a part of the mouth's */
const FOOT_SHARE = 0.42;

/** Mixing bowls in each other, each standing where its foot touches the next. */
export function bowls(size: Size, parameters: BowlsParameters): Object3D {
  const { outside, inside, widths = [1, 0.82, 0.65], depth = 0.74, steepness = 0.62 } = parameters;
  const radius = Math.min(size.width, size.depth) / 2;
  let floor = 0;
  return group(
    widths.map((width, index) => {
      const mouth = radius * width;
      const isLast = index === widths.length - 1;
      const height = isLast ? size.height - floor : size.height * depth * (0.42 + 0.58 * width);
      const bowl = thrown(mouth, height, steepness, outside, inside);
      // A hand never sets them down quite level.
      bowl.position.set(index * 0.002, floor, index * -0.0015);
      const nextFoot = (widths[index + 1] ?? 0) * radius * FOOT_SHARE;
      floor += FOOT + WALL + (height - FOOT) * rise(nextFoot / (mouth - WALL), steepness) + 0.0008;
      return bowl;
    }),
  );
}

/** Height of the wall at a radius, both as parts of the whole. */
const rise = (far: number, steepness: number): number => 1 - (1 - Math.min(1, far) ** 2.4) ** steepness;

function thrown(mouth: number, height: number, steepness: number, outside: Surface, inside: Surface): Object3D {
  const deep = height - FOOT - WALL / 2;
  const line: Profile = Array.from({ length: 29 }, (_, index) => {
    // Denser towards the lip, where the wall is steepest.
    const far = Math.sin((index / 28) * (Math.PI / 2));
    return [mouth * far, FOOT + deep * rise(far, steepness)] as const;
  });
  const foot = mouth * FOOT_SHARE;
  const ring = [
    [0, FOOT],
    [foot - 0.007, FOOT],
    [foot - 0.006, 0.0008],
    [foot - 0.004, 0],
    [foot - 0.001, 0],
    [foot, 0.001],
    [foot + 0.001, FOOT * 0.8],
  ] as const;
  const outer = [...ring, ...line.filter(([far, y]) => far > foot + 0.001 && y > FOOT * 0.8)];
  const inner = offset(line, WALL).map(([far, y], index) =>
    index === 0 ? ([0, y] as const) : ([Math.max(0, far), y] as const),
  );
  const [lip, innerLip] = [lastOf(outer), lastOf(inner)];
  const middle = [(lip[0] + innerLip[0]) / 2, (lip[1] + innerLip[1]) / 2] as const;
  const start = (Math.atan2(lip[1] - middle[1], lip[0] - middle[0]) * 180) / Math.PI;
  const rim = arc(middle, [WALL / 2, WALL / 2], start, start + 180, 6);
  return group([
    turned([...outer, ...rim.slice(1)], outside, [0, 0, 0], { segments: 64 }),
    turned(inner.toReversed(), inside, [0, 0, 0], { segments: 64 }),
  ]);
}
