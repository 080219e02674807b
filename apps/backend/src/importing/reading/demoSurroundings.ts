import type { Translations } from "../../db/columns.ts";
import type { CatalogueDetails } from "../catalogue.ts";
import type { DemoPictures } from "../demoSchemas.ts";

/** What the other files know about products. */
export interface DemoSurroundings {
  pictures: DemoPictures;
  /** color code → its name by language */
  colors: ReadonlyMap<string, Translations>;
  files: (ref: string) => CatalogueDetails["files"];
}
