import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { ApiError } from "../../http/apiError.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { selectSettings } from "../config/config.queries.ts";

/** In whose language and at which VAT a catalogue row is shown. */
export interface Shown {
  language: string;
  /** the country's */
  taxPercent: string;
  /** that of one product, to stand where `product` is in sight */
  productTax: RawBuilder<string>;
  /** categories whose goods are sold without VAT here */
  zeroVat: readonly number[];
}

/** The country's VAT; the locale's country where none is named. */
export async function shownIn(db: Db, locale: Locale, countryId: number | undefined): Promise<Shown> {
  const { language, countryId: home, satellite } = LOCALES[locale];
  const country = await db
    .selectFrom("country")
    .select("tax_percent")
    .where("id", "=", countryId ?? home)
    .executeTakeFirst();
  if (!country) throw new ApiError(400, "BAD_INPUT", "country_id: unknown country");
  const isHome = countryId === undefined || countryId === home;
  const zeroVat = isHome ? await selectZeroVatCategories(db, satellite, locale) : [];
  return { language, taxPercent: country.tax_percent, productTax: productTax(country.tax_percent, zeroVat), zeroVat };
}

/** Nothing for goods of a zero-VAT category bought at home. Source: specification 6. */
const productTax = (percent: string, zeroVat: number[]): RawBuilder<string> =>
  zeroVat.length === 0
    ? sql`${percent}::numeric`
    : sql`case when exists (
        select from product_category untaxed
        where untaxed.product_id = product.id and untaxed.category_id = any(${zeroVat}::int[])
      ) then 0 else ${percent}::numeric end`;

async function selectZeroVatCategories(db: Db, satellite: string, locale: Locale): Promise<number[]> {
  const { categories_0_vat: ids } = await selectSettings(db, ["shared", satellite, locale]);
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}
