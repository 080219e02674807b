import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { type Language, type Locale, LOCALES } from "../locale.ts";
import { selectSettings } from "../settings/settings.queries.ts";
import { BASE_CURRENCY } from "../currency.ts";
import { listedNet, type PriceList } from "./priceList.ts";

/** Language and VAT of catalogue prices. */
export interface PriceContext {
  language: Language;
  /** VAT percent of the country. */
  taxPercent: string;
  /** SQL expression: VAT percent of `product`. */
  productTax: RawBuilder<string>;
  /** Ids of the categories sold without VAT in this market. */
  zeroVatCategoryIds: readonly number[];
  priceList?: PriceList | undefined;
  /** ISO 4217, of all amounts in the country. */
  currency: string;
  /** SQL expression: net price in the country, from one of the catalogue's. */
  netPrice: (net: RawBuilder<unknown>) => RawBuilder<string>;
}

/** Defaults to the country of the locale. */
export async function readPriceContext(db: Db, locale: Locale, countryId: number | undefined): Promise<PriceContext> {
  const { language, countryId: homeCountryId } = LOCALES[locale];
  const country = await readCountryPrices(db, countryId ?? homeCountryId);
  if (!country) throw new ApiError(400, "BAD_INPUT", "country_id: unknown country");
  const isHome = countryId === undefined || countryId === homeCountryId;
  const zeroVatCategoryIds = isHome ? await selectZeroVatCategories(db, locale) : [];
  const { taxPercent, priceList } = country;
  return {
    language,
    taxPercent,
    productTax: productTax(taxPercent, zeroVatCategoryIds),
    zeroVatCategoryIds,
    priceList,
    currency: priceList?.currency ?? BASE_CURRENCY,
    netPrice: (net) => listedNet(net, priceList),
  };
}

/** Returns the VAT percent and the price list of a country; undefined when unknown. */
export async function readCountryPrices(
  db: Db,
  countryId: number,
): Promise<{ taxPercent: string; priceList: PriceList | undefined } | undefined> {
  const row = await db
    .selectFrom("country")
    .leftJoin("price_list", "price_list.country_id", "country.id")
    .leftJoin("country as base", "base.id", "price_list.base_country_id")
    .select(["country.tax_percent", "base.tax_percent as basePercent", "percent", "step_cents", "currency_code"])
    .where("country.id", "=", countryId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { tax_percent: taxPercent, basePercent, percent, step_cents: stepCents, currency_code: currency } = row;
  const priceList =
    basePercent === null || percent === null || stepCents === null || currency === null
      ? undefined
      : { basePercent, percent, stepCents, taxPercent, currency };
  return { taxPercent, priceList };
}

/** 0 for products of a zero-VAT category sold in the home country. Source: specification 6. */
const productTax = (percent: string, zeroVat: number[]): RawBuilder<string> =>
  zeroVat.length === 0
    ? sql`${percent}::numeric`
    : sql`case when exists (
        select from product_category untaxed
        where untaxed.product_id = product.id and untaxed.category_id = any(${zeroVat}::int[])
      ) then 0 else ${percent}::numeric end`;

async function selectZeroVatCategories(db: Db, locale: Locale): Promise<number[]> {
  const { categories_0_vat: ids } = await selectSettings(db, { locale });
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}

/** Cents to the wire format: units of their currency with at most two decimals. */
export const centsToUnits = (cents: number): number => cents / 100;
