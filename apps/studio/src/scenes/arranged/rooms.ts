import type { Scene } from "../scene.ts";
import type { Furniture } from "../set/furnish.ts";
import { type BedRoom, bedRoom } from "./bedroom.ts";
import { type DiningRoom, diningRoom } from "./dining.ts";
import { type LivingRoom, livingRoom } from "./living.ts";
import { type StillRoom, stillRoom } from "./still.ts";
import { STILLS } from "./stills.ts";
import { type WallRoom, wallRoom } from "./wall.ts";

const LIVING = {
  "living-forest": {
    sofa: ["LH-1001", "forest"],
    lamp: ["LH-5002", "black"],
    table: ["LH-1014", "oak"],
    seat: ["LH-1009", "mustard"],
    side: ["LH-1049", "black"],
    rug: ["LH-6007", "cream"],
    walls: "#ded8cb",
    floor: "natural",
    seed: 4,
  },
  "living-cream": {
    sofa: ["LH-1003", "cream"],
    lamp: ["LH-5008", "oak"],
    table: ["LH-1016", "walnut"],
    seat: ["LH-1037", "black"],
    side: ["LH-1051", "oak"],
    rug: ["LH-6010", "blue"],
    walls: "#c5cabd",
    floor: "smoked",
    seed: 5,
  },
  "living-navy": {
    sofa: ["LH-1002", "navy"],
    lamp: ["LH-5007", "black"],
    table: ["LH-1044", "oak"],
    seat: ["LH-1012", "terracotta"],
    side: ["LH-1050", "white"],
    rug: ["LH-6009", "rust"],
    walls: "#e0d8ca",
    floor: "natural",
    seed: 6,
  },
  "living-sage": {
    sofa: ["LH-1004", "sage"],
    lamp: ["LH-5009", "black"],
    table: ["LH-1045", "oak"],
    seat: ["LH-1040", "cream"],
    side: ["LH-1017", "oak"],
    rug: ["LH-6003", "grey"],
    walls: "#d8cbbb",
    floor: "pale",
    seed: 8,
  },
  "living-cognac": {
    sofa: ["LH-1022", "cognac"],
    lamp: ["LH-5002", "black"],
    table: ["LH-1048", "grey"],
    seat: ["LH-1033", "olive"],
    side: ["LH-1051", "oak"],
    rug: ["LH-6001", "navy"],
    walls: "#cdd1d0",
    floor: "smoked",
    seed: 9,
  },
  "living-anthracite": {
    sofa: ["LH-1029", "anthracite"],
    lamp: ["LH-5008", "oak"],
    table: ["LH-1047", "acacia"],
    seat: ["LH-1011", "rose"],
    side: ["LH-1049", "black"],
    rug: ["LH-6008", "sand"],
    walls: "#e3ddd1",
    floor: "pale",
    seed: 10,
  },
} satisfies Record<string, LivingRoom>;

const DINING = {
  "dining-forest": {
    table: ["LH-2001", "oak"],
    chair: ["LH-2021", "white"],
    lamp: ["LH-5003", "forest"],
    sideboard: ["LH-2011", "forest"],
    walls: "#d9d4c6",
    floor: "natural",
    seed: 5,
  },
  "dining-walnut": {
    table: ["LH-2004", "walnut"],
    chair: ["LH-2005", "sage"],
    lamp: ["LH-5011", "white"],
    sideboard: ["LH-2012", "walnut"],
    walls: "#cfd1c4",
    floor: "pale",
    seed: 2,
  },
  "dining-oak": {
    table: ["LH-2013", "oak"],
    chair: ["LH-2025", "oak"],
    lamp: ["LH-5012", "black"],
    sideboard: ["LH-2033", "oak"],
    walls: "#cfd3d0",
    floor: "smoked",
    seed: 7,
  },
  "dining-white": {
    table: ["LH-2015", "white"],
    chair: ["LH-2007", "beech"],
    lamp: ["LH-5016", "sand"],
    sideboard: ["LH-2034", "sage"],
    walls: "#e4ded1",
    floor: "natural",
    seed: 4,
  },
  "dining-bistro": {
    table: ["LH-2017", "white"],
    chair: ["LH-2019", "black"],
    lamp: ["LH-5004", "black"],
    sideboard: ["LH-1059", "oak"],
    walls: "#c9cfc2",
    floor: "smoked",
    seed: 3,
  },
  "dining-sand": {
    table: ["LH-2002", "walnut"],
    chair: ["LH-2006", "sand"],
    lamp: ["LH-5014", "grey"],
    sideboard: ["LH-1060", "walnut"],
    walls: "#ddd2c3",
    floor: "pale",
    seed: 8,
  },
  "dining-marble": {
    table: ["LH-2003", "white"],
    chair: ["LH-2022", "forest"],
    lamp: ["LH-5015", "white"],
    sideboard: ["LH-2035", "brass"],
    isTrolley: true,
    walls: "#d9cdbd",
    floor: "smoked",
    seed: 9,
  },
} satisfies Record<string, DiningRoom>;

