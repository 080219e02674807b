import { ImportError } from "./importError.ts";
import { readHeader } from "./reading/csv.ts";
import { FURNITURE_COLUMNS } from "./readFurnitureCsv.ts";
import { PRODUCT_COLUMNS } from "./readThelia.ts";

/** `texts`: contents of the CSV files by lower-case name. */
export type DetectedFormat =
  | { format: "demo" }
  | { format: "thelia" | "furniture"; texts: ReadonlyMap<string, string> };

/** Share of known columns that identifies a format; a missing column then gets an error of its own. */
const MIN_COLUMN_SHARE = 0.5;
const MAX_NAMES = 12;

/**
 * Detects the format of a folder.
 *
 * @param names all files of the folder
 * @param texts contents of its CSV files by name
 * @throws ImportError if no format matches
 */
export function detectFormat(
  folder: string,
  names: readonly string[],
  texts: ReadonlyMap<string, string>,
): DetectedFormat {
  if (names.includes("products") && names.includes("categories.json")) return { format: "demo" };
  const thelia = texts.get("products.csv");
  if (thelia !== undefined && looksLike(thelia, PRODUCT_COLUMNS)) return { format: "thelia", texts };
  const furniture = [...texts].filter(([, text]) => looksLike(text, FURNITURE_COLUMNS));
  if (furniture.length > 0) return { format: "furniture", texts: new Map(furniture) };
  throw new ImportError(
    [
      `${folder} holds nothing this shop can import. It understands`,
      "  - its own format: a folder products/ with JSON files, and categories.json beside it",
      "  - the demo catalogue of Thelia 2.x: products.csv with the columns REF, TITRE UK, PRIX, CATEGORIE …",
      "  - lists of furniture: CSV files with the columns item_id, name, category, price …",
      `The folder holds: ${names.slice(0, MAX_NAMES).join(", ") || "nothing"}${names.length > MAX_NAMES ? " …" : "."}`,
    ].join("\n"),
  );
}

function looksLike(text: string, columns: readonly string[]): boolean {
  const header = readHeader(text);
  return columns.filter((column) => header.includes(column)).length > columns.length * MIN_COLUMN_SHARE;
}
