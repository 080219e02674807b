import type { Catalogue } from "../catalogue.ts";
import type { FileReport } from "../report.ts";

export interface Source {
  format: string;
  catalogue: Catalogue;
  files: FileReport[];
}
