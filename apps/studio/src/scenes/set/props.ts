import type { Object3D } from "three";
import { group } from "../../geometry/part.ts";
import { pick } from "../../geometry/pick.ts";
import { basket } from "../../recipes/decoration/basket.ts";
import { monstera } from "../../recipes/decoration/monstera.ts";
import { oliveTree } from "../../recipes/decoration/oliveTree.ts";
import { pictureFrame } from "../../recipes/decoration/pictureFrame.ts";
import { fern, figPlant, snakePlant } from "../../recipes/decoration/pottedPlants.ts";
import { branches, pampas } from "../../recipes/decoration/stems.ts";
import { vase } from "../../recipes/decoration/vase.ts";
import { pot } from "../../recipes/parts/pot.ts";
import { floorLamp } from "../../recipes/lighting/floorLamp.ts";
import { artPrint, ceramic, lampshade, metal, timber, woven } from "../../surfaces/surfaces.ts";

const POTS = [
  () => ceramic("white", "matt"),
  () => ceramic("terracotta", "matt"),
  () => ceramic("sand", "speckled"),
  () => ceramic("anthracite", "matt"),
];

/** A plant that stands on the floor and is about this tall. */
export function greenery(height: number, seed: number): Object3D {
  const clay = pick(POTS, seed + 1)();
  const wide = Math.min(0.85, height * 0.62);
  if (height > 1.25) {
    const tub = group([
      basket(
        { width: 0.36, depth: 0.36, height: 0.33 },
        { cane: woven("wicker"), taper: 0.1, belly: 0.05, rowHeight: 0.02 },
      ),
      pot(0.15, 0.3, { surface: clay, earth: 0.02 }),
    ]);
    return seed % 2 === 0
      ? oliveTree({ width: wide, depth: wide, height }, { pot: tub, potHeight: 0.28, leaves: 1700 })
      : figPlant({ width: wide, depth: wide, height }, { pot: tub, potHeight: 0.28, count: 17 });
  }
  const container = pot(height * 0.15, height * 0.28, {
    surface: clay,
    form: pick(["cylinder", "round", "tapered"] as const, seed),
  });
  const planted = { pot: container, potHeight: height * 0.25, seed };
  const grown = [monstera, figPlant, snakePlant] as const;
  return pick(grown, seed)({ width: wide, depth: wide, height }, planted);
}

/** A small plant for a table or shelf. */
export const smallPlant = (height: number, seed: number): Object3D =>
  fern(
    { width: height * 1.1, depth: height * 1.1, height },
    {
      pot: pot(height * 0.22, height * 0.36, { surface: pick(POTS, seed)(), form: "rim", earth: 0.012 }),
      potHeight: height * 0.33,
      count: 22,
      seed,
    },
  );

const PRINTS: readonly (readonly [seed: number, inks: readonly `#${string}`[]])[] = [
  [44, ["#efe6d6", "#d9b48a", "#c8703f", "#8a9a86", "#4f6b5c", "#2f4a44"]],
  [13, ["#f1ebe0", "#2f4560", "#c8963a", "#b5603f"]],
  [6, ["#f3eee4", "#4f6b5c", "#8a9a86", "#6f7148"]],
  [19, ["#f3eee4", "#8f4a2d", "#d8b27a", "#4a4e52"]],
  [9, ["#f1ebe0", "#b98f7a", "#8a9a86", "#d9c2a2"]],
  [48, ["#f0e7d8", "#9db2c0", "#d6a57c", "#6d8ba6", "#3e5a6e", "#2f4560"]],
];

export function art(width: number, height: number, seed: number): Object3D {
  const [drawing, inks] = pick(PRINTS, seed);
  return pictureFrame(
    { width, depth: 0.03, height },
    {
      frame: timber(pick(["oak", "black", "walnut"] as const, seed * 3 + 1)),
      mat: width * 0.085,
      moulding: 0.017,
      pictures: [artPrint(drawing, inks)],
    },
  );
}

/** A vase with something in it, about `height` tall in all. */
export function bouquet(height: number, seed: number): Object3D {
  const tall = height * 0.46;
  const wide = tall * 0.55;
  const clay = pick(POTS, seed)();
  const body = vase(
    { width: wide, depth: wide, height: tall },
    { body: clay, form: pick(["bottle", "globe", "amphora"] as const, seed), wall: 0.004 },
  );
  const bunch = { length: height, neck: wide * 0.14, mouth: tall * 0.97, seed };
  return group([
    body,
    seed % 3 === 0
      ? pampas({ ...bunch, count: 5 })
      : branches({ ...bunch, count: 4, spread: 0.5, kind: pick(["eucalyptus", "olive"] as const, seed) }),
  ]);
}

export const standingLamp = (seed: number): Object3D =>
  seed % 2 === 0
    ? floorLamp(
        { width: 0.5, depth: 0.5, height: 1.55 },
        {
          foot: "tripod",
          legs: timber("oak"),
          fittings: metal("brass"),
          shade: lampshade("#f2e8d6"),
          shadeWidth: 0.78,
        },
      )
    : floorLamp(
        { width: 0.42, depth: 0.42, height: 1.5 },
        { foot: "disc", legs: metal("black"), fittings: metal("black"), shade: lampshade("#efe4d0"), taper: 0.6 },
      );
