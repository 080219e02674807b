import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { euro } from "../../dialects/euro.ts";
import type { Quoted } from "../cart/quotedIn.ts";
import { isUsableIn } from "./pickup.ts";

interface TariffMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  maxParcels: number;
  /** Rates per parcel; `weightMax` in kg, null: any weight. */
  steps: { weightMax: number | null; postageCents: number }[];
}

/**
 * `tariff` of getActiveDelivery: rates of every shipping method of the country, from which clients estimate shipping by
 * the rules of `readDeliveryMethods` (decision 0019).
 */
export async function readTariffRow(db: Kysely<Tables>, { countryId, delivered, language, untaxedPercent }: Quoted) {
  const { rows } = await sql<TariffMethod>`
    select method.id, method.position, method.code, method.freight, method.max_parcels as "maxParcels",
      coalesce(words.text ->> 'title', method.code) as "title",
      coalesce(words.text ->> 'description', '') as "description",
      jsonb_agg(
        jsonb_build_object('weightMax', price.weight_max, 'postageCents', price.postage_cents)
        order by price.weight_max nulls last, price.postage_cents
      ) as "steps"
    from delivery_method method
      join delivery_price price on price.delivery_method_id = method.id and price.country_id = ${countryId}
      cross join lateral (select translated(method.text, ${language}) as text) words
    where method.active and ${delivered} and ${isUsableIn(countryId)}
    group by method.id, words.text
    order by method.position, method.id
  `.execute(db);
  return {
    country_id: countryId,
    untaxed_percent: untaxedPercent === undefined ? null : Number(untaxedPercent),
    methods: rows.map(({ freight, maxParcels, steps, ...method }) => ({
      ...method,
      freight: freight ? 1 : 0,
      max_parcels: maxParcels,
      prices: steps.map(({ weightMax, postageCents }) => ({ weight_max: weightMax, postage: euro(postageCents) })),
    })),
  };
}
