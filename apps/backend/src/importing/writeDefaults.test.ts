import { localeConfigRow, menuRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { getParsed } from "../testing/requests.ts";
import { importFolder } from "./importFolder.ts";
import { createFolderWith } from "./testing/folders.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";
import { writeDefaults } from "./writeCatalogue.ts";

const { app, db } = await createTestBackend("shop_empty");
const set = (name: string, text: string) =>
  db
    .insertInto("setting")
    .values({ scope: "shared", name, value: JSON.stringify(text) })
    .execute();
const readSetting = async (name: string) =>
  db.selectFrom("setting").select("value").where("scope", "=", "shared").where("name", "=", name).execute();

test.each(["de_AT", "ro_RO", "en_DE"])("a shop without products has settings and an empty menu: %s", async (locale) => {
  await writeDefaults(db);
  const config = await getParsed(app, `/locale_config/custom_attribute/?api_locale=${locale}`, localeConfigRow);
  expect(config.countries).toHaveLength(3);
  expect(config.paymentMethods.length).toBeGreaterThan(0);
  const menu = await getParsed(app, `/category_menu/custom_attribute/?locale=${locale}`, v.array(menuRow));
  expect(menu.filter(({ count }) => count > 0)).toEqual([]);
});

test("an import gives an empty shop its settings although a process has stored one of its own", async () => {
  await db.deleteFrom("setting").execute();
  await set("search_password", "secret");
  await set("store_name", "Meins");
  const folder = { ...THELIA_FILES, "products.csv": theliaProducts({ ref: "P1", title: "Chair", colors: "blue" }) };
  await importFolder(db, await createFolderWith(folder), { log: () => {} });
  expect(await readSetting("store_name")).toEqual([{ value: "Meins" }]);
  expect(await readSetting("store_email")).toHaveLength(1);
});
