import type { Mesh } from "three";
import type { Surface, Texture } from "../surfaces/surface.ts";
import { draw } from "../surfaces/textures/draw.ts";
import type { Elevation } from "./elevation.ts";
import { channels, mixed } from "./shades.ts";

/** What is seen where, as the number of a colour in `colors` and one more; 0 is nothing. */
export interface Tones {
  colors: readonly string[];
  cells: Uint16Array;
  /** numbers of parts that are foliage */
  leaves: ReadonlySet<number>;
}

/** The colours of a view. A rug and a print have those of their pattern, everything else one each. */
export function tonesOf({ parts, meshes, places }: Elevation): Tones {
  const colors: string[] = [];
  const numberOf = (color: string): number => {
    const known = colors.indexOf(color);
    return known === -1 ? colors.push(color) : known + 1;
  };
  const ofPart = meshes.map((mesh) => {
    const surface = surfaceOf(mesh);
    return { plain: numberOf(shown(surface)), pattern: patternOf(surface.texture, numberOf) };
  });
  const cells = new Uint16Array(parts.length);
  for (const [cell, part] of parts.entries()) {
    const seen = ofPart[part - 1];
    if (seen !== undefined) cells[cell] = seen.pattern?.(places[2 * cell]!, places[2 * cell + 1]!) ?? seen.plain;
  }
  const leaves = meshes.flatMap((mesh, index) => (surfaceOf(mesh).name.startsWith("leaf") ? [index + 1] : []));
  return { colors, cells, leaves: new Set(leaves) };
}

export function surfaceOf(mesh: Mesh): Surface {
  const surface: Surface | undefined = [mesh.material].flat()[0]?.userData["surface"];
  if (surface === undefined) throw new Error("A mesh without a surface: make parts with geometry/part.ts");
  return surface;
}

/** Wood is lighter between its pores than it looks from afar, and glass shows what is behind it. */
function shown({ color, texture, transmission, name }: Surface): string {
  if (name === "mirror") return "#e3eaec";
  if (transmission !== undefined && transmission > 0.5) return "#e6efee";
  return texture?.kind === "wood" ? mixed(texture.light, texture.dark, 0.35) : color;
}

/** The number of the pattern's colour at a place of the texture. */
function patternOf(
  texture: Texture | undefined,
  numberOf: (color: string) => number,
): ((u: number, v: number) => number) | undefined {
  if (texture?.kind !== "rug" && texture?.kind !== "art") return undefined;
  const { width, height, color } = draw(texture);
  const tones = texture.colors.map((tone) => ({ number: numberOf(tone), rgb: channels(tone) }));
  const at = (share: number, size: number): number => Math.floor((share - Math.floor(share)) * size);
  return (u, v) => {
    const pixel = 3 * (at(v, height) * width + at(u, width));
    const far = (rgb: readonly number[]): number =>
      rgb.reduce((sum, value, channel) => sum + (value - (color[pixel + channel] ?? 0)) ** 2, 0);
    return tones.reduce((best, tone) => (far(tone.rgb) < far(best.rgb) ? tone : best)).number;
  };
}
