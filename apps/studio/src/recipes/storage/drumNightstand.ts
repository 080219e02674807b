import { CylinderGeometry, type Object3D } from "three";
import { merge } from "../../geometry/merge.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { box, cylinder } from "../../geometry/solids.ts";
import type { Recipe } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface DrumNightstandParameters {
  slats: Surface;
  top: Surface;
  /** plinth and handle */
  metal: Surface;
  slat?: number;
  /** height of an open ring between top and door, 0 for none */
  slot?: number;
  plinth?: number;
}

/** An oval drum whose slatted front rolls aside. */
export const drumNightstand: Recipe<DrumNightstandParameters> = ({ width, depth, height }, parameters): Object3D => {
  const { slats, top, metal, slat = 0.017, slot = 0, plinth = 0.035 } = parameters;
  const board = 0.022;
  const [a, b] = [width / 2, depth / 2];
  const disc = (y: number, scale: number, thick: number, surface: Surface): Object3D => {
    const geometry = cylinder(1, 1, thick, 72);
    geometry.scale(a * scale, 1, b * scale);
    geometry.computeVertexNormals();
    return part(geometry, surface, [0, y, 0], { grain: "x" });
  };
  const lowest = plinth + board;
  const rise = height - board - slot - lowest;
  const count = Math.round((Math.PI * (a + b)) / slat);
  const staves = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const stave = new CylinderGeometry(slat * 0.47, slat * 0.47, rise - 0.004, 7, 1, false, -Math.PI / 2, Math.PI);
    stave.scale(1, 1, 0.8);
    // Normal of the ellipse: slats look straight away from it.
    stave.rotateY(Math.atan2(Math.sin(angle) / a, Math.cos(angle) / b));
    const at: Point = [Math.sin(angle) * (a - 0.013), 0, Math.cos(angle) * (b - 0.013)];
    return [stave, at] as const;
  });
  const posts =
    slot > 0
      ? [-1, 1].map((side) =>
          part(cylinder(0.008, 0.008, slot, 16), metal, [side * a * 0.7, height - board - slot / 2, -b * 0.45]),
        )
      : [];
  return group([
    disc(height - board / 2, 1, board, top),
    disc(plinth + board / 2, 1, board, top),
    disc(plinth / 2, 0.86, plinth, metal),
    disc(lowest + rise / 2, 0.935, rise, slats),
    ...(slot > 0 ? [disc(height - board - slot - 0.004, 0.99, 0.014, top)] : []),
    ...posts,
    part(merge(staves), slats, [0, lowest + rise / 2, 0], { grain: "y" }),
    part(box(0.008, 0.11, 0.01, 0.002, 2), metal, [0.03, lowest + rise * 0.62, b - 0.007]),
  ]);
};
