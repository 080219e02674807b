import { type RawBuilder, sql } from "kysely";
import type { Catalogue, CatalogueShippingMethod, CataloguePaymentMethod, CatalogueSetting } from "../catalogue.ts";
import { keepStored, mergeTexts, recordset, type Trx, upsertRows } from "./rows.ts";

export type ShopData = Pick<Catalogue, "settings" | "shippingMethods" | "paymentMethods">;

/** Writes settings after the categories and contents they refer to. */
export async function writeShopData(trx: Trx, { settings, shippingMethods, paymentMethods }: ShopData): Promise<void> {
  await writeSettings(trx, settings);
  await writeShipping(trx, shippingMethods);
  await writePayment(trx, paymentMethods);
}

/** Settings that refer to categories or contents: by code in files, by id in the database. */
const SETTINGS_WITH_CODES = {
  category: ["categories_0_vat", "menu_category_ids"],
  content: ["menu_content_ids"],
} as const;

async function writeSettings(trx: Trx, settings: readonly CatalogueSetting[]): Promise<void> {
  await sql`
    with given as (
      select r.scope, r.name, case
        when ${hasCodes("category")} then ${replaceCodesWithIds("category")}
        when ${hasCodes("content")} then ${replaceCodesWithIds("content")}
        else coalesce(r.value, 'null')
      end as value
      from ${recordset(settings, "scope text, name text, value jsonb")}
    )
    insert into setting (scope, name, value)
    select scope, name, value from given
    where not exists (
      select from setting where setting.scope = given.scope and setting.name = given.name and setting.value = given.value
    )
    on conflict (scope, name) do update set value = excluded.value`.execute(trx);
}

const hasCodes = (table: keyof typeof SETTINGS_WITH_CODES): RawBuilder<boolean> =>
  sql`r.name = any(${SETTINGS_WITH_CODES[table]}::text[]) and jsonb_typeof(r.value) = 'array'`;

const replaceCodesWithIds = (table: keyof typeof SETTINGS_WITH_CODES): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(coalesce(to_jsonb(thing.id), named.entry) order by named.position)
  from jsonb_array_elements(r.value) with ordinality as named (entry, position)
    left join ${sql.table(table)} thing on to_jsonb(thing.code) = named.entry
  where jsonb_typeof(named.entry) = 'number' or thing.id is not null
), '[]')`;

async function writeShipping(trx: Trx, methods: readonly CatalogueShippingMethod[]): Promise<void> {
  if (methods.length === 0) return;
  await upsertRows(trx, "delivery_method", {
    columns: { id: "int", code: "text", position: "int", freight: "boolean", max_parcels: "int", text: "jsonb" },
    key: ["id"],
    rows: methods.map(({ maxParcels, ...method }) => ({ ...method, max_parcels: maxParcels })),
    merge: { text: mergeTexts },
  });
  const prices = methods.flatMap(({ id, prices: own }) =>
    own.map(({ countryId, weightMax, shippingCents }) => ({
      id,
      country_id: countryId,
      weight_max: weightMax,
      cents: shippingCents,
    })),
  );
  const given = recordset(prices, "id int, country_id int, weight_max numeric(9, 3), cents int");
  const same = sql`(p.delivery_method_id, p.country_id, p.weight_max, p.postage_cents) is not distinct from
    (r.id, r.country_id, r.weight_max, r.cents)`;
  await sql`
    delete from delivery_price p where delivery_method_id = any(${methods.map(({ id }) => id)}::int[])
      and not exists (select from ${given} where ${same})`.execute(trx);
  await sql`
    insert into delivery_price (delivery_method_id, country_id, weight_max, postage_cents)
    select id, country_id, weight_max, cents from ${given}
    where not exists (select from delivery_price p where ${same})`.execute(trx);
}

async function writePayment(trx: Trx, methods: readonly CataloguePaymentMethod[]): Promise<void> {
  await upsertRows(trx, "payment_method", {
    columns: {
      id: "int",
      code: "text",
      position: "int",
      active: "boolean",
      fee_cents: "int",
      countries: "int[]",
      text: "jsonb",
    },
    key: ["id"],
    rows: methods.map(({ feeCents, ...method }) => ({ ...method, fee_cents: feeCents })),
    // The shop switches methods on and off.
    merge: { active: keepStored, text: mergeTexts },
  });
}
