import { join } from "node:path";
import { MARKETS as COUNTRIES } from "@shop/core/server";
import { DEMO_FOLDER } from "@shop/demo";
import { configFile, modulesFile } from "@shop/demo/schemas";
import { sql } from "kysely";
import { countryIdOf, isMarket, LANGUAGES, type Market, MARKETS, tableOf } from "../locale.ts";
import { providerModules } from "../payment/paymentModules.ts";
import type { CataloguePaymentMethod, CatalogueShippingMethod } from "./catalogue.ts";
import type { Db } from "../platform/db/connect.ts";
import { listedAmount } from "../pricing/priceList.ts";
import { isShopEmpty } from "./isShopEmpty.ts";
import { demoModules, demoSettings } from "./reading/demoShopData.ts";
import { readJson } from "./reading/readJson.ts";
import { recordset, type Trx } from "./writing/rows.ts";
import { type ShopData, writeShopData } from "./writing/writeShopData.ts";

export interface BaseData extends ShopData {
  countries: ReturnType<typeof toCountryRow>[];
  priceLists: { country_id: number; base_country_id: number; percent: number; step_cents: number; currency: string }[];
}

/** Countries, settings, shipping and payment methods of the demo shop: the defaults of a shop that imports products only. */
export async function readBaseData(): Promise<BaseData> {
  const { base } = await readDemoFiles();
  return base;
}

/** The same with the price lists of the demo's products, and shipping rates in their currencies. */
export async function readDemoBaseData(): Promise<BaseData> {
  const { base, config } = await readDemoFiles();
  const priceLists = Object.entries(config.price_lists).map(([market, { base: baseMarket, ...list }]) => ({
    country_id: toCountryId(market),
    base_country_id: toCountryId(baseMarket),
    ...list,
  }));
  return { ...base, priceLists, shippingMethods: toListedRates(base.shippingMethods, priceLists) };
}

/** Converts rates in euro to the currencies of the countries' price lists. */
export const toListedRates = (
  methods: readonly CatalogueShippingMethod[],
  lists: BaseData["priceLists"],
): CatalogueShippingMethod[] =>
  methods.map((method) => ({
    ...method,
    prices: method.prices.map((rate) => {
      const list = lists.find(({ country_id }) => country_id === rate.countryId);
      if (list === undefined) return rate;
      const { percent, step_cents: stepCents, currency } = list;
      return {
        ...rate,
        shippingCents: listedAmount(rate.shippingCents, { percent: String(percent), stepCents, currency }),
      };
    }),
  }));

/** Price lists of the shop. */
export async function selectPriceLists(db: Db): Promise<BaseData["priceLists"]> {
  const rows = await db.selectFrom("price_list").selectAll().execute();
  return rows.map(({ percent, currency_code: currency, ...list }) => ({ ...list, percent: Number(percent), currency }));
}

async function readDemoFiles() {
  const config = await readJson(join(DEMO_FOLDER, "config.json"), configFile);
  const { shippingMethods, paymentMethods } = demoModules(
    await readJson(join(DEMO_FOLDER, "modules.json"), modulesFile),
  );
  const base: BaseData = {
    countries: MARKETS.map((market) => toCountryRow(market, config.vat_percent[market])),
    priceLists: [],
    settings: demoSettings(config),
    shippingMethods,
    paymentMethods: [...paymentMethods, ...providerMethods],
  };
  return { base, config };
}

const providerMethods = providerModules.map(
  ([, { id, code, isActive = true, markets, text }]): CataloguePaymentMethod => ({
    id,
    code,
    position: id,
    active: isActive,
    feeCents: 0,
    countries: markets.map((market) => COUNTRIES[market].countryId),
    text,
  }),
);

function toCountryId(market: string): number {
  if (!isMarket(market)) throw new Error(`config.json: price_lists has the unknown country ${market}`);
  return countryIdOf(market);
}

function toCountryRow(market: Market, vatPercent: number | undefined) {
  if (vatPercent === undefined) throw new Error(`config.json: vat_percent of ${market} is missing`);
  return {
    id: COUNTRIES[market].countryId,
    isoalpha2: market,
    // N is a digit of the postal code.
    zip_format: "N".repeat(COUNTRIES[market].postalCodeDigits),
    tax_percent: String(vatPercent),
    text: tableOf(LANGUAGES, (language) => ({
      title: new Intl.DisplayNames(language, { type: "region" }).of(market) ?? market,
    })),
  };
}

export async function writeCountries(trx: Trx, countries: BaseData["countries"]): Promise<void> {
  await sql`
    insert into country (id, isoalpha2, zip_format, tax_percent, text)
    select id, isoalpha2, zip_format, tax_percent, text
    from ${recordset(countries, "id int, isoalpha2 text, zip_format text, tax_percent numeric, text jsonb")}
    on conflict do nothing`.execute(trx);
}

/** Returns ids by ISO 3166-1 alpha-2 code. */
export async function selectCountryIds(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom("country").select(["isoalpha2", "id"]).execute();
  return new Map(rows.map(({ isoalpha2, id }) => [isoalpha2, id]));
}

/**
 * Fills the tables an empty shop needs to sell. Tables that already hold rows stay as they are; a shop without products
 * also gets the settings that it lacks, because a process may have stored its own there.
 */
export async function writeBaseData(trx: Trx, base: BaseData): Promise<void> {
  const isNew = await isShopEmpty(trx);
  // A list would change the prices of a shop that sells already.
  if (isNew) await writePriceLists(trx, base.priceLists);
  await writeShopData(trx, {
    settings: isNew || (await isEmpty(trx, "setting")) ? await selectMissing(trx, base.settings) : [],
    shippingMethods: (await isEmpty(trx, "delivery_method")) ? base.shippingMethods : [],
    paymentMethods: (await isEmpty(trx, "payment_method")) ? base.paymentMethods : [],
  });
}

/** Replaces the lists of these countries. */
export async function writePriceLists(trx: Trx, lists: BaseData["priceLists"]): Promise<void> {
  await sql`
    insert into price_list (country_id, base_country_id, percent, step_cents, currency_code)
    select country_id, base_country_id, percent, step_cents, currency
    from ${recordset(lists, "country_id int, base_country_id int, percent numeric, step_cents int, currency text")}
    on conflict (country_id) do update set base_country_id = excluded.base_country_id, percent = excluded.percent,
      step_cents = excluded.step_cents, currency_code = excluded.currency_code`.execute(trx);
}

async function selectMissing(trx: Trx, settings: BaseData["settings"]): Promise<BaseData["settings"]> {
  const stored = await trx.selectFrom("setting").select(["scope", "name"]).execute();
  return settings.filter(({ scope, name }) => !stored.some((row) => row.scope === scope && row.name === name));
}

async function isEmpty(trx: Trx, table: "setting" | "delivery_method" | "payment_method"): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(trx);
  return rows.length === 0;
}
