import { ImportError } from "./importError.ts";
import { readHeader } from "./reading/csv.ts";
import { FURNITURE_COLUMNS } from "./readFurnitureCsv.ts";
import { PRODUCT_COLUMNS } from "./readThelia.ts";

export type DetectedFormat = { format: "demo" | "thelia" } | { format: "furniture"; lists: readonly string[] };

/** Share of known columns that identifies a format; a missing column then gets an error of its own. */
const MIN_COLUMN_SHARE = 0.5;
const MAX_NAMES = 12;

/**
 * Detects the format of a folder.
 *
 * @param names all files of the folder
 * @param heads first lines of its CSV files by lower-case name
 * @throws ImportError if no format matches
 */
export function detectFormat(
  folder: string,
  names: readonly string[],
  heads: ReadonlyMap<string, string>,
): DetectedFormat {
  if (names.includes("products") && names.includes("categories.json")) return { format: "demo" };
  const thelia = heads.get("products.csv");
  if (thelia !== undefined && looksLike(thelia, PRODUCT_COLUMNS)) return { format: "thelia" };
  const lists = [...heads.keys()].filter((name) => looksLike(heads.get(name) ?? "", FURNITURE_COLUMNS));
  if (lists.length > 0) return { format: "furniture", lists };
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

function looksLike(head: string, columns: readonly string[]): boolean {
  const header = readHeader(head);
  return columns.filter((column) => header.includes(column)).length > columns.length * MIN_COLUMN_SHARE;
}
