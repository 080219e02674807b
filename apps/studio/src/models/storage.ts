import type { ProductModels } from "../recipe.ts";
import { barCart } from "../recipes/storage/barCart.ts";
import { bookcase } from "../recipes/storage/bookcase.ts";
import { clothesRail } from "../recipes/storage/clothesRail.ts";
import { coatPanel } from "../recipes/storage/coatPanel.ts";
import { coatPegs } from "../recipes/storage/coatPegs.ts";
import { coatTree, steelCoatStand } from "../recipes/storage/coatStand.ts";
import { countryDresser } from "../recipes/storage/countryDresser.ts";
import { displayCabinet } from "../recipes/storage/displayCabinet.ts";
import { ladderShelf } from "../recipes/storage/ladderShelf.ts";
import { mobilePedestal } from "../recipes/storage/mobilePedestal.ts";
import { roomDivider } from "../recipes/storage/roomDivider.ts";
import { shelf } from "../recipes/storage/shelf.ts";
import { shoeBench } from "../recipes/storage/shoeBench.ts";
import { shoeCabinet } from "../recipes/storage/shoeCabinet.ts";
import { shoeRack } from "../recipes/storage/shoeRack.ts";
import { sideboard } from "../recipes/storage/sideboard.ts";
import { toyShelf } from "../recipes/storage/toyShelf.ts";
import { tvUnit } from "../recipes/storage/tvUnit.ts";
import { wallShelf } from "../recipes/storage/wallShelf.ts";
import { door, doors, drawers, open } from "../recipes/parts/columns.ts";
import type { Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { cloth, lacquer, metal, powderCoat, timber } from "../surfaces/surfaces.ts";

const BLACK = powderCoat("black");
const BRASS = metal("brass");

/** Steel in the colours a sale element can have. */
const steel = (color: Color): Surface => (color === "brass" ? BRASS : powderCoat(color));
/** White furniture is painted, the timbers are not. */
const finished = (color: Color): Surface =>
  ["oak", "walnut", "beech", "pine", "acacia", "black"].includes(color) ? timber(color) : lacquer(color);

const shelves: ProductModels = {
  "LH-1018": {
    build: (size, { color }) =>
      shelf(size, {
        boards: timber(color),
        frame: BLACK,
        props: [
          ["books", "jar"],
          ["basket", "pile"],
          ["books", "none"],
          ["jar", "books"],
        ],
      }),
  },
  "LH-1019": {
    build: (size, { color }) =>
      bookcase(size, {
        body: finished(color),
        shelves: 5,
        board: 0.028,
        props: ["basket", "books", ["jar", "pile"], ["books", "none"], ["none", "books"], "bowls"],
      }),
  },
  "LH-1055": {
    build: (size, { color }) =>
      ladderShelf(size, { surface: finished(color), props: ["basket", ["books", "jar"], "pile", "jar"] }),
    hero: { azimuth: -32, elevation: 12 },
  },
  "LH-1056": {
    build: (size, { color }) =>
      roomDivider(size, {
        boards: timber(color),
        frame: BLACK,
        props: ["basket", "none", "books", "jar", "books", "none", "none", "pile", "box", "bowls", "none", "jar"],
      }),
  },
  "LH-1057": { build: (size, { color }) => wallShelf(size, { surface: finished(color) }), stand: "wall" },
  "LH-1058": {
    build: (size, { color }) =>
      bookcase(size, {
        body: finished(color),
        handles: color === "pine" ? timber("pine") : BRASS,
        shelves: 4,
        crown: true,
        base: "plinth",
        baseHeight: 0.08,
        doors: { count: 2, share: 0.36, style: "panelled", handle: "knob" },
        props: [
          ["books", "none"],
          ["jar", "books"],
          ["books", "bowls"],
          ["pile", "none"],
        ],
      }),
  },
  "LH-4012": {
    build: (size, { color }) =>
      bookcase(size, {
        body: finished(color),
        handles: BLACK,
        columns: 2,
        shelves: 1,
        board: 0.02,
        base: "plinth",
        baseHeight: 0.05,
        doors: { count: 1, share: 0.42, style: "flat", handle: "tab" },
        props: ["files", "files", "files", "jar"],
      }),
  },
  "LH-9001": {
    build: (size, { color }) =>
      toyShelf(size, {
        body: finished(color),
        bins: [
          cloth("felt", "sage"),
          cloth("felt", "mustard"),
          cloth("felt", "rose"),
          cloth("felt", "blue"),
          cloth("felt", "terracotta"),
        ],
      }),
  },
};

const sideboards: ProductModels = {
  "LH-1020": {
    build: (size, { color }) =>
      tvUnit(size, {
        body: timber(color),
        front: timber(color),
        handle: "groove",
        base: "tapered",
        baseHeight: 0.14,
        columns: [door(), drawers(2, {}, 1.3), door()],
      }),
  },
  "LH-1052": {
    build: (size, { color }) =>
      tvUnit(size, {
        body: timber(color),
        front: timber(color),
        legs: BLACK,
        base: "shadow",
        baseHeight: 0.06,
        board: 0.024,
        style: "tambour",
        columns: doors(2),
      }),
  },
  "LH-1053": {
    build: (size, { color }) =>
      tvUnit(size, {
        body: finished(color),
        front: finished(color),
        handles: color === "white" ? metal("black") : timber("pine"),
        base: "turned",
        baseHeight: 0.12,
        board: 0.024,
        overhang: 0.02,
        style: "framed",
        handle: "knob",
        columns: [door({ hinge: "left" }, 0.9), open(1, 1.1), door({ hinge: "right" }, 0.9)],
        props: ["none", "pile"],
      }),
  },
  "LH-1054": {
    build: (size, { color }) =>
      tvUnit(size, {
        body: timber(color),
        front: timber(color),
        handles: BRASS,
        style: "cane",
        base: "tapered",
        baseHeight: 0.17,
        slot: 0.1,
        columns: doors(3),
      }),
  },
  "LH-1059": {
    build: (size, { color }) =>
      displayCabinet(size, {
        body: timber(color),
        handles: BRASS,
        glazing: "glazed",
        panes: [2, 3],
        shelves: 2,
        lower: { kind: "drawers", rows: 2, share: 0.28 },
        base: "plinth",
        baseHeight: 0.06,
        lit: true,
        props: ["bowls", "glasses", "plates", "bowls", "jar", "glasses"],
      }),
  },
  "LH-1060": {
    build: (size, { color }) =>
      displayCabinet(size, {
        body: finished(color),
        legs: BLACK,
        handles: BLACK,
        glazing: "reededGlass",
        shelves: 1,
        lower: { kind: "flaps", rows: 1, share: 0.4 },
        handle: "tab",
        base: "frame",
        baseHeight: 0.18,
        props: ["bowls", "plates", "jar", "glasses"],
      }),
  },
  "LH-2010": {
    build: (size, { color }) =>
      sideboard(size, {
        body: timber(color),
        front: timber(color),
        handles: BRASS,
        handle: "knob",
        base: "tapered",
        columns: [door({ style: "cane" }), drawers(3), door({ style: "cane" })],
      }),
  },
  "LH-2011": {
    build: (size, { color }) =>
      sideboard(size, {
        body: timber("oak"),
        front: lacquer(color),
        handles: BLACK,
        legs: BLACK,
        handle: "bar",
        base: "runner",
        columns: [door(), drawers(3), door()],
      }),
  },
  "LH-2012": {
    build: (size, { color }) =>
      sideboard(size, {
        body: timber(color),
        front: timber(color),
        handles: BRASS,
        handle: "knob",
        base: "straight",
        baseHeight: 0.16,
        matched: true,
        handleAt: 0.3,
        columns: doors(3),
      }),
  },
  "LH-2033": {
    build: (size, { color }) =>
      sideboard(size, {
        body: timber(color),
        front: timber(color),
        legs: BLACK,
        construction: "topped",
        board: 0.028,
        base: "plinth",
        baseHeight: 0.07,
        style: "reeded",
        columns: doors(size.width > 1.6 ? 4 : 3),
      }),
  },
  "LH-2034": {
    build: (size, { color }) =>
      countryDresser(size, { body: lacquer(color), top: timber("pine"), handles: timber("pine") }),
  },
  "LH-2035": { build: (size, { color }) => barCart(size, { frame: steel(color) }) },
};

const office: ProductModels = {
  "LH-4013": { build: (size, { color }) => mobilePedestal(size, { body: powderCoat(color) }) },
};

const hall: ProductModels = {
  "LH-4002": { build: (size, { color }) => coatTree(size, { surface: timber(color) }) },
  "LH-4014": { build: (size, { color }) => shoeCabinet(size, { body: finished(color) }) },
  "LH-4015": {
    build: (size, { color, cover }) => shoeBench(size, { wood: timber("oak"), cover: cloth(cover, color) }),
  },
  "LH-4016": { build: (size, { color }) => shoeRack(size, { frame: steel(color) }) },
  "LH-4017": { build: (size, { color }) => coatPanel(size, { wood: timber(color), hooks: BLACK }) },
  "LH-4018": {
    build: (size, { color }) => coatPegs(size, { wood: timber(color), out: [true, false, true, true, false] }),
    stand: "wall",
  },
  "LH-4019": { build: (size, { color }) => steelCoatStand(size, { surface: steel(color) }) },
  "LH-4020": { build: (size, { color }) => clothesRail(size, { frame: steel(color) }) },
};

export const STORAGE: ProductModels = { ...shelves, ...sideboards, ...office, ...hall };
