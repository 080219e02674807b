import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importFolder } from "./importFolder.ts";
import { ImportError } from "./importError.ts";
import { createFolderWith } from "./testing/folders.ts";
import { snapshot } from "./testing/snapshot.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

const { db } = await createTestBackend("shop_empty");
const log = (): void => {};

type Products = Parameters<typeof theliaProducts>;
const importThelia = async (...products: Products) =>
  importFolder(db, await createFolderWith({ ...THELIA_FILES, "products.csv": theliaProducts(...products) }), { log });

const variantsOf = (product: string) =>
  db
    .selectFrom("sale_element")
    .innerJoin("product", "product.id", "product_id")
    .select(["sale_element.id", "sale_element.ref", "sale_element.visible", "stock", "is_default", "net"])
    .where("product.ref", "=", product)
    .orderBy("sale_element.id")
    .execute();
const addresses = async (product: string) => {
  const rows = await db
    .selectFrom("rewriting_url")
    .innerJoin("product", "product.id", "view_id")
    .select(["url", "rewriting_url.language", "redirected", "rewriting_url.id"])
    .where("view", "=", "product")
    .where("product.ref", "=", product)
    .orderBy("rewriting_url.id")
    .execute();
  return rows.map(({ url, redirected }) => [url, rows.find(({ id }) => id === redirected)?.url ?? null]);
};

test("an import into an empty database makes a working shop", async () => {
  await importThelia({ ref: "P1", title: "Chair", colors: "blue;red" });
  const { setting, country, delivery_method, delivery_price, payment_method } = await snapshot(db);
  expect(setting).toContainEqual({ scope: "shared", name: "store_name", value: "Lindenhaus" });
  expect(country!.map((row) => (row as { id: number }).id).toSorted((a, b) => a - b)).toEqual([5, 13, 146]);
  expect(delivery_method).toHaveLength(4);
  expect(delivery_price!.length).toBeGreaterThan(0);
  expect(payment_method).toHaveLength(8);
});

test("another import keeps the merchant's settings", async () => {
  await db.updateTable("setting").set({ value: '"Meins"' }).where("name", "=", "store_name").execute();
  await db.deleteFrom("payment_method").where("id", "=", 2).execute();
  await importThelia({ ref: "P1", title: "Chair", colors: "blue;red" });
  const { setting, payment_method } = await snapshot(db);
  expect(setting).toContainEqual({ scope: "shared", name: "store_name", value: "Meins" });
  expect(payment_method).toHaveLength(7);
});

test("a second import gives the same rows with the same ids", async () => {
  await importThelia({ ref: "P1", title: "Chair", colors: "blue;red" }, { ref: "P2", title: "Chair" });
  const before = await snapshot(db);
  await importThelia({ ref: "P2", title: "Chair" }, { ref: "P1", title: "Chair", colors: "blue;red" });
  const after = await snapshot(db);
  expect({ ...after, product_category: [] }).toEqual({ ...before, product_category: [] });
});

test("a translation survives the next import, and the imported language is renewed", async () => {
  await importThelia({ ref: "T1", title: "Chair" });
  await db
    .updateTable("product")
    .set({ text: JSON.stringify({ en: { title: "Old" }, de: { title: "Stuhl" } }) })
    .where("ref", "=", "T1")
    .execute();
  await importThelia({ ref: "T1", title: "New chair" });
  const { text } = await db.selectFrom("product").select("text").where("ref", "=", "T1").executeTakeFirstOrThrow();
  expect(text).toMatchObject({ de: { title: "Stuhl" }, en: { title: "New chair" } });
});

test("stock sold since the last import is not restored", async () => {
  await importThelia({ ref: "S1", title: "Chair" });
  await db.updateTable("sale_element").set({ stock: 3 }).where("ref", "=", "S1").execute();
  await importThelia({ ref: "S1", title: "Chair", price: "50" });
  expect(await variantsOf("S1")).toMatchObject([{ stock: 3, net: "50.000000" }]);
});

test("a removed colour is deleted; one in a cart is hidden, and returns with its id", async () => {
  await importThelia({ ref: "V1", title: "Chair", colors: "blue;red;gray" });
  const [blue, , gray] = await variantsOf("V1");
  const cart = await db
    .insertInto("cart")
    .values({ token_hash: Buffer.from("x") })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cart_item")
    .values({ cart_id: cart.id, sale_element_id: blue!.id, quantity: 1, unit_net: "100" })
    .execute();

  await importThelia({ ref: "V1", title: "Chair", colors: "gray" });
  expect(await variantsOf("V1")).toMatchObject([
    { ref: "V1-blue", visible: false, is_default: false },
    { ref: "V1-gray", visible: true, is_default: true, id: gray!.id },
  ]);

  await importThelia({ ref: "V1", title: "Chair", colors: "blue;gray" });
  expect(await variantsOf("V1")).toMatchObject([
    { id: blue!.id, visible: true, is_default: true },
    { id: gray!.id, visible: true, is_default: false },
  ]);
});

