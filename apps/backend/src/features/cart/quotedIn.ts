import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { type Shown, shownIn } from "../catalogue/shownIn.ts";
import { selectSettings } from "../config/config.queries.ts";

/** In whose language, at which VAT and for which country a cart is quoted. */
export interface Quoted extends Shown {
  countryId: number;
  /** the storefront delivers to the country */
  delivered: boolean;
  /** set where no VAT is charged: what gross tariffs hold of it (decision D10) */
  untaxedPercent?: string;
}

/** The same for a company that is charged no VAT. */
export const withoutVat = (quoted: Quoted): Quoted => ({
  ...quoted,
  taxPercent: "0",
  productTax: sql`0::numeric`,
  untaxedPercent: quoted.taxPercent,
});

/** The named country, else the locale's. */
export async function quotedIn(db: Kysely<Tables>, locale: Locale, countryId: number | undefined): Promise<Quoted> {
  const shown = await shownIn(db, locale, countryId);
  const country = countryId ?? LOCALES[locale].countryId;
  const settings = await selectSettings(db, ["shared", LOCALES[locale].satellite, locale]);
  const accepted = settings["accepted_delivery_country"];
  return { ...shown, countryId: country, delivered: !Array.isArray(accepted) || accepted.includes(country) };
}
