import type { Object3D } from "three";
import { turned } from "../../geometry/turned.ts";
import type { Surface } from "../../surfaces/surface.ts";

/** A hoop of bamboo or wire under the paper: a line of less light around the lamp. */
export function paperRib(radius: number, y: number, paper: Surface, half = 0.0011): Object3D {
  const shadow: Surface = { ...paper, name: `${paper.name}-rib`, color: "#b79668", translucency: 0.3 };
  return turned(
    [
      [radius + 0.0003, y - half],
      [radius + 0.0011, y],
      [radius + 0.0003, y + half],
    ],
    shadow,
    [0, 0, 0],
    { segments: 48 },
  );
}
