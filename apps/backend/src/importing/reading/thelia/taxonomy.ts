import type { CatalogueAttributeValue, CatalogueBrand, CatalogueCategory, CatalogueFeature } from "../../catalogue.ts";
import { type FileReport } from "../../report.ts";
import { slugOfTitle } from "../../text/slug.ts";
import { type CsvShape, type CsvTable, readCsv } from "../csv.ts";
import { createNameRegistry, type NameRegistry } from "../nameRegistry.ts";
import { slugsOf } from "../slugs.ts";
import { readTexts, standardColumns, unescapeCell } from "./cells.ts";

/** Entries that products refer to, read from the small files; missing ones are created from the products. */
export interface Taxonomy {
  categories: NameRegistry<CatalogueCategory>;
  brands: NameRegistry<CatalogueBrand>;
  colors: NameRegistry<CatalogueAttributeValue>;
  materials: NameRegistry<CatalogueFeature["values"][number]>;
}

/** Columns of colors.csv and materials.csv, which have no header. */
const PAIR = ["title fr", "title uk"];

type Table = (name: string, shape: CsvShape) => Promise<CsvTable | undefined>;

/** Thelia has colour names only; swatches need a value. */
const HEX: Record<string, string> = {
  blue: "#3e6a9e",
  yellow: "#e3b93c",
  orange: "#dd8033",
  pink: "#d98ba3",
  green: "#5f8a5a",
  purple: "#7a5a8c",
  red: "#b23b36",
  gray: "#8a8f94",
  black: "#26282b",
  beige: "#d6c6a8",
  turquoise: "#3f9c9a",
  brown: "#6f4e37",
  white: "#f4f3ef",
};

/**
 * Reads the small files; their reports are appended to `files`.
 *
 * @param texts file contents by name
 */
export async function readTaxonomy(
  texts: ReadonlyMap<string, string>,
  files: FileReport[],
  products: FileReport,
): Promise<Taxonomy> {
  const table: Table = async (name, shape) => {
    const text = texts.get(name);
    if (text === undefined) return undefined;
    const read = await readCsv(name, text, shape);
    files.push(read.report);
    return read;
  };
  return {
    categories: await readCategories(table, products),
    brands: await readBrands(table, products),
    colors: await readPairs(table, "colors.csv", "colour", products, (code, text) => ({
      code,
      hex: HEX[text.en?.title?.toLowerCase() ?? ""],
      text,
    })),
    materials: await readPairs(table, "materials.csv", "material", products, (code, text) => ({ code, text })),
  };
}

async function readCategories(table: Table, products: FileReport): Promise<NameRegistry<CatalogueCategory>> {
  let position = 0;
  const make = (code: string, text: CatalogueCategory["text"], parent?: string): CatalogueCategory => ({
    code,
    parent,
    position: ++position,
    visible: true,
    text,
    slugs: slugsOf(text, ".html"),
    pictures: undefined,
  });
  const names = createNameRegistry(
    "thelia",
    (code, name) => make(code, { en: { title: name } }),
    reportUndeclared(products, "category"),
  );
  const { rows = [], report } =
    (await table("categories.csv", {
      required: ["categories uk"],
      titles: ["categories uk", "categories fr", "parent uk"],
    })) ?? {};
  for (const row of rows) {
    const title = unescapeCell(row.values["categories uk"]);
    // Version 3 of the demo has a parent column; parents may lack a row of their own.
    const parent = unescapeCell(row.values["parent uk"]);
    const isNew =
      title !== "" && names.declare(title, (code) => make(code, readTexts(row, standardColumns("categories"))));
    if (isNew && parent !== "") names.get(title).parent = names.get(parent).code;
    count(report, row.line, title, isNew);
  }
  return names;
}

async function readBrands(table: Table, products: FileReport): Promise<NameRegistry<CatalogueBrand>> {
  let position = 0;
  const make = (code: string, title: string): CatalogueBrand => ({
    code,
    position: ++position,
    title,
    text: {},
    slugs: { en: slugOfTitle(title, ".html") },
  });
  const names = createNameRegistry("thelia", make, reportUndeclared(products, "brand"));
  const { rows = [], report } = (await table("brand.csv", { required: ["name"], titles: ["name"] })) ?? {};
  for (const row of rows) {
    const title = unescapeCell(row.values["name"]);
    count(report, row.line, title, title !== "" && names.declare(title, (code) => make(code, title)));
  }
  return names;
}

/** Reads colors.csv or materials.csv: French and English names, no header. */
async function readPairs<T extends { code: string }>(
  table: Table,
  file: string,
  what: string,
  products: FileReport,
  make: (code: string, text: CatalogueCategory["text"]) => T,
): Promise<NameRegistry<T>> {
  const names = createNameRegistry(
    "thelia",
    (code, name) => make(code, { en: { title: name } }),
    reportUndeclared(products, what),
  );
  const { rows = [], report } = (await table(file, { withoutHeader: PAIR, titles: PAIR })) ?? {};
  for (const row of rows) {
    const title = unescapeCell(row.values["title uk"]);
    const text = readTexts(row, { title: { en: "title uk", fr: "title fr" } });
    count(report, row.line, title, title !== "" && names.declare(title, (code) => make(code, text)));
  }
  return names;
}

const reportUndeclared = (products: FileReport, what: string) => (name: string) =>
  void products.notes.push(`${what} "${name}" is in no other file: made from the name`);

function count(report: FileReport | undefined, line: number, title: string, isNew: boolean): void {
  if (report === undefined) return;
  if (isNew) report.read++;
  else report.skipped.push({ line, reason: title === "" ? "has no English name" : `"${title}" was given before` });
}
