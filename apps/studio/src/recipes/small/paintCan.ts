import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { eased } from "../../geometry/profiles.ts";
import { rod } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { metal, plastic } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { flatBrush, swatchCard } from "../parts/brush.ts";

export interface PaintCanParameters {
  paint: Surface;
  tin: Surface;
  label: Surface;
  /** the coloured band on the label */
  band: Surface;
  /** an open tin shows its paint; default true */
  open?: boolean;
  /** a wire bail; default true */
  bail?: boolean;
  /** brush and colour card in front of the tin; default true */
  tools?: boolean;
}

/** A round tin with a paper label. */
export function paintCan(size: Size, parameters: PaintCanParameters): Object3D {
  const { paint, tin, label, band, open = true, bail = true, tools = true } = parameters;
  const ears = bail ? 0.004 : 0;
  const radius = Math.min(size.width / 2 - ears, size.depth / 2) - 0.002;
  const { height } = size;
  const beads = eased(
    [
      [0, 0.003],
      [radius - 0.003, 0.003],
      [radius - 0.002, 0],
      [radius + 0.002, 0],
      [radius + 0.002, 0.004],
      [radius, 0.007],
      [radius, height - 0.009],
      [radius + 0.002, height - 0.006],
      [radius + 0.002, height - 0.001],
      [radius, height],
      [radius - 0.008, height],
    ],
    0.0015,
    3,
  );
  const print = plastic("#4a4540", 0.7);
  const pieces: Object3D[] = [
    turned(beads, tin, [0, 0, 0], { segments: 96 }),
    paper(radius + 0.0006, 0.009, height - 0.011, label),
    paper(radius + 0.001, height * 0.13, height * 0.56, band),
    ...[0.115, 0.575, 0.86].map((y) => paper(radius + 0.001, height * y - 0.0008, height * y + 0.0008, print)),
  ];
  pieces.push(...(open ? opened(radius, height, paint, tin) : closed(radius, height, tin)));
  if (bail) pieces.push(...wireBail(size.width / 2, radius, height, tin));
  if (tools)
    pieces.push(
      flatBrush([-radius * 0.2, height, -radius * 0.2], -0.95, paint),
      swatchCard([radius * 0.82, 0, radius * 1.08], -0.3, paint),
    );
  return group(pieces);
}

const paper = (radius: number, from: number, to: number, surface: Surface): Object3D =>
  turned(
    [
      [radius, from],
      [radius, to],
    ],
    surface,
    [0, 0, 0],
    { segments: 96 },
  );

/** The paint stands a little below the rim. */
function opened(radius: number, height: number, paint: Surface, tin: Surface): Object3D[] {
  const mouth = radius - 0.008;
  const level = height - 0.014;
  const inside = [
    [mouth, height],
    [mouth, level - 0.004],
  ] as const;
  return [
    turned(inside, tin),
    turned(
      [
        [mouth, level],
        [mouth * 0.9, level - 0.0006],
        [0, level - 0.001],
      ],
      paint,
    ),
  ];
}

function closed(radius: number, height: number, tin: Surface): Object3D[] {
  const lid = eased(
    [
      [radius - 0.008, height],
      [radius - 0.009, height - 0.005],
      [radius - 0.016, height - 0.005],
      [radius - 0.018, height - 0.001],
      [radius * 0.5, height - 0.002],
      [0, height - 0.002],
    ],
    0.0018,
    3,
  );
  return [turned(lid, tin)];
}

/** The wire handle, fallen forward, in its two ears. */
function wireBail(end: number, radius: number, height: number, tin: Surface): Object3D[] {
  const y = height - 0.03;
  const bow = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI + (index / 24) * Math.PI;
    return [Math.cos(angle) * (end - 0.0035), y + Math.sin(angle) * 0.055, -Math.sin(angle) * (radius + 0.004)];
  });
  const ears = [-1, 1].map((side) =>
    turned(
      eased(
        [
          [0, 0],
          [0.0075, 0],
          [0.006, 0.0035],
          [0, 0.0045],
        ],
        0.001,
        2,
      ),
      tin,
      [side * (end - 0.0045), y, 0],
      { segments: 28, turn: [0, 0, (-side * Math.PI) / 2] },
    ),
  );
  return [part(rod(bow, 0.0016, { segments: 70, sides: 8 }), metal("steel", 0.35)), ...ears];
}