const BEDROOMS = {
  "bedroom-grey": {
    bed: ["LH-3001", "grey"],
    nightstand: ["LH-3021", "oak"],
    lamp: ["LH-5017", "terracotta"],
    storage: ["LH-3005", "sage"],
    rug: ["LH-6007", "cream"],
    walls: "#e2dacd",
    floor: "natural",
    seed: 6,
  },
  "bedroom-oak": {
    bed: ["LH-3002", "oak"],
    nightstand: ["LH-3006", "oak"],
    lamp: ["LH-5005", "forest"],
    storage: ["LH-3026", "oak"],
    rug: ["LH-6003", "grey"],
    walls: "#cdd2c9",
    floor: "pale",
    seed: 4,
  },
  "bedroom-velvet": {
    bed: ["LH-3007", "grey"],
    nightstand: ["LH-3023", "rose"],
    lamp: ["LH-5019", "white"],
    storage: ["LH-3025", "sage"],
    rug: ["LH-6007", "cream"],
    walls: "#d9cec7",
    floor: "pale",
    seed: 5,
  },
  "bedroom-cream": {
    bed: ["LH-3008", "cream"],
    nightstand: ["LH-3021", "oak"],
    lamp: ["LH-5005", "forest"],
    storage: ["LH-3024", "oak"],
    rug: ["LH-6009", "rust"],
    walls: "#c8cdc3",
    floor: "natural",
    seed: 8,
  },
  "bedroom-metal": {
    bed: ["LH-3010", "black"],
    nightstand: ["LH-3021", "oak"],
    lamp: ["LH-5017", "terracotta"],
    storage: ["LH-3030", "oak"],
    rug: ["LH-6010", "blue"],
    walls: "#e3ddd1",
    floor: "natural",
    seed: 10,
  },
  "bedroom-platform": {
    bed: ["LH-3011", "oak"],
    nightstand: ["LH-3021", "oak"],
    lamp: ["LH-5020", "white"],
    storage: ["LH-3004", "white"],
    rug: ["LH-6001", "navy"],
    walls: "#d3d6d3",
    floor: "smoked",
    seed: 12,
  },
} satisfies Record<string, BedRoom>;

