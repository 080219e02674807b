import { type CatalogueCategory, type CatalogueProduct, emptyCatalogue } from "./catalogue.ts";
import { ASSUMED, DEFAULT_VAT_PERCENT } from "./reading/assumptions.ts";
import { type CsvShape, readRows, type TextChunks } from "./reading/csv.ts";
import { DIMENSIONS } from "./reading/dimensions.ts";
import { problemOf, refOf, toProduct } from "./reading/furniture/product.ts";
import { createNameRegistry, type NameRegistry } from "./reading/nameRegistry.ts";
import { slugsOf } from "./reading/slugs.ts";
import type { Source } from "./reading/source.ts";
import { createFileReport, type FileReport } from "./report.ts";
import { plainText } from "./text/cleanText.ts";

export const FURNITURE_COLUMNS = ["item_id", "name", "category", "price"];

const ROOT = "furniture:all";

const SHAPE: CsvShape = { required: FURNITURE_COLUMNS, titles: ["category"] };

/** First row of a product, and the codes of all its categories. */
interface Placement {
  file: string;
  line: number;
  categories: string[];
}

/**
 * Reads flat English furniture lists with one product per line. Their rows are read again for the products, because a
 * product may be in a category of a later row.
 *
 * @param lists readers of the texts by file name
 */
export async function readFurnitureCsv(lists: ReadonlyMap<string, () => TextChunks>): Promise<Source> {
  const files: FileReport[] = [];
  const categories = createCategories();
  const placements = new Map<string, Placement>();
  for (const [name, readChunks] of lists) {
    const report = createFileReport(name);
    files.push(report);
    await placeRows(readChunks(), report, placements, categories);
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
      readProducts: () => readProducts(lists, placements),
      categories: [root, ...categories.all()],
      features: DIMENSIONS.filter(({ code }) => code !== "diameter"),
    },
  };
}

async function placeRows(
  chunks: TextChunks,
  report: FileReport,
  placements: Map<string, Placement>,
  categories: NameRegistry<CatalogueCategory>,
): Promise<void> {
  const merged = { rows: 0, placements: 0 };
  const skipped: FileReport["skipped"] = [];
  for await (const row of readRows(report, chunks, SHAPE)) {
    const problem = problemOf(row);
    if (problem !== undefined) {
      skipped.push({ line: row.line, reason: problem });
      continue;
    }
    report.read++;
    const category = categories.get(plainText(row.values["category"] ?? "")).code;
    const { ref } = toProduct(row, [category], (text) => void report.notes.push(`line ${row.line}: ${text}`));
    const known = placements.get(ref);
    if (known === undefined) {
      placements.set(ref, { file: report.file, line: row.line, categories: [category] });
    } else {
      merged.rows++;
      if (!known.categories.includes(category)) {
        known.categories.push(category);
        merged.placements++;
      }
    }
  }
  // Rows that cannot be read come first.
  report.skipped = [...report.skipped, ...skipped];
  addNotes(report, merged);
}

async function* readProducts(
  lists: ReadonlyMap<string, () => TextChunks>,
  placements: ReadonlyMap<string, Placement>,
): AsyncGenerator<CatalogueProduct> {
  for (const [file, readChunks] of lists) {
    for await (const row of readRows(createFileReport(file), readChunks(), SHAPE)) {
      const placement = placements.get(refOf(row));
      const isFirst = placement?.file === file && placement.line === row.line;
      if (isFirst) yield toProduct(row, placement.categories, () => {});
    }
  }
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
