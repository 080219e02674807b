import type { CatalogueProduct, CatalogueVariant } from "../../catalogue.ts";
import { isLessThan, formatNetPrice, parseDecimal } from "../../decimals.ts";
import { parsePrice, priceProblem } from "../price.ts";
import { ASSUMED, MAX_REF_LENGTH } from "../assumptions.ts";
import type { CsvRow, CsvTable } from "../csv.ts";
import { readDimensions } from "../dimensions.ts";
import { splitCell } from "../nameRegistry.ts";
import { slugsOf } from "../slugs.ts";
import { materialOf } from "./materials.ts";
import type { Taxonomy } from "./taxonomy.ts";
import { readTexts, standardColumns, unescapeCell } from "./cells.ts";

const COLUMNS = {
  ...standardColumns("titre"),
  // The demo has the same title for both languages.
  title: { en: "titre uk", fr: "titre uk" },
  postscriptum: { en: "postscriptum uk", fr: "postscriptum fr" },
};

export function readProducts({ rows, report }: CsvTable, vocabulary: Taxonomy): CatalogueProduct[] {
  const products = new Map<string, CatalogueProduct>();
  for (const row of rows) {
    const problem = problemOf(row, products);
    if (problem === undefined) {
      const product = toProduct(row, vocabulary, (note) => report.notes.push(`line ${row.line}: ${note}`));
      products.set(product.ref, product);
      report.read++;
    } else {
      report.skipped.push({ line: row.line, reason: problem });
    }
  }
  return [...products.values()];
}

function problemOf({ values }: CsvRow, products: ReadonlyMap<string, unknown>): string | undefined {
  const ref = refOf(values);
  if (ref === "") return "has no REF";
  if (ref.length > MAX_REF_LENGTH) return `its REF is longer than ${MAX_REF_LENGTH} characters`;
  if (products.has(ref)) return `${ref} was given before`;
  if (unescapeCell(values["titre uk"]) === "") return `${ref} has no title`;
  const problem = priceProblem(ref, values["prix"] ?? "");
  if (problem !== undefined) return problem;
  if (splitCell(values["categorie"] ?? "").length === 0) return `${ref} is in no category`;
  return undefined;
}

const refOf = (values: CsvRow["values"]): string => (values["ref"] ?? "").trim();

function toProduct(row: CsvRow, vocabulary: Taxonomy, note: (note: string) => void): CatalogueProduct {
  const { values } = row;
  const text = readTexts(row, COLUMNS);
  const brand = unescapeCell(values["brand"]);
  const dimensions = readDimensions(values["postscriptum fr"] ?? "");
  return {
    ref: refOf(values),
    brand: brand === "" ? undefined : vocabulary.brands.get(brand).code,
    categories: splitCell(values["categorie"] ?? "").map((name) => vocabulary.categories.get(name).code),
    visible: true,
    freight: false,
    weightKg: ASSUMED.weightKg,
    quantityStep: 1,
    sold: 0,
    createdOn: undefined,
    deliveryDays: ASSUMED.deliveryDays,
    text,
    slugs: slugsOf(text, ".html"),
    features: [
      ...(dimensions.length > 0 ? dimensions : readDimensions(values["postscriptum uk"] ?? "")),
      ...materialOf(splitCell(values["material uk"] ?? ""), vocabulary),
    ],
    variants: toVariants(values, vocabulary, note),
    pictures: undefined,
  };
}

/** One variant per colour, or one without attributes. */
function toVariants(values: CsvRow["values"], { colors }: Taxonomy, note: (note: string) => void): CatalogueVariant[] {
  const ref = refOf(values);
  const net = formatNetPrice(parseDecimal(values["prix"] ?? "") ?? "0");
  const variant = (variantRef: string, isDefault: boolean, choices: CatalogueVariant["choices"]): CatalogueVariant => ({
    ref: variantRef,
    isDefault,
    stock: ASSUMED.stock,
    stockSource: "assumed",
    net,
    promoNet,
    choices,
  });
  const promoNet = promoOf(values["prix2"] ?? "", net, note);
  const codes = splitCell(values["couleur uk"] ?? "").map((name) => colors.get(name).code);
  if (codes.length === 0) return [variant(ref, true, [])];
  // By colour, not by index: inserting a colour must not change the other references.
  return codes.map((value, index) =>
    variant(`${ref}-${value.split(":")[1]}`, index === 0, [{ attribute: "color", value }]),
  );
}

function promoOf(cell: string, net: string, note: (note: string) => void): string | undefined {
  if (cell.trim() === "") return undefined;
  const price = parsePrice(cell);
  const promo = price === undefined ? undefined : formatNetPrice(price);
  if (promo !== undefined && isLessThan(promo, net)) return promo;
  note(`promo price "${cell.trim()}" is ${promo === undefined ? "no price" : "not below the price"}: left out`);
  return undefined;
}
