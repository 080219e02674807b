import type { Translations } from "../../platform/db/columns.ts";
import type { CatalogueDetails } from "../catalogue.ts";
import type { DemoPictures } from "@shop/demo/schemas";

export interface DemoContext {
  pictures: DemoPictures;
  /** By reference, in file order, with those that several products share. */
  picturesByProduct: ReadonlyMap<string, readonly DemoPictures[string][]>;
  /** Colour names by language, by colour code. */
  colors: ReadonlyMap<string, Translations>;
  files: (ref: string) => CatalogueDetails["files"];
  /** References of the services that can be booked with a product. */
  services: (ref: string) => string[];
}
