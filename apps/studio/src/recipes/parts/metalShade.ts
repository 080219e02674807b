import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { arc, firstOf, offset } from "../../geometry/profiles.ts";
import { type Profile, turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** A spun shade with a thickness: one colour outside, another inside. The outline goes from the rim up the outside. */
export function metalShade(outline: Profile, outside: Surface, inside: Surface, wall = 0.0016): Object3D {
  const inner = offset(outline, wall).map(([radius, height]) => [Math.max(radius, 0.001), height] as const);
  const [outerRim, innerRim] = [firstOf(outline), firstOf(inner)];
  const middle = [(outerRim[0] + innerRim[0]) / 2, (outerRim[1] + innerRim[1]) / 2] as const;
  const round = wall / 2;
  const start = (Math.atan2(innerRim[1] - middle[1], innerRim[0] - middle[0]) * 180) / Math.PI;
  const rim = arc(middle, [round, round], start, start + 180, 6).slice(0, -1);
  return group([turned([...rim, ...outline], outside), turned(inner.toReversed(), inside)]);
}
