import { expect, test } from "vitest";
import { LOCALES } from "../locale.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importFolder } from "./importFolder.ts";
import { createFolderWith } from "./testing/folders.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

const { app, db } = await createTestBackend("shop_empty");
const files = {
  ...THELIA_FILES,
  "products.csv": theliaProducts({ ref: "P1", title: "Owen", price: "100", colors: "blue;red" }),
};
const products = async (locale: string): Promise<unknown> =>
  (await app.request(`/products_list/?translation=${locale}`)).json();

test("an English catalogue is in every storefront", async () => {
  await importFolder(db, await createFolderWith(files), { log: () => {} });
  for (const locale of Object.keys(LOCALES)) {
    const owen = { TITLE: "Owen", URL: expect.stringContaining("owen.html") };
    expect(await products(locale), locale).toMatchObject([owen]);
  }
});

test("prices carry each country's VAT", async () => {
  expect(await products("de_AT")).toMatchObject([{ BEST_TAXED_PRICE: 120 }]);
  expect(await products("de_DE")).toMatchObject([{ BEST_TAXED_PRICE: 119 }]);
  expect(await products("ro_RO")).toMatchObject([{ BEST_TAXED_PRICE: 121 }]);
});

test("translated, it is displayed in its own language, also after the next import", async () => {
  const text = { en: { title: "Owen" }, de: { title: "Sessel Owen" } };
  await db
    .updateTable("product")
    .set({ text: JSON.stringify(text) })
    .where("ref", "=", "P1")
    .execute();
  await importFolder(db, await createFolderWith(files), { log: () => {} });
  expect(await products("de_AT")).toMatchObject([{ TITLE: "Sessel Owen" }]);
  expect(await products("ro_RO")).toMatchObject([{ TITLE: "Owen" }]);
});
