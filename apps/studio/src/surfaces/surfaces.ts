import { Color as ThreeColor } from "three";
import { COLORS, type Color, type Cover } from "./palette.ts";
import type { Surface, Texture } from "./surface.ts";

const hex = (color: Color | `#${string}`): string => (color.startsWith("#") ? color : COLORS[color as Color]);

type Timber = { light: string; dark: string; pore: number; contrast: number };

const TIMBERS = {
  oak: { light: "#dcbd94", dark: "#b98f5f", pore: 0.22, contrast: 1 },
  walnut: { light: "#8a5f40", dark: "#4c3020", pore: 0.3, contrast: 1 },
  beech: { light: "#e3c19c", dark: "#cf9f72", pore: 0.2, contrast: 0.7 },
  pine: { light: "#efd3a3", dark: "#cf9f66", pore: 0.08, contrast: 1 },
  acacia: { light: "#b98250", dark: "#7a4a26", pore: 0.25, contrast: 1.1 },
  black: { light: "#423f3c", dark: "#181716", pore: 0.35, contrast: 1.1 },
  white: { light: "#efece6", dark: "#e2ddd4", pore: 0.08, contrast: 0.5 },
  wenge: { light: "#4a3a30", dark: "#2a1f19", pore: 0.22, contrast: 1 },
} satisfies Record<string, Timber>;

export type TimberName = keyof typeof TIMBERS;

/** Wood with its grain along the longest side of each part. Any colour that is no timber is stained oak. */
export function timber(color: TimberName | Color, seed = 3): Surface {
  const known: Timber | undefined = (TIMBERS as Partial<Record<string, Timber>>)[color];
  const wood = known ?? { light: hex(color as Color), dark: hex(color as Color), pore: 0.3, contrast: 0.6 };
  return planked(color === "black" ? "ebonised" : color, wood, seed);
}

const planked = (name: string, wood: Timber, seed: number): Surface =>
  textured(`timber-${name}-${seed}`, { kind: "wood", ...wood, seed }, wood.light, [2, 0.5], 0.52);

/** Plinths and feet that nobody is to look at: no grain that catches light. */
export const darkTimber = planked("black", { light: "#2b2928", dark: "#1a1918", pore: 0.2, contrast: 1 }, 3);

const CLOTHS: Record<
  Cover,
  { kind: Extract<Texture, { color: string; seed: number }>["kind"]; tile: number; roughness: number }
> = {
  weave: { kind: "weave", tile: 0.14, roughness: 0.92 },
  linen: { kind: "linen", tile: 0.2, roughness: 0.95 },
  "cotton-linen": { kind: "linen", tile: 0.2, roughness: 0.95 },
  velvet: { kind: "velvet", tile: 0.3, roughness: 0.75 },
  boucle: { kind: "boucle", tile: 0.14, roughness: 1 },
  leather: { kind: "leather", tile: 0.25, roughness: 0.36 },
  knit: { kind: "knit", tile: 0.16, roughness: 1 },
  felt: { kind: "felt", tile: 0.2, roughness: 1 },
  terry: { kind: "terry", tile: 0.1, roughness: 1 },
};

/** Upholstery, bed linen, curtains. */
export function cloth(cover: Cover, color: Color | `#${string}`, seed = 5): Surface {
  const { kind, tile, roughness } = CLOTHS[cover];
  const plain = textured(
    `${cover}-${color}-${seed}`,
    { kind, color: hex(color), seed },
    hex(color),
    [tile, tile],
    roughness,
  );
  if (kind === "leather") return { ...plain, clearcoat: 0.3 };
  return kind === "velvet" ? { ...plain, sheen: 0.6 } : plain;
}

/** Thin cloth or paper with a light behind it. `lit` 0 is switched off. */
export function lampshade(color: Color | `#${string}`, lit = 1): Surface {
  const linen = textured(
    `shade-${color}-${lit}`,
    { kind: "linen", color: hex(color), seed: 9 },
    hex(color),
    [0.12, 0.12],
    0.9,
  );
  return { ...linen, emission: lit * 0.9, translucency: 0.5, bothSides: true };
}

export const bulb = (color: `#${string}` = "#ffe2b8", strength = 6): Surface => ({
  name: `bulb-${color}-${strength}`,
  color,
  roughness: 0.5,
  metalness: 0,
  emission: strength,
});

export function lacquer(color: Color | `#${string}`, roughness = 0.45): Surface {
  return { name: `lacquer-${color}-${roughness}`, color: hex(color), roughness, metalness: 0, clearcoat: 0.15 };
}

