import type { Object3D } from "three";
import { between } from "../../geometry/between.ts";
import { unwrap } from "../../geometry/bake.ts";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise, step } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { ring, rod, sphere } from "../../geometry/solids.ts";
import { turned } from "../../geometry/turned.ts";
import type { Size } from "../../recipe.ts";
import { metal } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface CurtainParameters {
  cloth: Surface;
  /** one wide panel, or two with a gap between them */
  panels?: 1 | 2;
  /** "rings": wave folds under a rod; "eyelets": the rod runs through metal eyes in the cloth */
  heading?: "rings" | "eyelets";
  /** gathered to this side by a band */
  tiedBack?: "left" | "right";
  metal?: Surface;
  /** width of one fold; 0.13 by default */
  fold?: number;
  /** gap between two panels as a part of the width; 0.16 by default */
  opening?: number;
  seed?: number;
}

const ROD = 0.011;

/** Curtains on their rod, down to the floor. */
export function curtain(size: Size, parameters: CurtainParameters): Object3D {
  const { panels = 1, opening = 0.16, metal: rodMetal = metal("brass"), heading = "rings" } = parameters;
  const { width, height, depth } = size;
  const knob = 0.019;
  const rodHeight = height - (heading === "rings" ? knob : 0.032);
  const each = panels === 2 ? (width - 0.05) * (1 - opening) * 0.5 : width - 0.05;
  const x = panels === 2 ? (width - 0.05) / 2 - each / 2 : 0;
  const hung = (panels === 2 ? [-x, x] : [0]).map((at, index) => panel(at, each, rodHeight, depth, parameters, index));
  return group([
    between([-width / 2 + knob * 1.6, rodHeight, 0], [width / 2 - knob * 1.6, rodHeight, 0], ROD, rodMetal),
    ...[-1, 1].flatMap((end) => [
      part(sphere(knob, 28), rodMetal, [end * (width / 2 - knob), rodHeight, 0]),
      turned(
        [
          [0, 0],
          [ROD * 1.35, 0],
          [ROD * 1.35, 0.012],
          [0, 0.012],
        ],
        rodMetal,
        [end * (width / 2 - knob * 2.2), rodHeight, 0],
        { turn: [0, 0, (end * Math.PI) / 2], segments: 32 },
      ),
    ]),
    ...hung,
  ]);
}

function panel(
  at: number,
  width: number,
  rodHeight: number,
  depth: number,
  parameters: CurtainParameters,
  index: number,
): Object3D {
  const { cloth, heading = "rings", tiedBack, metal: rodMetal = metal("brass"), fold = 0.13, seed = 1 } = parameters;
  const waves = Math.max(3, Math.round(width / fold));
  const top = heading === "rings" ? rodHeight - 0.034 : rodHeight + 0.032;
  const deep = depth / 2 - 0.001;
  const columns = waves * 10;
  const rows = tiedBack === undefined ? 18 : 48;
  const wander = noise(seed * 19 + index * 5 + 3, Math.max(2, waves >> 1), 3, 2);
  const slant = noise(seed * 29 + index * 11 + 1, 4, 2, 1);
  const cloths = sheet(
    columns,
    rows,
    (u, v) => {
      const y = top * (1 - v);
      const { left, right } =
        tiedBack === undefined ? { left: -width / 2, right: width / 2 } : gathered(y, top, width, tiedBack);
      // Folds start even at the top and go their own ways further down.
      const loose = step(0, 0.7, v);
      const phase = u * waves * Math.PI * 2 + (wander(u * 0.98, v) - 0.5) * 2.2 * loose;
      const tight = 1 - (right - left) / width;
      const swing = Math.sin(phase + 0.35 * Math.sin(phase * 2)) * (1 + 0.2 * Math.sin(phase * 2) * loose);
      const amplitude = deep * (0.8 + 0.2 * loose * wander(1 - u, v * 0.9));
      const drift = (slant(u, v) - 0.5) * 0.02 * loose * (1 - tight);
      return [
        left + (right - left) * u + drift * Math.sin(Math.PI * u),
        y,
        Math.max(-deep, Math.min(deep, swing * amplitude + tight * deep * 0.2 * Math.sin(u * 9))),
      ];
    },
    true,
  );
  unwrap(cloths, columns, rows, width * 1.9, top, cloth.tile);
  const pieces: Object3D[] = [part(cloths, { ...cloth, bothSides: true }, [0, 0, 0], { ownUv: true })];
  for (let wave = 0; wave <= waves * 2 - 1; wave += 1) {
    const x = -width / 2 + ((wave + (heading === "rings" ? 0.5 : 0)) / (waves * 2)) * width;
    if (heading === "rings" && wave % 2 === 0)
      pieces.push(
        part(ring(0.0185, 0.0022, 28), rodMetal, [x, rodHeight - 0.0065, 0], { turn: [0, Math.PI / 2 - 0.2, 0] }),
      );
    if (heading === "eyelets" && wave > 0)
      pieces.push(
        part(ring(0.021, 0.0042, 32), rodMetal, [x, rodHeight, 0], {
          turn: [0, Math.PI / 2 + (wave % 2 === 0 ? 0.55 : -0.55), 0],
        }),
      );
  }
  if (tiedBack !== undefined) pieces.push(...band(top, width, depth, tiedBack, cloth, rodMetal));
  return group(pieces, [at, 0, 0]);
}

const TIE = 0.4;

/** Both edges of a panel at a height: wide on the rod, drawn together at the band, a little wider at the floor. */
function gathered(y: number, top: number, width: number, side: "left" | "right"): { left: number; right: number } {
  const share = y / top;
  const bunch = 0.16 * width;
  const above = Math.max(0, (share - TIE) / (1 - TIE));
  const below = Math.max(0, (TIE - share) / TIE);
  const spreadOut =
    share >= TIE ? bunch + (width - bunch) * above ** 0.62 * step(-0.2, 1, above) : bunch + width * 0.2 * below ** 0.7;
  const sway = share >= TIE ? 0.05 * Math.sin(Math.PI * above) : 0;
  const fixed = -width / 2 + width * 0.03 * (1 - above) + sway * 0.2;
  const [left, right] = [fixed, Math.min(width / 2, fixed + spreadOut)];
  return side === "left" ? { left, right } : { left: -right, right: -left };
}

function band(
  top: number,
  width: number,
  depth: number,
  side: "left" | "right",
  cloth: Surface,
  hook: Surface,
): Object3D[] {
  const y = top * TIE;
  const { left, right } = gathered(y, top, width, side);
  const middle = (left + right) / 2;
  const radius = (right - left) / 2 + 0.006;
  const loop = Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index / 24) * Math.PI * 2;
    return [
      middle + Math.cos(angle) * radius,
      y - 0.01 * Math.sin(angle) + (side === "left" ? -1 : 1) * Math.cos(angle) * 0.035,
      Math.sin(angle) * (depth / 2 - 0.004),
    ];
  });
  const outer = side === "left" ? left : right;
  const tape = rod(loop, 0.004, { closed: true, segments: 120, sides: 8 });
  return [
    ...[-0.018, -0.006, 0.006, 0.018].map((lift) => part(tape.clone(), cloth, [0, lift, 0])),
    part(sphere(0.014, 20), hook, [outer + (side === "left" ? -0.012 : 0.012), y + 0.05, -depth / 2 + 0.014]),
  ];
}
