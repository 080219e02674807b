import type { ProductModels } from "../recipe.ts";
import { armchairs } from "./seating/armchairs.ts";
import { cornerSofas } from "./seating/cornerSofas.ts";
import { gardenSeats } from "./seating/gardenSeats.ts";
import { poufs } from "./seating/poufs.ts";
import { sofaBeds } from "./seating/sofaBeds.ts";
import { sofas } from "./seating/sofas.ts";

export const seating: ProductModels = { ...sofas, ...cornerSofas, ...sofaBeds, ...armchairs, ...poufs, ...gardenSeats };
