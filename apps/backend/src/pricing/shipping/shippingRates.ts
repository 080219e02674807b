import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { formatTaxTitle } from "../../settings/formatTaxTitle.ts";
import { centsToUnits } from "../prices.ts";
import type { QuoteContext } from "../quoteContext.ts";
import { isAvailableIn } from "./pickup.ts";

interface MethodRates {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  maxParcels: number;
  /** Rates per parcel; `weightMax` in kg, null: any weight. */
  rates: { weightMax: number | null; shippingCents: number }[];
}

/**
 * `tariff` of getActiveDelivery: rates of every shipping method of the country, from which clients estimate shipping by
 * the rules of `readShippingMethods` (decision 0019).
 */
export async function readShippingRatesRow(
  db: Kysely<Tables>,
  { countryId, isServed, language, taxPercent, exemptVatPercent }: QuoteContext,
) {
  const { rows } = await sql<MethodRates>`
    select method.id, method.position, method.code, method.freight, method.max_parcels as "maxParcels",
      coalesce(words.text ->> 'title', method.code) as "title",
      coalesce(words.text ->> 'description', '') as "description",
      jsonb_agg(
        jsonb_build_object('weightMax', price.weight_max, 'shippingCents', price.postage_cents)
        order by price.weight_max nulls last, price.postage_cents
      ) as "rates"
    from delivery_method method
      join delivery_price price on price.delivery_method_id = method.id and price.country_id = ${countryId}
      cross join lateral (select translated(method.text, ${language}) as text) words
    where method.active and ${isServed} and ${isAvailableIn(countryId)}
    group by method.id, words.text
    order by method.position, method.id
  `.execute(db);
  return {
    country_id: countryId,
    untaxed_percent: exemptVatPercent === undefined ? null : Number(exemptVatPercent),
    methods: rows.map(({ freight, maxParcels, rates, ...method }) => ({
      ...method,
      freight: freight ? 1 : 0,
      max_parcels: maxParcels,
      postage_tax_rule_title: formatTaxTitle(taxPercent, language),
      prices: rates.map(({ weightMax, shippingCents }) => ({
        weight_max: weightMax,
        postage: centsToUnits(shippingCents),
      })),
    })),
  };
}
