import { type CurlOptions, curls } from "../geometry/curls.ts";
import { knitting } from "../geometry/knit.ts";
import { group, part } from "../geometry/part.ts";
import { surface } from "../geometry/soft.ts";
import { box } from "../geometry/solids.ts";
import type { Surface } from "../surfaces/surface.ts";
import type { Scene } from "./scene.ts";

/** A cloth in soft folds, or two boards, from so near that threads and grain are seen in low light. */
export function swatch(material: Surface): Scene {
  const isWood = material.texture?.kind === "wood";
  return {
    scene: isWood ? boards(material) : folds(material),
    camera: { position: [0.015, 0.235, 0.19], target: [0, 0, 0.008], fovDegrees: 46 },
    lights: [
      {
        position: [-0.34, 0.2, -0.22],
        target: [0, 0, 0],
        width: 0.22,
        height: 0.22,
        watts: 1.15,
        color: "#fff6e8",
      },
      { position: [0.3, 0.45, 0.4], target: [0, 0, 0], width: 0.5, height: 0.5, watts: 1, color: "#f3f7ff" },
    ],
    sun: { position: [-1, 0.42, -0.5], target: [0, 0, 0], strength: 2.1, angleDegrees: 4, color: "#fff3e2" },
    world: { color: "#f4f2ef", brightness: 0.42 },
    // So near, the colour is what is to be compared: as bright as in the shop's swatches.
    exposure: -0.5,
  };
}

/** Rises a fold behind, which catches the light and casts a soft shadow. */
function lying(x: number, z: number): [number, number, number] {
  const fold = 0.03 * Math.exp(-(((x * 0.5 + z + 0.05) / 0.035) ** 2));
  return [x, fold + 0.006 * Math.sin(x * 11 + 1) * Math.sin(z * 9 + 0.4), z];
}

/** In metres: how the yarn of cloths that are all loops lies. */
const LOOPS: Record<string, CurlOptions> = {
  boucle: { apart: 0.0026, radius: 0.0026, yarn: 0.00085, upright: 0.3 },
  terry: { apart: 0.0015, radius: 0.0014, yarn: 0.00038, upright: 0.85 },
};

const SHEET = [0.21, 0.3] as const;

function folds(material: Surface) {
  const ground = part(
    surface(160, 160, (u, v) => lying((u - 0.5) * 0.6, (v - 0.5) * 0.6)),
    nearby(material),
  );
  const kind = material.texture?.kind ?? "";
  const loops = LOOPS[kind];
  if (loops === undefined && kind !== "knit") return ground;
  // Without a texture: the yarn itself is there.
  const { name, color, roughness, metalness } = material;
  const threads = loops === undefined ? knitting(SHEET, lying) : curls(SHEET, lying, loops);
  return group([ground, part(threads, { name: `${name}-yarn`, color, roughness, metalness })]);
}

const boards = (material: Surface) =>
  group(
    [-1, 0, 1].map((index) =>
      part(box(0.9, 0.02, 0.1385, 0.0016, 3), nearby(material), [0.01 * index, -0.01, index * 0.14 + 0.045], {
        grain: "x",
      }),
    ),
    [0, 0, 0],
    0.14,
  );

/** Details of a close-up. A picture of the whole product would not show them, or be busy with them. */
function nearby(material: Surface): Surface {
  const { texture, name } = material;
  if (texture?.kind === "velvet") return { ...material, name: `${name}-near`, texture: { ...texture, kind: "pile" } };
  if (texture?.kind === "leather") return { ...material, name: `${name}-near`, texture: { ...texture, kind: "hide" } };
  if (texture?.kind === "wood")
    return { ...material, name: `${name}-near`, texture: { ...texture, kind: "grain" }, tile: [0.5, 0.25] };
  return material;
}
