import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the demo catalogue: JSON files in the shop's own format, pictures, drawings, models and swatches. */
export const DEMO_FOLDER = fileURLToPath(new URL("../catalogue/", import.meta.url));

/** Folders with the files that the catalogue refers to by name. */
export const DEMO_MEDIA_FOLDERS: readonly string[] = ["pictures", "drawings", "models", "swatches", "icons"].map(
  (name) => join(DEMO_FOLDER, name),
);