export const powderCoat = (color: Color | `#${string}`): Surface => ({
  ...lacquer(color, 0.62),
  name: `powder-${color}`,
  clearcoat: 0,
});

const METALS = {
  brass: "#b08d57",
  chrome: "#d4d7d9",
  steel: "#9ea2a5",
  copper: "#b4704a",
  black: "#222222",
  gold: "#c5a059",
};
export type Metal = keyof typeof METALS;

export const metal = (kind: Metal, roughness = kind === "black" ? 0.45 : 0.26): Surface => ({
  name: `metal-${kind}-${roughness}`,
  color: METALS[kind],
  roughness,
  metalness: 1,
});

export const glass = (color: `#${string}` = "#ffffff"): Surface => ({
  name: `glass-${color}`,
  color,
  roughness: 0.02,
  metalness: 0,
  transmission: 1,
});

export const mirrorGlass: Surface = { name: "mirror", color: "#eef2f2", roughness: 0.015, metalness: 1 };

export function stone(
  kind: "marble" | "terrazzo" | "concrete",
  base: Color | `#${string}`,
  vein: `#${string}` = "#8b8a8c",
  seed = 21,
): Surface {
  const plain = textured(
    `${kind}-${base}-${vein}-${seed}`,
    { kind, base: hex(base), vein, seed },
    hex(base),
    [1, 1],
    kind === "concrete" ? 0.8 : 0.16,
  );
  return kind === "marble" ? { ...plain, clearcoat: 0.5 } : plain;
}

/** Glazed earthenware; `matt` is unglazed. */
export function ceramic(color: Color | `#${string}`, finish: "glazed" | "matt" | "speckled" = "glazed"): Surface {
  const roughness = finish === "glazed" ? 0.18 : 0.7;
  if (finish === "speckled") {
    return textured(
      `ceramic-${color}-${finish}`,
      { kind: "speckle", base: hex(color), vein: "#5b4a3c", seed: 4 },
      hex(color),
      [0.2, 0.2],
      0.35,
    );
  }
  return {
    name: `ceramic-${color}-${finish}`,
    color: hex(color),
    roughness,
    metalness: 0,
    clearcoat: finish === "glazed" ? 0.8 : 0,
  };
}

export const plastic = (color: Color | `#${string}`, roughness = 0.38): Surface => ({
  name: `plastic-${color}-${roughness}`,
  color: hex(color),
  roughness,
  metalness: 0,
});

export function woven(kind: "rattan" | "rope" | "wicker", color: Color | `#${string}` = "rattan"): Surface {
  return textured(`${kind}-${color}`, { kind, color: hex(color) }, hex(color), [0.12, 0.12], 0.65);
}

/** One repeat covers the whole rug: give the part its own UVs. */
export function rugPile(pattern: string, colors: readonly (Color | `#${string}`)[], seed = 31): Surface {
  const texture: Texture = { kind: "rug", pattern, colors: colors.map(hex), seed };
  const [first = "#ffffff"] = texture.colors;
  return { name: `rug-${pattern}-${colors.join("-")}-${seed}`, color: first, texture, roughness: 1, metalness: 0 };
}

/** Thick yarn that is modelled thread by thread; `deeper` is a darker tone of the colour, 0…1. */
export const yarn = (color: Color | `#${string}`, deeper = 0): Surface => ({
  name: `yarn-${color}-${deeper}`,
  color: `#${new ThreeColor(hex(color)).multiplyScalar((1 - deeper) ** 2).getHexString()}`,
  roughness: 1,
  metalness: 0,
});

/** A printed sheet; one repeat covers the part. */
export function artPrint(seed: number, colors: readonly (Color | `#${string}`)[]): Surface {
  const texture: Texture = { kind: "art", seed, colors: colors.map(hex) };
  return { name: `art-${seed}-${colors.join("-")}`, color: "#efe8dc", texture, roughness: 0.7, metalness: 0 };
}

export const leaf = (color: `#${string}` = "#3f6b3a"): Surface => ({
  name: `leaf-${color}`,
  color,
  roughness: 0.5,
  metalness: 0,
  clearcoat: 0.2,
  translucency: 0.3,
  bothSides: true,
});

function textured(name: string, texture: Texture, color: string, tile: [number, number], roughness: number): Surface {
  return { name, color, texture, tile, roughness, metalness: 0 };
}
