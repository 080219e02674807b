import type { ProductModels } from "../../recipe.ts";
import { bellPendant } from "../../recipes/lighting/bellPendant.ts";
import { conePendant } from "../../recipes/lighting/conePendant.ts";
import { domePendant } from "../../recipes/lighting/domePendant.ts";
import { drumPendant } from "../../recipes/lighting/drumPendant.ts";
import { globePendant } from "../../recipes/lighting/globePendant.ts";
import { lamellaPendant } from "../../recipes/lighting/lamellaPendant.ts";
import { linearPendant } from "../../recipes/lighting/linearPendant.ts";
import { paperBall } from "../../recipes/lighting/paperBall.ts";
import { wovenPendant } from "../../recipes/lighting/wovenPendant.ts";
import { glass, lacquer, metal, powderCoat, stone, timber } from "../../surfaces/surfaces.ts";
import { brass, matt, opal, paper, shadeCloth, whiteInside } from "./surfaces.ts";

/** Everything that hangs from the ceiling; the camera stands a little below it and sees the light. */
export const pendants: ProductModels = {
  "LH-5003": {
    build: (size, { color }) =>
      domePendant(size, { shade: lacquer(color, 0.38), inside: metal("gold", 0.34), fittings: brass, roundness: 2.15 }),
    hero: { azimuth: 0, elevation: -18 },
    stand: "hang",
  },
  "LH-5004": {
    build: (size, { color }) =>
      conePendant(size, { shade: matt(color), inside: whiteInside, neck: timber("oak"), canopy: matt(color) }),
    hero: { azimuth: 0, elevation: -18 },
    stand: "hang",
  },
  "LH-5010": {
    build: (size, { color }) => {
      const canes =
        color === "black"
          ? ([lacquer("#2b2826", 0.6), lacquer("#383330", 0.6)] as const)
          : ([lacquer("#c79a63", 0.55), lacquer("#b98a54", 0.55), lacquer("#d3aa76", 0.55)] as const);
      return wovenPendant(size, { canes, fittings: color === "black" ? metal("black") : brass });
    },
    hero: { azimuth: 0, elevation: -9 },
    stand: "hang",
  },
  "LH-5011": {
    build: (size, { color }) => {
      if (color === "white") return globePendant(size, { globe: opal(), fittings: brass, clear: false });
      return globePendant(size, {
        globe: glass(color === "grey" ? "#ccd0d3" : "#ffffff"),
        fittings: brass,
        clear: true,
      });
    },
    hero: { azimuth: 0, elevation: 2 },
    stand: "hang",
  },
  "LH-5012": {
    build: (size, { color }) => linearPendant(size, { bar: matt(color), shades: glass(), shade: "bell" }),
    hero: { azimuth: -20, elevation: 4 },
    stand: "hang",
  },
  "LH-5013": {
    build: (size) => paperBall(size, { paper: paper("#fdf8ec"), canopy: powderCoat("white") }),
    hero: { azimuth: 0, elevation: 2 },
    stand: "hang",
  },
  "LH-5014": {
    build: (size, { color }) =>
      bellPendant(size, { shade: stone("concrete", color), inside: powderCoat("#efe6d6"), fittings: brass }),
    hero: { azimuth: 0, elevation: -18 },
    stand: "hang",
  },
  "LH-5015": {
    build: (size, { color }) =>
      lamellaPendant(size, { lamellas: lacquer(color, 0.5), inside: whiteInside, fittings: metal("chrome") }),
    hero: { azimuth: 0, elevation: -8 },
    stand: "hang",
  },
  "LH-5016": {
    build: (size, { color }) =>
      drumPendant(size, { shade: shadeCloth(color), fittings: powderCoat("white"), trim: shadeCloth(color) }),
    hero: { azimuth: 0, elevation: -17 },
    stand: "hang",
  },
};
