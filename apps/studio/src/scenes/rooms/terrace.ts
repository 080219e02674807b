import { group } from "../../geometry/part.ts";
import { rug } from "../../recipes/decoration/rug.ts";
import { grasses } from "../../recipes/outdoor/planter.ts";
import { rugPile } from "../../surfaces/surfaces.ts";
import type { Scene } from "../scene.ts";
import { fillLight } from "../set/daylight.ts";
import { type Furniture, put } from "../set/furnish.ts";
import { frontal } from "../set/shell.ts";
import { deck } from "../settings/terrace.ts";

/** A summer afternoon: lounge on a weathered deck, parasol, grasses, a hedge. */
export function terrace(piece: Furniture): Scene {
  const trough = group([piece("LH-7011", "anthracite")]);
  const scene = group([
    deck(8.4, 6, 3),
    put(
      rug(
        { width: 3, depth: 2, height: 0.008 },
        { pile: rugPile("stripes", ["#d8cbb8", "#efe8da", "#b9a98c", "#cfc2ab"], 8), edge: "cut", unevenness: 0.0008 },
      ),
      [0.15, 0, 1.75],
    ),
    put(piece("LH-7001", "sand"), [0.1, 0, 1.55]),
    put(piece("LH-7010", "sand"), [1.2, 0, 0.7], 0.2),
    put(piece("LH-6033", "black"), [-1.72, 0, 1.25], 0.4),
    put(piece("LH-6026", "rattan"), [-2.05, 0, 0.6]),
    put(trough, [2.35, 0, 0.35]),
    put(grasses(0.7, 0.28, 0.62, { seed: 4 }), [2.35, 0.56, 0.35]),
  ]);
  return {
    scene,
    camera: frontal(0.1, 1.25, 7.3, 50, 0.012),
    lights: [fillLight([2, 2.6, 7.5], [0, 0.8, 0.5], 90, "#fff8ee")],
    sun: { position: [-2.4, 2.3, 2.2], target: [0, 0, 0], strength: 4, angleDegrees: 1.2, color: "#ffefd6" },
    world: { color: "#dce7f2", brightness: 0.6 },
    focus: 0.5,
  };
}
