import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { type PriceContext, readPriceContext } from "./prices.ts";
import { selectSettings } from "../settings/settings.queries.ts";

/** Language, VAT and country of a quote. */
export interface QuoteContext extends PriceContext {
  countryId: number;
  /** Whether the market ships to the country. */
  isServed: boolean;
  /** Set when no VAT is charged: the VAT percent contained in gross shipping rates (decision 0062). */
  exemptVatPercent?: string;
}

/** Quote context of a company that is exempt from VAT. */
export const withoutVat = (quote: QuoteContext): QuoteContext => ({
  ...quote,
  taxPercent: "0",
  productTax: sql`0::numeric`,
  exemptVatPercent: quote.taxPercent,
});

/** Defaults to the country of the locale. */
export async function readQuoteContext(
  db: Kysely<Tables>,
  locale: Locale,
  countryId: number | undefined,
): Promise<QuoteContext> {
  const prices = await readPriceContext(db, locale, countryId);
  const country = countryId ?? LOCALES[locale].countryId;
  const settings = await selectSettings(db, { locale });
  const accepted = settings["accepted_delivery_country"];
  return { ...prices, countryId: country, isServed: !Array.isArray(accepted) || accepted.includes(country) };
}
