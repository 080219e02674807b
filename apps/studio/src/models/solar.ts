import type { ProductModels } from "../recipe.ts";
import { solarPanels } from "../recipes/outdoor/solarPanels.ts";
import { powderCoat } from "../surfaces/surfaces.ts";

export const solar: ProductModels = {
  "LH-7013": {
    build: (size, { color }) => solarPanels(size, { frame: powderCoat(color) }),
    hero: { azimuth: -30, elevation: 16 },
  },
};
