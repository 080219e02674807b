import type { Texture } from "../surface.ts";
import { art } from "./art.ts";
import type { Drawing } from "./canvas.ts";
import { cloth } from "./cloth.ts";
import { rug } from "./rug.ts";
import { stone } from "./stone.ts";
import { grain, wood } from "./wood.ts";
import { woven } from "./woven.ts";

/** Draws a texture; the same description gives the same pixels. */
export function draw(texture: Texture): Drawing {
  switch (texture.kind) {
    case "wood":
      return wood(texture);
    case "grain":
      return grain(texture);
    case "marble":
    case "terrazzo":
    case "concrete":
    case "speckle":
      return stone(texture.kind, texture.base, texture.vein, texture.seed);
    case "rattan":
    case "rope":
    case "wicker":
      return woven(texture.kind, texture.color);
    case "rug":
      return rug(texture.pattern, texture.colors, texture.seed);
    case "art":
      return art(texture.colors, texture.seed);
    default:
      return cloth(texture.kind, texture.color, texture.seed);
  }
}
