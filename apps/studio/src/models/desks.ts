import type { ProductModels } from "../recipe.ts";
import { childDesk } from "../recipes/tables/childDesk.ts";
import { cornerDesk } from "../recipes/tables/cornerDesk.ts";
import { desk } from "../recipes/tables/desk.ts";
import { secretaire } from "../recipes/tables/secretaire.ts";
import { standingDesk } from "../recipes/tables/standingDesk.ts";
import type { Color } from "../surfaces/palette.ts";
import { lacquer, metal, plastic, powderCoat, timber } from "../surfaces/surfaces.ts";

const brass = metal("brass");
const blackSteel = powderCoat("#1f1f1f");
const shade = lacquer("#17120d", 0.95);

/** Painted pieces are lacquered, the others show their wood. */
const paintedOr = (color: Color): ReturnType<typeof timber> =>
  color === "white" || color === "blue" ? lacquer(color, 0.5) : timber(color);

export const desks: ProductModels = {
  "LH-4003": {
    build: (size, { color }) => desk(size, { body: timber(color), legs: timber(color, 4), fittings: brass, shade }),
  },
  "LH-4004": {
    build: (size, { color }) => {
      const frame = color === "white" ? powderCoat("white") : powderCoat("#242424");
      return standingDesk(size, {
        top: color === "oak" ? timber("oak") : lacquer(color === "white" ? "white" : "#262626", 0.5),
        frame,
        columns: metal("steel"),
        panel: plastic("#232323"),
        display: plastic("#cfe0e6"),
      });
    },
  },
  "LH-4005": {
    build: (size, { color }) =>
      secretaire(size, { body: timber(color), legs: timber(color, 4), fittings: brass, shade }),
    hero: { azimuth: -26, elevation: 14 },
  },
  "LH-4006": {
    build: (size, { color, size: side }) =>
      cornerDesk(size, {
        top: paintedOr(color),
        frame: color === "white" ? powderCoat("white") : blackSteel,
        side: side === "right" ? "right" : "left",
      }),
    hero: { azimuth: -20, elevation: 24 },
  },
  "LH-4007": {
    build: (size, { color }) =>
      childDesk(size, {
        top: paintedOr(color),
        frame: timber("beech"),
        knobs: [plastic("mustard"), plastic("terracotta")],
        shade,
        crayons: [plastic("terracotta"), plastic("mustard"), plastic("#3f6f9a"), plastic("#4c8a5a")],
      }),
  },
  "LH-4008": {
    build: (size, { color }) =>
      desk(size, {
        body: timber(color),
        legs: blackSteel,
        fittings: brass,
        shade,
        stand: "arches",
        drawers: 1,
        boxHeight: 0.09,
        boxWidth: 0.56,
      }),
  },
};
