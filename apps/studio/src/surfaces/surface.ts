/**
 * What a part is made of, described and not yet drawn: recipes need no canvas, and a description is a cache key.
 * Colours are sRGB hex, lengths metres.
 */
export interface Surface {
  /** the same for two surfaces that look the same */
  readonly name: string;
  readonly color: string;
  readonly texture?: Texture;
  /** what one repeat of the texture measures: along the grain, across it */
  readonly tile?: readonly [number, number];
  readonly roughness: number;
  readonly metalness: number;
  /** velvet's bright edge, 0…1 */
  readonly sheen?: number;
  readonly clearcoat?: number;
  /** 1 is clear glass */
  readonly transmission?: number;
  /** light given off, as a factor of `color`; 1 is a shade lit from behind, 6 a bulb */
  readonly emission?: number;
  /** light that passes through thin cloth or paper, 0…1 */
  readonly translucency?: number;
  /** for sheets without thickness */
  readonly bothSides?: boolean;
}

/** A procedural texture: colour and relief. Drawn by `textures/`, tiles in both directions. */
export type Texture =
  | { kind: "wood" | "grain"; light: string; dark: string; pore: number; contrast: number; seed: number }
  | {
      kind: "weave" | "linen" | "boucle" | "velvet" | "leather" | "knit" | "felt" | "terry" | "pile" | "hide";
      color: string;
      seed: number;
    }
  | { kind: "marble" | "terrazzo" | "concrete" | "speckle"; base: string; vein: string; seed: number }
  | { kind: "rattan" | "rope" | "wicker"; color: string }
  | { kind: "rug"; pattern: string; colors: readonly string[]; seed: number }
  | { kind: "art"; seed: number; colors: readonly string[] };
