import type { Catalogue } from "../catalogue.ts";
import type { FileReport } from "../report.ts";

/** A folder that was read: nothing is written yet. */
export interface Source {
  /** as the report names it */
  format: string;
  catalogue: Catalogue;
  files: FileReport[];
}