const WALLS = {
  "hall-panel": {
    along: [
      { product: ["LH-4017", "oak"], x: -0.95 },
      { product: ["LH-4001", "grey"], x: 0.35 },
      { product: ["LH-4002", "oak"], x: 1.45 },
    ],
    before: [{ product: ["LH-2029", "oak"], x: -1.75, z: 0.7 }],
    picture: { x: 0.35, y: 1.32 },
    plant: { x: 2.3, height: 1.2 },
    walls: "#dcd6c8",
    floor: "natural",
    boards: "#8f9d8f",
    seed: 8,
  },
  "hall-black": {
    along: [
      { product: ["LH-4020", "black"], x: -1.25 },
      { product: ["LH-4016", "black"], x: 0.05 },
      { product: ["LH-4018", "oak"], x: 0.05, y: 1.55 },
      { product: ["LH-4014", "white"], x: 1.1, carries: "flowers" },
      { product: ["LH-4019", "black"], x: 1.95 },
    ],
    walls: "#c9bcab",
    floor: "smoked",
    seed: 6,
  },
  "office-desk": {
    along: [
      { product: ["LH-4004", "oak"], x: -0.25, carries: "laptop" },
      { product: ["LH-4012", "oak"], x: 1.35 },
      { product: ["LH-6029", "black"], x: 1.35, y: 1.4 },
    ],
    before: [
      { product: ["LH-4009", "black"], x: 0.4, z: 1.22, turnY: Math.PI + 0.7 },
      { product: ["LH-6010", "blue"], x: -0.1, z: 1.6, turnY: Math.PI / 2 },
    ],
    picture: { x: -0.5, y: 1.2 },
    plant: { x: -1.65, height: 1.3 },
    walls: "#c6cccb",
    floor: "pale",
    seed: 4,
  },
  "office-secretaire": {
    along: [
      { product: ["LH-4005", "walnut"], x: -0.35, carries: "flowers" },
      { product: ["LH-1019", "walnut"], x: 1.15 },
      { product: ["LH-6030", "walnut"], x: -0.35, y: 1.5 },
    ],
    before: [
      { product: ["LH-4010", "black"], x: 0.45, z: 1.2, turnY: Math.PI + 0.8 },
      { product: ["LH-6001", "navy"], x: 0, z: 1.6, turnY: Math.PI / 2 },
    ],
    plant: { x: 2.1, height: 1.2 },
    walls: "#d8d3c8",
    floor: "natural",
    seed: 10,
  },
  "television-oak": {
    along: [
      { product: ["LH-1052", "oak"], x: -0.15, carries: "flowers" },
      { product: ["LH-1055", "oak"], x: 1.55 },
      { product: ["LH-1057", "oak"], x: -0.15, y: 1.15 },
    ],
    before: [
      { product: ["LH-6003", "grey"], x: 0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1041", "cream"], x: 0.75, z: 1.6 },
    ],
    plant: { x: -1.75, height: 1.3 },
    walls: "#c9cfc4",
    floor: "natural",
    seed: 4,
  },
  "television-walnut": {
    along: [
      { product: ["LH-1054", "walnut"], x: -0.2, carries: "flowers" },
      { product: ["LH-1058", "white"], x: 1.5 },
    ],
    before: [
      { product: ["LH-6009", "rust"], x: 0.1, z: 1.7, turnY: Math.PI / 2 },
      { product: ["LH-1013", "mustard"], x: 0.7, z: 1.55 },
    ],
    picture: { x: -0.3, y: 0.95 },
    plant: { x: -1.7, height: 1.3 },
    walls: "#d7cbbc",
    floor: "smoked",
    seed: 6,
  },
  "children-loft": {
    along: [
      { product: ["LH-3015", "white"], x: 0.95, turnY: -Math.PI / 2 },
      { product: ["LH-4007", "white"], x: -1.15, carries: "flowers" },
    ],
    before: [
      { product: ["LH-9002", "beech"], x: -1.0, z: 1.05, turnY: Math.PI - 0.4 },
      { product: ["LH-6002", "terracotta"], x: 0.1, z: 1.95 },
    ],
    picture: { x: -1.3, y: 1.15 },
    walls: "#d3dbd8",
    floor: "pale",
    seed: 2,
  },
} satisfies Record<string, WallRoom>;

type Furnish = (piece: Furniture) => Scene;

const furnished = <R>(rooms: Record<string, R>, arrange: (piece: Furniture, room: R) => Scene): [string, Furnish][] =>
  Object.entries(rooms).map(([name, room]) => [name, (piece) => arrange(piece, room)]);

/** Rooms that several products share as their picture, in the colours of the default variants. */
export const ARRANGED_ROOMS: Readonly<Record<string, Furnish>> = Object.fromEntries([
  ...furnished<LivingRoom>(LIVING, livingRoom),
  ...furnished<DiningRoom>(DINING, diningRoom),
  ...furnished<BedRoom>(BEDROOMS, bedRoom),
  ...furnished<WallRoom>(WALLS, wallRoom),
  ...furnished<StillRoom>(STILLS, stillRoom),
]);
