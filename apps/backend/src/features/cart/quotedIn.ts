import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { type Shown, shownIn } from "../catalogue/shownIn.ts";
import { selectSettings } from "../config/config.queries.ts";

/** Language, VAT and country of a quote. */
export interface Quoted extends Shown {
  countryId: number;
  /** Whether the market ships to the country. */
  delivered: boolean;
  /** Set when no VAT is charged: the VAT percent contained in gross shipping rates (decision D10). */
  untaxedPercent?: string;
}

/** Quote context of a company that is exempt from VAT. */
export const withoutVat = (quoted: Quoted): Quoted => ({
  ...quoted,
  taxPercent: "0",
  productTax: sql`0::numeric`,
  untaxedPercent: quoted.taxPercent,
});

/** Defaults to the country of the locale. */
export async function quotedIn(db: Kysely<Tables>, locale: Locale, countryId: number | undefined): Promise<Quoted> {
  const shown = await shownIn(db, locale, countryId);
  const country = countryId ?? LOCALES[locale].countryId;
  const settings = await selectSettings(db, ["shared", LOCALES[locale].satellite, locale]);
  const accepted = settings["accepted_delivery_country"];
  return { ...shown, countryId: country, delivered: !Array.isArray(accepted) || accepted.includes(country) };
}
