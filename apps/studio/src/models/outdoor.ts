import { group } from "../geometry/part.ts";
import type { ProductModels } from "../recipe.ts";
import { parasol } from "../recipes/outdoor/parasol.ts";
import { grasses, planter } from "../recipes/outdoor/planter.ts";
import { extra } from "../recipes/parts/extra.ts";
import { cloth, metal, powderCoat } from "../surfaces/surfaces.ts";

export const outdoor: ProductModels = {
  "LH-7010": {
    build: (size, { color }) =>
      parasol(size, {
        cloth: { ...cloth("weave", color), translucency: 0.25, bothSides: true, name: `canopy-${color}` },
        pole: metal("steel", 0.35),
      }),
    hero: { azimuth: -12, elevation: 9 },
  },
  "LH-7011": {
    build: (size, { color }) => {
      const plants = grasses(size.width - 0.06, size.depth - 0.06, 0.62);
      plants.position.y = size.height - 0.035;
      return group([planter(size, { steel: powderCoat(color) }), extra(plants)]);
    },
    hero: { azimuth: -26, elevation: 11 },
  },
};
