import type { CatalogueContent } from "./catalogue.ts";
import { emptyCatalogue, readerOf } from "./catalogue.ts";
import { ASSUMED } from "./reading/assumptions.ts";
import { type CsvTable, readCsv } from "./reading/csv.ts";
import { DIMENSIONS } from "./reading/dimensions.ts";
import { splitCell } from "./reading/nameRegistry.ts";
import type { Source } from "./reading/source.ts";
import { CONTENT_COLUMNS, readContents } from "./reading/thelia/contents.ts";
import { MATERIAL } from "./reading/thelia/materials.ts";
import { readProducts } from "./reading/thelia/products.ts";
import { readTaxonomy } from "./reading/thelia/taxonomy.ts";
import type { FileReport } from "./report.ts";

const PRODUCTS = "products.csv";
const CONTENTS = "contents.csv";
export const PRODUCT_COLUMNS = ["ref", "titre uk", "prix", "categorie"];
export const USED_FILES: readonly string[] = [
  PRODUCTS,
  CONTENTS,
  "categories.csv",
  "brand.csv",
  "colors.csv",
  "materials.csv",
];

const title = (de: string, ro: string, en: string, fr: string) => ({
  de: { title: de },
  ro: { title: ro },
  en: { title: en },
  fr: { title: fr },
});

/**
 * Reads the demo catalogue of Thelia 2.x: English and French, net prices.
 *
 * @param texts contents of its CSV files by name
 */
export async function readThelia(texts: ReadonlyMap<string, string>): Promise<Source> {
  const products = await readCsv(PRODUCTS, texts.get(PRODUCTS) ?? "", {
    required: PRODUCT_COLUMNS,
    titles: ["titre uk", "brand", "categorie"],
  });
  const files: FileReport[] = [products.report];
  const vocabulary = await readTaxonomy(texts, files, products.report);
  const readProductRows = readProducts(products, vocabulary);
  const contents = await readContentsFile(texts, files);
  addNotes(products);
  return {
    format: "the demo catalogue of Thelia",
    files,
    catalogue: {
      ...emptyCatalogue(),
      readProducts: readerOf(readProductRows),
      contents,
      categories: vocabulary.categories.all(),
      brands: vocabulary.brands.all(),
      attributes: [
        {
          code: "color",
          position: 1,
          text: title("Farbe", "Culoare", "Colour", "Couleur"),
          values: vocabulary.colors.all(),
          borrowed: true,
        },
      ],
      features: [
        ...DIMENSIONS,
        {
          code: MATERIAL,
          unit: undefined,
          position: 5,
          text: title("Material", "Material", "Material", "Matière"),
          values: vocabulary.materials.all(),
          borrowed: true,
        },
      ],
    },
  };
}

async function readContentsFile(texts: ReadonlyMap<string, string>, files: FileReport[]): Promise<CatalogueContent[]> {
  const text = texts.get(CONTENTS);
  if (text === undefined) return [];
  const table = await readCsv(CONTENTS, text, { required: CONTENT_COLUMNS, titles: ["title uk", "title fr"] });
  files.push(table.report);
  return readContents(table);
}

function addNotes({ rows, report }: CsvTable): void {
  const count = (column: string): number =>
    rows.reduce((sum, { values }) => sum + splitCell(values[column] ?? "").length, 0);
  const [min, max] = ASSUMED.deliveryDays;
  const notes = [
    `no stock is given: new variants start with ${ASSUMED.stock}, known ones keep theirs`,
    `no weight is given: every product is a parcel of ${ASSUMED.weightKg} kg, delivered in ${min} to ${max} days`,
  ];
  const photos = count("photo");
  if (photos > 0) notes.push(`${photos} pictures are named, none is imported: the shop's pictures are made in advance`);
  const links = count("content uk");
  if (links > 0) notes.push(`${links} links from products to contents are left out`);
  report.notes.unshift(...notes);
}
