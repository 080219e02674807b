import { type CatalogueCategory, type CatalogueProduct, emptyCatalogue } from "./catalogue.ts";
import { ASSUMED, DEFAULT_VAT_PERCENT } from "./reading/assumptions.ts";
import { type CsvRow, readCsv } from "./reading/csv.ts";
import { DIMENSIONS } from "./reading/dimensions.ts";
import { problemOf, toProduct } from "./reading/furniture/product.ts";
import { createNameRegistry, type NameRegistry } from "./reading/nameRegistry.ts";
import { slugsOf } from "./reading/slugs.ts";
import type { Source } from "./reading/source.ts";
import type { FileReport } from "./report.ts";
import { plainText } from "./text/cleanText.ts";

export const FURNITURE_COLUMNS = ["item_id", "name", "category", "price"];

const ROOT = "furniture:all";

/**
 * Reads flat English furniture lists with one product per line.
 *
 * @param texts file contents by name
 */
export function readFurnitureCsv(texts: ReadonlyMap<string, string>): Source {
  const files: FileReport[] = [];
  const categories = createCategories();
  const products = new Map<string, CatalogueProduct>();
  for (const [name, text] of texts) {
    const { rows, report } = readCsv(name, text, { required: FURNITURE_COLUMNS, titles: ["category"] });
    files.push(report);
    readRows(rows, report, products, categories);
  }
  const root: CatalogueCategory = {
    code: ROOT,
    parent: undefined,
    position: 1,
    visible: true,
    text: { en: { title: "Furniture" }, de: { title: "Möbel" }, ro: { title: "Mobilă" } },
    slugs: { en: "furniture.html", de: "moebel.html", ro: "mobila.html" },
    pictures: undefined,
  };
  return {
    format: "a list of furniture",
    files,
    catalogue: {
      ...emptyCatalogue(),
      products: [...products.values()],
      categories: [root, ...categories.all()],
      features: DIMENSIONS.filter(({ code }) => code !== "diameter"),
    },
  };
}

function readRows(
  rows: readonly CsvRow[],
  report: FileReport,
  products: Map<string, CatalogueProduct>,
  categories: NameRegistry<CatalogueCategory>,
): void {
  const merged = { rows: 0, placements: 0 };
  for (const row of rows) {
    const problem = problemOf(row);
    if (problem !== undefined) {
      report.skipped.push({ line: row.line, reason: problem });
      continue;
    }
    report.read++;
    const category = categories.get(plainText(row.values["category"] ?? "")).code;
    const note = (text: string): void => void report.notes.push(`line ${row.line}: ${text}`);
    const product = toProduct(row, category, note);
    const known = products.get(product.ref);
    if (known === undefined) {
      products.set(product.ref, product);
    } else {
      merged.rows++;
      if (!known.categories.includes(category)) {
        known.categories.push(category);
        merged.placements++;
      }
    }
  }
  addNotes(report, merged);
}

function addNotes(report: FileReport, merged: { rows: number; placements: number }): void {
  const [min, max] = ASSUMED.deliveryDays;
  const notes = [
    `prices are taken as euro with ${DEFAULT_VAT_PERCENT} % VAT (Austria), whatever currency the file had`,
    `no stock is given: ${ASSUMED.stock} where sellable_online is TRUE, known products keep theirs; FALSE is 0`,
    `no weight is given: every product is a parcel of ${ASSUMED.weightKg} kg, delivered in ${min} to ${max} days`,
    "of links only the words are kept, as addresses; designers and the hint at other colours are left out",
  ];
  if (merged.rows > 0) {
    notes.push(`${merged.rows} rows name a product again: merged, ${merged.placements} of them for one more category`);
  }
  report.notes.unshift(...notes);
}

const createCategories = (): NameRegistry<CatalogueCategory> => {
  let position = 0;
  const make = (code: string, title: string): CatalogueCategory => {
    const text = { en: { title } };
    return {
      code,
      parent: ROOT,
      position: ++position,
      visible: true,
      text,
      slugs: slugsOf(text, ".html"),
      pictures: undefined,
    };
  };
  return createNameRegistry("furniture", make, () => {});
};
