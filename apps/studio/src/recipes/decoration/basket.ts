import { BufferAttribute, type BufferGeometry, type Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { ring, rod } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { cuff, inside, type Wall } from "./basketLining.ts";

export interface BasketParameters {
  cane: Surface;
  /** 2 is round, 8 nearly square with round corners */
  squareness?: number;
  /** how much narrower the bottom is; 0.12 by default */
  taper?: number;
  /** how far the middle swells, as a part of the width; 0 by default */
  belly?: number;
  lid?: boolean;
  /** a cotton bag inside, turned down over the rim */
  liner?: Surface;
  handles?: "none" | "loops" | "holes";
  /** height of one row of weaving; 0.016 by default */
  rowHeight?: number;
}

/** Woven over upright stakes: every row passes in front of one stake and behind the next. */
export function basket(size: Size, parameters: BasketParameters): Object3D {
  const {
    cane,
    squareness = 2,
    taper = 0.12,
    belly = 0,
    lid = false,
    liner,
    handles = "loops",
    rowHeight = 0.016,
  } = parameters;
  const { width, depth, height } = size;
  const reach = handles === "loops" ? 0.012 : 0;
  const rim = 0.0075;
  const lidHeight = lid ? Math.min(0.075, height * 0.13) : 0;
  const bodyHeight = height - lidHeight - (lid ? 0.004 : 0);
  const weave = Math.min(0.0045, width * 0.0115);
  const half = { x: width / 2 - reach - weave - 0.002, z: depth / 2 - weave - 0.002 };
  const wall = (angle: number, share: number, out: number): Point => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness);
    const far = 1 - taper * (1 - share) ** 1.4 - belly + belly * Math.sin(Math.PI * (0.15 + share * 0.75));
    return [cos * square * (half.x * far + out), share, sin * square * (half.z * far + out)];
  };
  const top = bodyHeight - rim;
  const pieces: Object3D[] = [
    part(woven(wall, top, { width, depth, rowHeight, weave, tile: cane.tile ?? [0.12, 0.12] }), cane, [0, 0, 0], {
      ownUv: true,
    }),
    part(inside(wall, top, weave), liner ?? cane, [0, 0, 0], { grain: "y" }),
    ...(squareness > 3 ? [0] : [-0.5, 0.5]).map((turn) =>
      part(
        plaited((angle) => wall(angle, 1, 0), bodyHeight - rim, rim * 0.85, turn),
        cane,
      ),
    ),
    part(
      plaited((angle) => wall(angle, 0, 0), 0.006, 0.0058, 0),
      cane,
    ),
  ];
  if (liner !== undefined) pieces.push(part(cuff(wall, bodyHeight, weave), liner));
  if (handles === "loops")
    pieces.push(...[-1, 1].map((side) => part(loop(side, width / 2 - 0.0055, bodyHeight * 0.8), cane)));
  if (lid) pieces.push(...cover(half, squareness, bodyHeight + 0.004, height, cane, rowHeight));
  return group(pieces);
}

interface Weaving {
  width: number;
  depth: number;
  rowHeight: number;
  weave: number;
  tile: readonly [number, number];
}

function woven(wall: Wall, height: number, { width, depth, rowHeight, weave, tile }: Weaving): BufferGeometry {
  const girth = Math.PI * (width + depth) * 0.5;
  const stakes = Math.round(girth / 0.034) | 1;
  const rows = Math.round(height / rowHeight);
  const [across, along] = [stakes * 2, rows * 3];
  const uneven = noise(7, 24, 12, 2);
  const uv: number[] = [];
  const geometry = sheet(
    across,
    along,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const row = Math.min(rows - 1, Math.floor(v * rows - 1e-6));
      const inRow = (v * rows - row) * 2 - 1;
      const round = Math.sqrt(Math.max(0, 1 - inRow * inRow * 0.92));
      const wave = Math.cos(u * stakes * Math.PI + (row % 2) * Math.PI);
      uv.push((u * girth) / tile[0] + row * 0.37, (v * height) / tile[1]);
      const [x, , z] = wall(angle, v, round * weave * (0.55 + 0.45 * wave) + (uneven(u, v) - 0.5) * weave * 0.5);
      return [x, v * height, z];
    },
    true,
  );
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}

/** The rim: two strands laid around each other. */
function plaited(line: (angle: number) => Point, height: number, thickness: number, turn: number): BufferGeometry {
  const knots = 72;
  const way = Array.from({ length: knots }, (_, index): Point => {
    const angle = (index / knots) * Math.PI * 2;
    const [x, , z] = line(angle);
    const phase = index * 1.4 + turn * Math.PI * 2;
    const out = turn === 0 ? 0 : Math.cos(phase) * thickness * 0.35;
    const far = Math.hypot(x, z);
    return [x * (1 + out / far), height + (turn === 0 ? 0 : Math.sin(phase) * thickness * 0.3), z * (1 + out / far)];
  });
  return rod(way, thickness, { closed: true, segments: 216, sides: 6 });
}

function loop(side: number, x: number, y: number): BufferGeometry {
  const way: Point[] = [
    [side * (x - 0.02), y - 0.012, -0.075],
    [side * (x - 0.004), y + 0.012, -0.065],
    [side * x, y + 0.034, -0.03],
    [side * x, y + 0.034, 0.03],
    [side * (x - 0.004), y + 0.012, 0.065],
    [side * (x - 0.02), y - 0.012, 0.075],
  ];
  return rod(way, 0.0055, { segments: 40, sides: 10 });
}

function cover(
  half: { x: number; z: number },
  squareness: number,
  from: number,
  to: number,
  cane: Surface,
  rowHeight: number,
): Object3D[] {
  const knob = 0.026;
  const rise = to - from - knob;
  const rings = Math.round(half.x / rowHeight);
  const outline = (angle: number, far: number): Point => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness);
    return [cos * square * (half.x + 0.004) * far, 0, sin * square * (half.z + 0.004) * far];
  };
  const dome = sheet(
    90,
    rings * 3,
    (u, v) => {
      const far = 1 - v;
      const row = Math.floor(v * rings - 1e-6);
      const inRow = (v * rings - row) * 2 - 1;
      const wave = Math.cos(u * 45 * Math.PI + (row % 2) * Math.PI);
      const bump = Math.sqrt(Math.max(0, 1 - inRow * inRow)) * 0.0042 * (0.6 + 0.4 * wave) * Math.min(1, far * 5);
      const [x, , z] = outline(u * Math.PI * 2, far);
      return [x, from + 0.004 + rise * (1 - far ** 2.2) ** 0.9 + bump - 0.004, z];
    },
    true,
  );
  return [
    part(dome, cane, [0, 0, 0], { grain: "x" }),
    part(
      plaited((angle) => outline(angle, 1), from + 0.006, 0.006, 0),
      cane,
    ),
    part(ring(0.019, 0.0068, 32), cane, [0, to - 0.0258, 0]),
  ];
}
