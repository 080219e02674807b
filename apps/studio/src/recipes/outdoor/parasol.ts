import { BufferAttribute, type BufferGeometry, type Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { box, rod, sphere } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { plastic, stone } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface ParasolParameters {
  cloth: Surface;
  pole: Surface;
  ribs?: number;
  /** how far the canopy rises from its edge to its tip, in metres; 0.56 by default */
  rise?: number;
  /** cloth that hangs from the edge; 0.14 by default */
  valance?: number;
  base?: Surface;
}

const FINIAL = 0.075;

/** A market umbrella: ribs on a pole, cloth that sags between them, a cap that lets the wind out, a heavy foot. */
export function parasol({ width, height }: Size, parameters: ParasolParameters): Object3D {
  const { cloth, pole, ribs = 8, rise = 0.56, valance = 0.14, base = stone("concrete", "grey") } = parameters;
  const reach = width / 2;
  const tip = height - FINIAL;
  const edge = tip - rise;
  const canopy = { ribs, reach, tip, edge };
  const spots = Array.from({ length: ribs }, (_, index) => (index / ribs) * Math.PI * 2);
  const runner = edge - 0.18;
  return group([
    part(cap(canopy), cloth, [0, 0, 0], { ownUv: true }),
    part(roof(canopy, 0.16, 1, cloth.tile ?? [1, 1]), cloth, [0, 0, 0], { ownUv: true }),
    part(skirt(canopy, valance, cloth.tile ?? [1, 1]), cloth, [0, 0, 0], { ownUv: true }),
    ...spots.flatMap((angle) => {
      const at = (far: number, y: number): Point => [Math.sin(angle) * far, y, Math.cos(angle) * far];
      const rib = between(at(0.03, tip - 0.045), at(reach - 0.012, edge - 0.012), 0.008, pole, { sides: 10 });
      const stay = between(at(0.035, runner), at(reach * 0.52, edge + rise * 0.44), 0.006, pole, { sides: 8 });
      return [rib, stay];
    }),
    between([0, 0.05, 0], [0, tip, 0], 0.02, pole, { sides: 28 }),
    turned(
      [
        [0.021, -0.04],
        [0.038, -0.04],
        [0.04, -0.03],
        [0.04, 0.03],
        [0.034, 0.04],
        [0.021, 0.04],
      ],
      plastic("black", 0.5),
      [0, runner, 0],
      { segments: 32 },
    ),
    turned(
      [
        [0.021, -0.03],
        [0.045, -0.03],
        [0.045, 0.01],
        [0.021, 0.01],
      ],
      plastic("black", 0.5),
      [0, tip - 0.03, 0],
      { segments: 32 },
    ),
    turned(
      [
        [0, -0.01],
        [0.022, -0.01],
        [0.024, 0.012],
        [0.012, 0.03],
        [0.02, 0.05],
        [0.012, 0.068],
        [0, FINIAL],
      ],
      pole,
      [0, tip, 0],
      { segments: 32 },
    ),
    ...crank(pole),
    ...foot(base, pole),
  ]);
}

interface Canopy {
  ribs: number;
  reach: number;
  tip: number;
  edge: number;
}

/** Between two ribs the cloth runs straight at the edge and hangs through a little. */
function spot({ ribs, reach, tip, edge }: Canopy, angle: number, far: number, sag = 0.06): Point {
  const panel = (Math.PI * 2) / ribs;
  const within = (((angle % panel) + panel) % panel) - panel / 2;
  const chord = Math.cos(panel / 2) / Math.cos(within);
  const hang = sag * Math.sin(Math.PI * Math.min(1, far)) * (1 - (Math.abs(within) / (panel / 2)) ** 2) * 1.6;
  const radius = reach * far * chord;
  return [Math.sin(angle) * radius, tip - 0.02 - (tip - 0.02 - edge) * far ** 1.08 - hang, Math.cos(angle) * radius];
}

function roof(canopy: Canopy, from: number, to: number, tile: readonly [number, number]): BufferGeometry {
  const columns = canopy.ribs * 12;
  const uv: number[] = [];
  const geometry = sheet(columns, 18, (u, v) => {
    const far = from + (to - from) * v;
    const panel = Math.floor(u * canopy.ribs * 0.99999);
    const inPanel = u * canopy.ribs - panel - 0.5;
    uv.push((inPanel * far * canopy.reach * 0.78) / tile[0] + panel * 0.31, (far * canopy.reach) / tile[1]);
    return spot(canopy, u * Math.PI * 2, far);
  });
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}

function cap(canopy: Canopy): BufferGeometry {
  const lifted: Canopy = { ...canopy, tip: canopy.tip + 0.012, edge: canopy.edge + 0.016 };
  return roof(lifted, 0.012, 0.2, [0.2, 0.2]);
}

/** The valance hangs a little inwards, scalloped from rib to rib. */
function skirt(canopy: Canopy, valance: number, tile: readonly [number, number]): BufferGeometry {
  const uv: number[] = [];
  const geometry = sheet(canopy.ribs * 16, 5, (u, v) => {
    const angle = u * Math.PI * 2;
    const [x, y, z] = spot(canopy, angle, 1);
    const inPanel = ((u * canopy.ribs) % 1) * 2 - 1;
    const scallop = valance * (0.78 + 0.22 * Math.sqrt(Math.max(0, 1 - inPanel * inPanel)));
    const sway = 1 - 0.012 * v * v - 0.004 * Math.sin(u * canopy.ribs * 9) * v;
    uv.push((u * Math.PI * 2 * canopy.reach) / tile[0], (v * valance) / tile[1]);
    return [x * sway, y - scallop * v, z * sway];
  });
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}

function crank(pole: Surface): Object3D[] {
  const y = 1.12;
  return [
    part(box(0.05, 0.11, 0.06, 0.012), plastic("black", 0.5), [0, y, 0.018]),
    part(
      rod(
        [
          [0.02, y, 0.04],
          [0.05, y, 0.045],
          [0.055, y - 0.05, 0.05],
          [0.055, y - 0.07, 0.05],
        ],
        0.005,
        { segments: 24, sides: 10 },
      ),
      pole,
    ),
    part(sphere(0.014, 18), plastic("black", 0.5), [0.055, y - 0.08, 0.05]),
  ];
}

function foot(base: Surface, pole: Surface): Object3D[] {
  return [
    turned(
      [
        [0, 0],
        [0.235, 0],
        [0.25, 0.008],
        [0.25, 0.05],
        [0.24, 0.062],
        [0.06, 0.072],
        [0.04, 0.074],
        [0, 0.074],
      ],
      base,
      [0, 0, 0],
      { segments: 72 },
    ),
    turned(
      [
        [0.021, 0],
        [0.032, 0],
        [0.032, 0.22],
        [0.029, 0.226],
        [0.021, 0.226],
      ],
      pole,
      [0, 0.07, 0],
      { segments: 32 },
    ),
    between([0.03, 0.23, 0], [0.062, 0.23, 0], 0.006, pole, { sides: 12 }),
    part(sphere(0.013, 18), plastic("black", 0.5), [0.066, 0.23, 0]),
  ];
}
