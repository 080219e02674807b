import { join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import { configFile, modulesFile } from "@shop/demo/schemas";
import { sql } from "kysely";
import { demoModules, demoSettings } from "./reading/demoShopData.ts";
import { readJson } from "./reading/readJson.ts";
import { recordset, type Trx } from "./writing/rows.ts";
import { type ShopData, writeShopData } from "./writing/writeShopData.ts";

const titles = (de: string, ro: string, en: string) => ({ de: { title: de }, ro: { title: ro }, en: { title: en } });

/** Countries of the six storefronts with Thelia's ids and the standard VAT of 2026; N is a digit of the postal code. */
const COUNTRIES = [
  {
    id: 5,
    isoalpha2: "DE",
    zip_format: "NNNNN",
    tax_percent: "19",
    text: titles("Deutschland", "Germania", "Germany"),
  },
  { id: 13, isoalpha2: "AT", zip_format: "NNNN", tax_percent: "20", text: titles("Österreich", "Austria", "Austria") },
  { id: 146, isoalpha2: "RO", zip_format: "NNNNNN", tax_percent: "21", text: titles("Rumänien", "România", "Romania") },
];

/** Settings, shipping and payment methods of the demo shop: the defaults of a shop that imports products only. */
export async function readBaseData(): Promise<ShopData> {
  const config = await readJson(join(DEMO_FOLDER, "config.json"), configFile);
  const modules = await readJson(join(DEMO_FOLDER, "modules.json"), modulesFile);
  return { settings: demoSettings(config), ...demoModules(modules) };
}

/** Fills the tables an empty shop needs to sell. Tables that already hold rows stay as they are. */
export async function writeBaseData(trx: Trx, base: ShopData): Promise<void> {
  await sql`
    insert into country (id, isoalpha2, zip_format, tax_percent, text)
    select id, isoalpha2, zip_format, tax_percent, text
    from ${recordset(COUNTRIES, "id int, isoalpha2 text, zip_format text, tax_percent numeric, text jsonb")}
    on conflict do nothing`.execute(trx);
  await writeShopData(trx, {
    settings: (await isEmpty(trx, "setting")) ? base.settings : [],
    shippingMethods: (await isEmpty(trx, "delivery_method")) ? base.shippingMethods : [],
    paymentMethods: (await isEmpty(trx, "payment_method")) ? base.paymentMethods : [],
  });
}

async function isEmpty(trx: Trx, table: "setting" | "delivery_method" | "payment_method"): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(trx);
  return rows.length === 0;
}
