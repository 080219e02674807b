import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { type Shown, shownIn } from "../catalogue/shownIn.ts";

/** In whose language, at which VAT and for which country a cart is quoted. */
export interface Quoted extends Shown {
  countryId: number;
}

/** The named country, else the locale's. */
export async function quotedIn(db: Kysely<Tables>, locale: Locale, countryId: number | undefined): Promise<Quoted> {
  const shown = await shownIn(db, locale, countryId);
  return { ...shown, countryId: countryId ?? LOCALES[locale].countryId };
}
