import { expect, test } from "vitest";
import { checkCatalogue } from "./checkCatalogue.ts";
import { readFurnitureCsv } from "./readFurnitureCsv.ts";
import { readAll } from "./testing/readAll.ts";

const HEADER =
  "X1;item_id;name;category;price;old_price;sellable_online;link;other_colors;short_description;designer;depth;height;width";
const row = (
  cells: Partial<
    Record<
      "id" | "name" | "category" | "price" | "old" | "online" | "link" | "text" | "designer" | "depth" | "width",
      string
    >
  >,
): string =>
  [
    "0",
    cells.id ?? "1",
    cells.name ?? "SKÅPÖ",
    cells.category ?? "Chairs",
    cells.price ?? "120,0",
    cells.old ?? "No old price",
    cells.online ?? "TRUE",
    cells.link ?? "https://example.com/",
    "No",
    cells.text ?? "Chair,          51x51 cm",
    cells.designer ?? "Somebody",
    cells.depth ?? "",
    "",
    cells.width ?? "51",
  ].join(";");

async function read(...rows: string[]) {
  const source = await readFurnitureCsv(new Map([["list.csv", () => [[HEADER, ...rows].join("\n")]]]));
  await checkCatalogue(source.catalogue);
  const products = await readAll(source.catalogue);
  return { ...source.catalogue, products, product: products[0]!, report: source.files[0]! };
}

test("a row becomes a product with a title, a size and a net price", async () => {
  const { product, categories } = await read(row({}));
  expect(product).toMatchObject({
    ref: "1",
    text: { en: { title: "SKÅPÖ Chair", chapo: "Chair, 51x51 cm" } },
    slugs: { en: "skapoe-chair.html" },
    categories: ["furniture:chairs"],
    features: [{ feature: "width", number: "51" }],
    variants: [{ ref: "1", net: "100.000000", stock: 25 }],
  });
  expect(categories.map(({ code, parent }) => [code, parent])).toEqual([
    ["furniture:all", undefined],
    ["furniture:chairs", "furniture:all"],
  ]);
});

test.each([
  ["https://www.example.com/en/p/skapoe-chair-marble-effect-black-10432193/", "skapoe-chair-marble-effect-black.html"],
  ["https://www.example.com/en/p/skapoe-chair-s59248530/", "skapoe-chair.html"],
  ["https://example.com/", "skapoe-chair.html"],
  ["", "skapoe-chair.html"],
])("the link %j becomes the URL %s", async (link, slug) => {
  expect((await read(row({ link }))).product.slugs).toEqual({ en: slug });
});

test("a sentence in the designer column describes the product, a name does not", async () => {
  const { product } = await read(row({ designer: "704.655.38 You sit comfortably. Velvet." }));
  expect(product.text["en"]).toMatchObject({ description: "<p>You sit comfortably. Velvet.</p>" });
  expect((await read(row({}))).product.text["en"]).not.toHaveProperty("description");
});

test("the same id in another category is the same product", async () => {
  const { products, product, report } = await read(row({}), row({ category: "Sofas & armchairs" }), row({}));
  expect(products).toHaveLength(1);
  expect(product.categories).toEqual(["furniture:chairs", "furniture:sofas-armchairs"]);
  expect(report.notes).toContain("2 rows name a product again: merged, 1 of them for one more category");
});

test.each([
  ["SR 2,400", "2000.000000"],
  ["SR 240", "200.000000"],
  ["SR 180/4 pack", "150.000000"],
])("the old price %j is the regular price, today's the promotion", async (old, net) => {
  expect((await read(row({ old }))).product.variants[0]).toMatchObject({ net, promoNet: "100.000000" });
});

test.each(["No old price", "", "SR 100", "soon"])("the old price %j is none", async (old) => {
  expect((await read(row({ old }))).product.variants[0]).toMatchObject({ net: "100.000000", promoNet: undefined });
});

test("products not for sale have no stock", async () => {
  expect((await read(row({ online: "FALSE" }))).product.variants[0]).toMatchObject({ stock: 0, stockSource: "yes-no" });
});

test("invalid sizes are omitted and reported", async () => {
  const { product, report } = await read(row({ depth: "deep", width: "99999999" }));
  expect(product.features).toEqual([]);
  expect(report.notes.filter((note) => note.startsWith("line 2"))).toHaveLength(2);
});

test("rows without id, name, category or price are skipped and reported with their line", async () => {
  const { products, report } = await read(
    row({ id: " " }),
    row({ name: "" }),
    row({ category: "" }),
    row({ price: "1.234,5" }),
    row({ id: "7" }),
  );
  expect(products).toHaveLength(1);
  expect(report.skipped.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
});

test.each(["0", "0,00", "0.004", "-0,5", "-12"])("a row with the price %j is skipped and reported", async (price) => {
  const { products, report } = await read(row({ price }), row({ id: "7" }));
  expect(products.map(({ ref }) => ref)).toEqual(["7"]);
  expect(report.skipped).toEqual([{ line: 2, reason: `1 has no price above zero: "${price}"` }]);
});

test("rows with a long title or category are skipped and reported, however the cell is filled", async () => {
  const began = performance.now();
  const { products, report } = await read(
    row({ id: "2", name: "x".repeat(320_001) }),
    row({ id: "3", text: ",".repeat(100_000) }),
    row({ id: "4", name: "x".repeat(250), text: "A Chair" }),
    row({ id: "5", category: "x".repeat(256) }),
    row({ id: "6", name: "x".repeat(200) }),
  );
  expect(performance.now() - began).toBeLessThan(2000);
  expect(products.map(({ ref }) => ref)).toEqual(["6"]);
  expect(report.skipped.map(({ reason }) => reason)).toEqual([
    "its name is longer than 100000 characters",
    "its category is longer than 255 characters",
    "3 has a title longer than 255 characters",
    "4 has a title longer than 255 characters",
  ]);
});
