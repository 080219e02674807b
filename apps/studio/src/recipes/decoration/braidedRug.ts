import { BufferAttribute, type Object3D } from "three";
import { part } from "../../geometry/part.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import type { Size } from "../../recipe.ts";
import type { Surface } from "../../surfaces/surface.ts";

export interface BraidedRugParameters {
  /** rope or braid, its texture running along the coil */
  braid: Surface;
  /** width of one turn, in metres */
  coil?: number;
  /** how deep the seam between two turns is, as a part of the height */
  seam?: number;
}

const ACROSS = 6;

/** A round rug: one braid, coiled from the middle and sewn to itself. */
export function braidedRug(
  { width, height }: Size,
  { braid, coil = 0.034, seam = 0.55 }: BraidedRugParameters,
): Object3D {
  const turns = Math.round(width / 2 / coil);
  const pitch = width / 2 / turns;
  const [tileAlong, tileAcross] = braid.tile ?? [0.1, 0.1];
  // Steps of one length, so the outer turns are as round as the inner ones.
  const steps = Math.min(2600, Math.round(turns * 80));
  const length = Math.PI * pitch * turns ** 2;
  // The last turn gets narrower until it ends, so that the edge is a circle.
  const radiusAt = (share: number): number => pitch * (turns + 0.75) * Math.sqrt(share);
  const uv: number[] = [];
  const geometry = sheet(ACROSS, steps, (u, share) => {
    const radius = radiusAt(share);
    const angle = (radius / pitch) * Math.PI * 2;
    const side = u * 2 - 1;
    const far = Math.min(width / 2, Math.max(0, radius - pitch / 2 + side * (pitch / 2)));
    const crown = Math.sqrt(Math.max(0, 1 - side * side));
    // The braid's plaits press through, two to every texture repeat.
    const plait = Math.cos((share * length * 2 * Math.PI * 2) / tileAlong + side * 2) * 0.0006;
    uv.push((share * length) / tileAlong, (u * pitch) / tileAcross);
    const y = far > width / 2 - 1e-6 ? 0 : height * (1 - seam + seam * crown) - Math.abs(plait);
    return [Math.sin(angle) * far, y, Math.cos(angle) * far];
  });
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return part(geometry, braid, [0, 0, 0], { ownUv: true });
}
