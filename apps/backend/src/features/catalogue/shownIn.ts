import type { Db } from "../../db/connect.ts";
import { ApiError } from "../../http/apiError.ts";
import { type Locale, LOCALES } from "../../locale.ts";

/** In whose language and at which VAT a catalogue row is shown. */
export interface Shown {
  language: string;
  taxPercent: string;
}

/** The country's VAT; the locale's country where none is named. */
export async function shownIn(db: Db, locale: Locale, countryId: number | undefined): Promise<Shown> {
  const { language, countryId: home } = LOCALES[locale];
  const country = await db
    .selectFrom("country")
    .select("tax_percent")
    .where("id", "=", countryId ?? home)
    .executeTakeFirst();
  if (!country) throw new ApiError(400, "BAD_INPUT", "country_id: unknown country");
  return { language, taxPercent: country.tax_percent };
}
