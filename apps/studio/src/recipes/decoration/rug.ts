import { type BufferGeometry, BufferAttribute, type Object3D } from "three";
import { group, part } from "../../geometry/part.ts";
import { noise } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { rod } from "../../geometry/solids.ts";
import type { Size } from "../../recipe.ts";
import { cloth } from "../../surfaces/surfaces.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { fringe } from "../parts/fringe.ts";
import { tufts } from "../parts/tufts.ts";

export interface RugParameters {
  /** its pattern covers the rug once: u runs across, v along */
  pile: Surface;
  shape?: "rectangle" | "round";
  /** "soft": the pile closes round the edge; "bound": a cord sewn around it; "fringe": fringes at the short ends; "cut": flat */
  edge?: "soft" | "bound" | "fringe" | "cut";
  /** cord or fringe */
  trim?: Surface;
  /** the pile is of cut yarn in two tones, pile's and trim's, long enough to lean: only on rectangles */
  shaggy?: boolean;
  /** how uneven the pile lies, in metres: 0.001 a flat weave */
  unevenness?: number;
  /** metres of pile texture per repeat instead of one pattern over the whole: plain rugs */
  tile?: number;
  /** pitch of tufted ridges across the rug, within a flat border; in metres */
  ridges?: number;
  seed?: number;
}

const FRINGE = 0.07;
const BACKING = 0.006;

export function rug(size: Size, parameters: RugParameters): Object3D {
  const {
    pile,
    shape = "rectangle",
    edge = "soft",
    trim = cloth("linen", "cream"),
    shaggy = false,
    unevenness = 0.002,
    ridges = 0,
    seed = 1,
    tile,
  } = parameters;
  const { width, height } = size;
  const depth = edge === "fringe" ? size.depth - 2 * FRINGE : size.depth;
  const inset = edge === "bound" ? height * 0.35 : shaggy ? 0.006 : 0;
  const backing = shaggy ? BACKING : height;
  const body =
    shape === "round"
      ? roundPile(width - 2 * inset, height, unevenness, seed)
      : rectangularPile(width - 2 * inset, depth - 2 * inset, backing, { unevenness, seed, edge, ridges });
  layPattern(body, width, depth, tile);
  const pieces: Object3D[] = [part(body, pile, [0, 0, 0], { ownUv: true })];
  if (shaggy) {
    const lot = (yarn: Surface, from: number, to: number): Object3D => {
      const made = part(tufts({ width, depth, pile: height - BACKING, lot: [from, to], seed }), yarn, [0, BACKING, 0]);
      made.userData = { pile: true };
      return made;
    };
    pieces.push(lot(pile, 0, 0.62), lot(trim, 0.62, 1));
  }
  if (edge === "bound") pieces.push(part(binding(width, depth, height, shape), trim));
  if (edge === "fringe")
    pieces.push(
      ...[-1, 1].map((end) =>
        fringe({ width: width - 0.022, length: FRINGE, lift: height * 0.45, surface: trim, at: depth / 2, end, seed }),
      ),
    );
  return group(pieces);
}

/** Denser towards the edges, where the pile bends down. */
const spread = (t: number): number => {
  const s = t * 2 - 1;
  return 0.5 + 0.5 * Math.sign(s) * (1 - (1 - Math.abs(s)) ** 1.6);
};

interface Lie {
  unevenness: number;
  seed: number;
  edge: RugParameters["edge"];
  ridges: number;
}

function rectangularPile(
  width: number,
  depth: number,
  height: number,
  { unevenness, seed, edge, ridges }: Lie,
): BufferGeometry {
  const [columns, rows] = ridges > 0 ? [44, Math.round(depth / ridges) * 5] : [44, 60];
  const lumps = noise(seed * 7 + 1, 9, 12, 3);
  const waves = noise(seed * 7 + 5, 3, 4, 2);
  const round = edge === "cut" ? 0.004 : Math.max(height * 0.9, 0.006);
  return sheet(
    columns,
    rows,
    (u, v) => {
      const [s, t] = [spread(u), ridges > 0 ? v : spread(v)];
      const toEdge = Math.min(s * width, (1 - s) * width, t * depth, (1 - t) * depth);
      const rise = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, toEdge / round)) ** 2));
      // The outline of soft pile is never quite straight, and hands have laid the rug down.
      const wander = (lumps(s, t) - 0.5) * Math.min(0.012, unevenness * 2.2 + 0.002) * (toEdge < 0.05 ? 1 : 0);
      const x = (s - 0.5) * width + inward(s, wander);
      const z = (t - 0.5) * depth + inward(t, wander);
      const dip = (lumps(s * 0.999, t * 0.999) * 0.6 + waves(s, t) * 0.4) * unevenness;
      const tufted =
        ridges > 0
          ? height * 0.6 * (toEdge < 0.05 ? 1 : 1 - Math.abs(Math.sin((t * depth * Math.PI) / ridges)) ** 0.7)
          : 0;
      return [x, Math.max(0, rise * (height - dip - tufted)), z];
    },
    true,
  );
}

const inward = (t: number, wander: number): number =>
  (t < 0.5 ? Math.abs(wander) : -Math.abs(wander)) * (Math.abs(t - 0.5) > 0.47 ? 1 : 0);

function roundPile(diameter: number, height: number, unevenness: number, seed: number): BufferGeometry {
  const lumps = noise(seed * 7 + 1, 24, 6, 2);
  const bend = height / (diameter / 2);
  return sheet(144, 30, (u, v) => {
    const angle = u * Math.PI * 2;
    const out = 1 - (1 - v) ** 1.7;
    const radius = (diameter / 2) * out;
    const rise = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, (1 - out) / bend)) ** 2));
    return [
      Math.sin(angle) * radius,
      rise * (height - lumps(u, v) * unevenness * Math.min(1, v * 4)),
      Math.cos(angle) * radius,
    ];
  });
}

function layPattern(body: BufferGeometry, width: number, depth: number, tile: number | undefined): void {
  const positions = body.getAttribute("position");
  const uv = new Float32Array(positions.count * 2);
  for (let index = 0; index < positions.count; index += 1) {
    const x = positions.getX(index);
    const z = positions.getZ(index);
    uv[index * 2] = tile === undefined ? x / width + 0.5 : x / tile;
    uv[index * 2 + 1] = tile === undefined ? z / depth + 0.5 : z / tile;
  }
  body.setAttribute("uv", new BufferAttribute(uv, 2));
}

function binding(width: number, depth: number, height: number, shape: RugParameters["shape"]): BufferGeometry {
  const thick = height / 2;
  const [x, z] = [width / 2 - thick, depth / 2 - thick];
  const round = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    return [Math.sin(angle) * x, thick, Math.cos(angle) * z] as const;
  });
  const corner = 0.012;
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const straight = corners.flatMap(([right, front], index) => {
    const before = [right * x, thick, front * (z - corner)] as const;
    const after = [right * (x - corner), thick, front * z] as const;
    return index % 2 === 0 ? [before, after] : [after, before];
  });
  return rod(shape === "round" ? round : straight, thick, {
    closed: true,
    segments: 320,
    sides: 8,
    tension: shape === "round" ? 0.5 : 0,
  });
}
