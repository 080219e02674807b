import { validateState } from "@shop/core/server";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { FieldErrorCode } from "../platform/http/apiError.ts";
import { isMarket, type Locale, type Market } from "../locale.ts";
import { selectSettings } from "../settings/settings.queries.ts";

/** Validation rules that depend on the country of an address. */
export interface AddressRules {
  /** Empty for a country that is not served. */
  isoalpha2: string;
  countryError: FieldErrorCode | undefined;
  stateError: FieldErrorCode | undefined;
  /** Expression of the country's phone numbers; undefined where numbers of any country are valid. */
  phoneRegex: string | undefined;
  /** Setting of the locale; false when no locale is given. */
  isPhoneRequired: boolean;
}

/**
 * Accepts countries of `accepted_delivery_country` (all when it is unset) and only states of that country. Phone numbers
 * of an address outside the market of its `storefront` may be of any country, as in its form (decision 0362).
 */
export async function readAddressRules(
  db: Kysely<Tables>,
  query: {
    countryId: number | null;
    stateId: number | null;
    locale?: Locale;
    storefront?: Market | undefined;
  },
): Promise<AddressRules> {
  const { stateId, locale, storefront } = query;
  const countryId = query.countryId ?? 0;
  const { rows } = await sql<{ isoalpha2: string; hasState: boolean }>`
    select isoalpha2, exists (select from state where id = ${stateId} and country_id = country.id) as "hasState"
    from country
    where id = ${countryId}
      and (
        exists (select from setting where name = 'accepted_delivery_country' and value @> to_jsonb(country.id))
        or not exists (select from setting where name = 'accepted_delivery_country')
      )`.execute(db);
  const [country] = rows;
  const isoalpha2 = country?.isoalpha2 ?? "";
  const settings = locale === undefined ? {} : await selectSettings(db, { locale });
  return {
    isoalpha2,
    countryError: countryErrorCode(countryId, country !== undefined),
    stateError: stateId === null || country?.hasState === true ? validateState(stateId, isoalpha2) : "invalid",
    phoneRegex: storefront === undefined || storefront === isoalpha2 ? await readPhoneRegex(db, isoalpha2) : undefined,
    isPhoneRequired: Number(settings["is_phone_required"]) === 1,
  };
}

async function readPhoneRegex(db: Kysely<Tables>, isoalpha2: string): Promise<string | undefined> {
  if (!isMarket(isoalpha2)) return undefined;
  const { phone_regex: regex } = await selectSettings(db, { market: isoalpha2 });
  return typeof regex === "string" ? regex : undefined;
}

function countryErrorCode(countryId: number, isServed: boolean): FieldErrorCode | undefined {
  if (countryId === 0) return "required";
  return isServed ? undefined : "invalid";
}
