import { expect, test } from "vitest";
import { checkCatalogue } from "./checkCatalogue.ts";
import { readThelia } from "./readThelia.ts";
import { readAll } from "./testing/readAll.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

type Cells = Parameters<typeof theliaProducts>[number];

async function read(...products: Cells[]) {
  const source = await readThelia(
    new Map(Object.entries({ ...THELIA_FILES, "products.csv": theliaProducts(...products) })),
  );
  await checkCatalogue(source.catalogue);
  const [report] = source.files;
  const all = await readAll(source.catalogue);
  return { ...source.catalogue, products: all, report: report!, files: source.files, product: all[0]! };
}

test("prices are net, and the second one a promotion", async () => {
  const { product } = await read({ ref: "P1", title: "Chair", price: "223", promo: "199,5" });
  expect(product.variants).toMatchObject([{ net: "223.000000", promoNet: "199.500000", isDefault: true }]);
});

test.each(["250", "100", "cheap", "-5"])(
  "a promo price of %j against a price of 100 is left out and noted",
  async (promo) => {
    const { product, report } = await read({ ref: "P1", title: "Chair", promo });
    expect(product.variants[0]?.promoNet).toBeUndefined();
    expect(report.notes.at(-1)).toContain("promo price");
  },
);

test("each colour is a variant, in any case, also with a trailing semicolon", async () => {
  const { product } = await read({ ref: "P1", title: "Chair", colors: "blue; Gray ;RED;blue;" });
  expect(product.variants.map(({ ref, isDefault }) => [ref, isDefault])).toEqual([
    ["P1-blue", true],
    ["P1-gray", false],
    ["P1-red", false],
  ]);
  expect(product.variants[1]?.choices).toEqual([{ attribute: "color", value: "thelia:gray" }]);
});

test("a product without colour has one variant", async () => {
  const { product } = await read({ ref: "P1", title: "Chair" });
  expect(product.variants).toMatchObject([{ ref: "P1", choices: [], stock: 25, stockSource: "assumed" }]);
});

test("a non-breaking space beside a category is trimmed", async () => {
  const { product } = await read({ ref: "P1", title: "Chair", category: "Chairs\u00a0; Sofas" });
  expect(product.categories).toEqual(["thelia:chairs", "thelia:sofas"]);
});

test("attributes missing from the small files are derived from the name and reported", async () => {
  const { categories, brands, report } = await read({
    ref: "P1",
    title: "Pouf",
    category: "Poufs",
    brand: "Nobody",
    colors: "mauve",
  });
  expect(categories.at(-1)).toMatchObject({ code: "thelia:poufs", text: { en: { title: "Poufs" } } });
  expect(brands.at(-1)).toMatchObject({ code: "thelia:nobody", title: "Nobody" });
  expect(report.notes.filter((note) => note.includes("is in no other file"))).toHaveLength(3);
});

test("texts are English and French, URLs English", async () => {
  const { product, categories } = await read({
    ref: "P1",
    title: "The ''Owen''",
    description: "One\nTwo\n",
    descriptionFr: "Un",
  });
  expect(product.text.en).toMatchObject({ title: "The 'Owen'", chapo: "Short", description: "<p>One</p><p>Two</p>" });
  expect(product.text.fr).toMatchObject({ title: "The 'Owen'", chapo: "Court", description: "<p>Un</p>" });
  expect(product.slugs).toEqual({ en: "the-owen.html" });
  expect(categories[1]).toMatchObject({
    text: { en: { title: "Sofas" }, fr: { title: "Canapés" } },
    slugs: { en: "sofas.html" },
  });
});

test("sizes come from the French text, else from the English one in inches; materials are one value", async () => {
  const { product, features } = await read({
    ref: "P1",
    title: "Chair",
    sizeUk: "Width : 20'' – Height: 42''",
    sizeFr: "Larg 52 cm",
    materials: "Tissue;Wood",
  });
  expect(product.features).toEqual([
    { feature: "width", number: "52" },
    { feature: "material", value: "thelia:tissue-wood" },
  ]);
  expect(features.at(-1)?.values.at(-1)?.text).toEqual({ en: { title: "Tissue, Wood" }, fr: { title: "Tissu, Bois" } });
  expect(product.text.en?.postscriptum).toBe("Width : 20″ – Height: 42″");
});

test("the broken header and doubled apostrophes of the contents are repaired", async () => {
  const { contents, files } = await read({ ref: "P1", title: "Chair" });
  expect(contents).toMatchObject([
    { code: "thelia:opening-times", folder: "thelia:blog", text: { fr: { title: "Horaires d'ouverture" } } },
  ]);
  expect(files.find(({ file }) => file === "contents.csv")?.notes).toHaveLength(1);
});

test("invalid rows are skipped, each with its line and reason", async () => {
  const { products, report } = await read(
    { ref: "P1", title: "Chair\nof two lines" },
    { ref: "", title: "Nameless" },
    { ref: "P1", title: "Again" },
    { ref: "P2", title: "<b></b>", price: "" },
    { ref: "P3", title: "Free", price: "free" },
    { ref: "P4", title: "Lost", category: " ; " },
    { ref: "P5", title: "x".repeat(256) },
    { ref: "P6", title: "Gift", price: "0" },
  );
  expect(products).toHaveLength(1);
  expect(report.read).toBe(1);
  expect(report.skipped.map(({ line }) => line)).toEqual([9, 4, 5, 6, 7, 8, 10]);
  expect(report.skipped[2]?.reason).toBe("P1 was given before");
});

test("missing pictures are counted", async () => {
  const { report } = await read(
    { ref: "P1", title: "Chair", photos: "a.jpg;b.jpg;" },
    { ref: "P2", title: "Chair", photos: "c.jpg" },
  );
  expect(report.notes.join()).toContain("3 pictures are named");
});

test("markup in a title and scripts in a description are removed", async () => {
  const { product } = await read({
    ref: "P1",
    title: "<b>Chair</b>",
    description: "<p onclick=x>a</p><script>x</script>",
  });
  expect(product.text.en).toMatchObject({ title: "Chair", description: "<p>a</p>" });
});