test("a new title makes a new URL, and the old one redirects; an old title restores its URL", async () => {
  await importThelia({ ref: "U1", title: "Fauteuil Élan" });
  await importThelia({ ref: "U1", title: "Elan armchair" });
  expect(await addresses("U1")).toEqual([
    ["fauteuil-elan.html", "elan-armchair.html"],
    ["elan-armchair.html", null],
  ]);
  await importThelia({ ref: "U1", title: "Fauteuil Élan" }, { ref: "U2", title: "Elan armchair" });
  expect(await addresses("U1")).toEqual([
    ["fauteuil-elan.html", null],
    ["elan-armchair.html", "fauteuil-elan.html"],
  ]);
  expect(await addresses("U2")).toEqual([["elan-armchair-1.html", null]]);
});

test("two concurrent imports run one after the other", async () => {
  const products = [{ ref: "C1", title: "Chair", colors: "blue;red" }];
  await Promise.all([importThelia(...products), importThelia(...products)]);
  expect(await variantsOf("C1")).toHaveLength(2);
});

test("a variant of another product is not moved", async () => {
  await importThelia({ ref: "X1-blue", title: "Chair" });
  await expect(importThelia({ ref: "X1", title: "Chair", colors: "blue" })).rejects.toThrow(
    "Variant X1-blue already belongs to product X1-blue",
  );
});

const good = theliaProducts({ ref: "B1", title: "Chair" });
test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
  [
    "no UTF-8",
    { "products.csv": Buffer.from(good.replace("Chair", "Chaisé"), "latin1") },
    /^products\.csv is not UTF-8/,
  ],
  ["UTF-16", { "products.csv": Buffer.from(`\uFEFF${good}`, "utf16le") }, /products\.csv is not/],
  ["an open quote", { "products.csv": `${good}"B2;` }, /^products\.csv cannot be read/],
  ["a missing column", { "products.csv": good.replace('"PRIX";', '"PRICE";') }, /^products\.csv lacks the column prix/],
  [
    "a broken second file",
    { "products.csv": good, "categories.csv": "nothing\n" },
    /^categories\.csv lacks the column/,
  ],
  [
    "nothing known",
    { "readme.txt": "hello", "other.csv": "a;b\n1;2" },
    /holds nothing this shop can import[^]*item_id[^]*other\.csv, readme\.txt/,
  ],
  ["nothing", {}, /holds nothing/],
  ["JSON that is none", { "categories.json": "[", "products/a.json": "[]" }, /^categories\.json is not valid JSON/],
  [
    "JSON of another shape",
    { "categories.json": "[]", "products/a.json": JSON.stringify([{ ref: "J1", price: "9" }]) },
    /^products\/a\.json cannot be used:\n {2}0\./,
  ],
  [
    "JSON with a title that is too long",
    {
      "categories.json": JSON.stringify([{ code: "a", text: { de: { title: "x".repeat(256) } } }]),
      "products/a.json": "[]",
    },
    /^categories\.json cannot be used:\n {2}0\.text\.de\.title: /,
  ],
  [
    "JSON with a price of zero",
    {
      "categories.json": "[]",
      "products/a.json": JSON.stringify([{ ref: "J1", price: 0, variants: [{ promoPrice: 0 }] }]),
    },
    /0\.price: [^]*0\.variants\.0\.promoPrice: /,
  ],
  [
    "JSON that contradicts itself",
    {
      "categories.json": JSON.stringify([{ code: "a", parent: "b", text: { de: { title: "A" } } }]),
      "products/a.json": "[]",
    },
    /category a: unknown parent b/,
  ],
])("%s is one clear message and changes nothing", async (_what, files, message) => {
  const before = await snapshot(db);
  const folder = await createFolderWith(files);
  const failure = await importFolder(db, folder, { log }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ImportError);
  expect((failure as Error).message).toMatch(message);
  expect(await snapshot(db)).toEqual(before);
});

test("a path that is no folder is reported", async () => {
  await expect(importFolder(db, "/no/such/folder", { log })).rejects.toThrow("There is no folder /no/such/folder.");
  const folder = await createFolderWith({ "products.csv": good });
  await expect(importFolder(db, `${folder}/products.csv`, { log })).rejects.toThrow("is a file");
});

test("a failure while writing keeps what was written, and importing again completes it", async () => {
  const folder = await createFolderWith({
    ...THELIA_FILES,
    "products.csv": theliaProducts({ ref: "F1", title: "Chair" }, { ref: "F2", title: "Chair", price: "9999999999" }),
  });
  await db.schema
    .alterTable("sale_element")
    .addCheckConstraint("for_the_test", sql`net < 1000000`)
    .execute();
  await expect(importFolder(db, folder, { log })).rejects.toThrow("for_the_test");
  // A product without a variant is not on sale yet.
  expect(await variantsOf("F1")).toEqual([]);
  await db.schema.alterTable("sale_element").dropConstraint("for_the_test").execute();
  await importFolder(db, folder, { log });
  expect(await variantsOf("F1")).toHaveLength(1);
});

test("a file that was imported before writes no variant again, also while an order holds its stock", async () => {
  const folder = await createFolderWith({
    ...THELIA_FILES,
    "products.csv": theliaProducts({ ref: "W1", title: "Chair" }),
  });
  await importFolder(db, folder, { log });
  const versions = async () =>
    (await sql`select ref, xmin::text from sale_element where ref like 'W1%'`.execute(db)).rows;
  const before = await versions();
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const order = db.transaction().execute(async (trx) => {
    await sql`select from sale_element where ref like 'W1%' for update`.execute(trx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  await importFolder(db, folder, { log });
  release.resolve();
  await order;
  expect(await versions()).toEqual(before);
});
