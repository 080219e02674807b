import { type Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { cushion } from "../../geometry/soft.ts";
import { box, rod } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { quiltedPanel, type Stitching } from "../parts/quilt.ts";
import { extra } from "../parts/extra.ts";
import { seamCord } from "../parts/seamCord.ts";
import { facesWhere } from "../parts/splitFaces.ts";
import { covered } from "../parts/upholstery.ts";

export interface MattressParameters {
  cover: Surface;
  /** the band around the sides */
  border?: Surface;
  stitching?: Stitching;
  /** a second, softer layer sewn on top, with a groove of its own */
  pillowTop?: number;
  handles?: Surface;
  /** a woven label on the foot end */
  label?: Surface;
  /** a corner of the cover is folded back and shows these layers, from the top */
  layers?: readonly { surface: Surface; share: number }[];
}

const CORNER = 0.055;

/** A mattress: quilted panels above and below, a border between them, cords in the seams. */
export const mattress: Recipe<MattressParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { cover, border = cover, stitching = "diamonds", pillowTop = 0, handles, label, layers = [] } = parameters;
  const loft = 0.03;
  const low = 0.005;
  const side = height - loft - low - pillowTop;
  const cut = layers.length > 0 ? 0.42 : 0;
  const cord = 0.005;
  // Where a corner is folded back the upper seam is open.
  const levels = [low, ...(cut > 0 ? [] : [low + side]), ...(pillowTop > 0 ? [low + side + pillowTop] : [])];
  const panel = quiltedPanel(width - 0.01, depth - 0.01, loft, stitching, CORNER);
  if (cut > 0) sawCorner(panel, width, depth, cut);
  const parts: Object3D[] = [
    band(width - 0.006, side, depth - 0.006, border, low, cut),
    group(
      [
        covered(
          facesWhere(panel, (y) => y <= loft + 0.0005),
          cover,
        ),
      ],
      [0, height - loft, 0],
    ),
    ...(cut > 0
      ? [
          extra(
            group(
              [
                covered(
                  facesWhere(panel, (y) => y > loft + 0.0005),
                  cover,
                ),
              ],
              [0, height - loft, 0],
            ),
          ),
        ]
      : []),
    ...levels.map((y) => seamCord(width, depth, CORNER, cord, border, [0, y, 0])),
  ];
  if (pillowTop > 0) {
    parts.push(
      part(
        cushion(width - 0.012, pillowTop + 0.01, depth - 0.012, {
          puff: 0,
          edge: pillowTop * 0.5,
          wrinkle: 0.002,
          seed: 3,
          detail: 26,
        }),
        cover,
        [0, low + side + pillowTop / 2, 0],
      ),
    );
  }
  if (handles !== undefined)
    parts.push(
      ...[-1, 1].flatMap((way) =>
        [-0.25, 0.25].map((share) => grip(handles, way * (width / 2 - 0.002), low + side / 2, share * depth, way)),
      ),
    );
  if (label !== undefined)
    parts.push(
      part(box(0.24, Math.min(0.07, side * 0.5), 0.003, 0.001, 1), label, [
        -width * 0.22,
        low + side / 2,
        depth / 2 - 0.0015,
      ]),
    );
  if (cut > 0) parts.push(...core(layers, width, depth, side + low + loft * 0.4, cut));
  return group(parts);
};

/** The border; where a corner is cut open it is made of what is left. */
function band(width: number, height: number, depth: number, surface: Surface, from: number, cut: number): Object3D {
  const whole = (w: number, d: number, x: number, z: number): Object3D =>
    part(box(w, height + 0.01, d, CORNER, 5), surface, [x, from + height / 2, z]);
  if (cut === 0) return whole(width, depth, 0, 0);
  return group([
    whole(width - cut, depth, -cut / 2, 0),
    whole(cut + 0.1, depth - cut, width / 2 - (cut + 0.1) / 2, -cut / 2),
  ]);
}

/** Folds everything of the panel that lies over the cut corner back along the diagonal. */
function sawCorner(panel: ReturnType<typeof quiltedPanel>, width: number, depth: number, cut: number): void {
  const positions = panel.attributes["position"];
  if (positions === undefined) return;
  for (let index = 0; index < positions.count; index += 1) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const beyond = (x - (width / 2 - cut) + (z - (depth / 2 - cut)) - cut) / Math.SQRT2;
    if (beyond <= 0) continue;
    // Around a roll and back over the panel.
    const roll = 0.03;
    const angle = Math.min(Math.PI, beyond / roll);
    const back = Math.max(0, beyond - Math.PI * roll);
    const along = Math.sin(angle) * roll - back - beyond;
    positions.setXYZ(
      index,
      x + along / Math.SQRT2,
      y * Math.cos(angle) + (1 - Math.cos(angle)) * roll + (angle >= Math.PI ? 0.03 : 0.01 * angle),
      z + along / Math.SQRT2,
    );
  }
  panel.computeVertexNormals();
}

function core(
  layers: readonly { surface: Surface; share: number }[],
  width: number,
  depth: number,
  height: number,
  cut: number,
): Object3D[] {
  const total = layers.reduce((sum, { share }) => sum + share, 0);
  let top = height;
  return layers.map(({ surface, share }, index) => {
    const tall = (height * share) / total;
    const step = 0.012 * index;
    const made = part(box(cut + 0.02 + step, tall - 0.001, cut + 0.02 + step, 0.012, 3), surface, [
      width / 2 - 0.035 - (cut + 0.02) / 2 + step / 2,
      top - tall / 2,
      depth / 2 - 0.035 - (cut + 0.02) / 2 + step / 2,
    ]);
    top -= tall;
    return made;
  });
}

function grip(surface: Surface, x: number, y: number, z: number, way: number): Object3D {
  const line: Point[] = [
    [0, 0, -0.11],
    [way * 0.002, 0, -0.09],
    [way * 0.002, -0.012, 0],
    [way * 0.002, 0, 0.09],
    [0, 0, 0.11],
  ];
  const strap = rod(line, 0.009, { segments: 24, sides: 8 });
  strap.scale(0.35, 1, 1);
  return part(strap, surface, [x - way * 0.004, y, z]);
}
