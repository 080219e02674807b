import { sql } from "kysely";
import type { Catalogue, CatalogueShippingMethod, CataloguePaymentMethod, CatalogueSetting } from "../catalogue.ts";
import { recordset, type Trx } from "./rows.ts";

export type ShopData = Pick<Catalogue, "settings" | "shippingMethods" | "paymentMethods">;

export async function writeShopData(trx: Trx, { settings, shippingMethods, paymentMethods }: ShopData): Promise<void> {
  await writeSettings(trx, settings);
  await writeShipping(trx, shippingMethods);
  await writePayment(trx, paymentMethods);
}

async function writeSettings(trx: Trx, settings: readonly CatalogueSetting[]): Promise<void> {
  await sql`
    insert into setting (scope, name, value)
    select scope, name, coalesce(value, 'null') from ${recordset(settings, "scope text, name text, value jsonb")}
    on conflict (scope, name) do update set value = excluded.value`.execute(trx);
}

async function writeShipping(trx: Trx, methods: readonly CatalogueShippingMethod[]): Promise<void> {
  if (methods.length === 0) return;
  const rows = methods.map(({ maxParcels, ...method }) => ({ ...method, max_parcels: maxParcels }));
  await sql`
    insert into delivery_method (id, code, position, freight, max_parcels, text)
    select id, code, position, freight, max_parcels, text
    from ${recordset(rows, "id int, code text, position int, freight boolean, max_parcels int, text jsonb")}
    on conflict (id) do update
    set code = excluded.code, position = excluded.position, freight = excluded.freight, max_parcels = excluded.max_parcels,
      text = delivery_method.text || excluded.text`.execute(trx);
  const prices = methods.flatMap(({ id, prices: own }) =>
    own.map(({ countryId, weightMax, shippingCents }) => ({
      id,
      country_id: countryId,
      weight_max: weightMax,
      cents: shippingCents,
    })),
  );
  await sql`delete from delivery_price where delivery_method_id = any(${methods.map(({ id }) => id)}::int[])`.execute(
    trx,
  );
  await sql`
    insert into delivery_price (delivery_method_id, country_id, weight_max, postage_cents)
    select id, country_id, weight_max, cents
    from ${recordset(prices, "id int, country_id int, weight_max numeric, cents int")}`.execute(trx);
}

async function writePayment(trx: Trx, methods: readonly CataloguePaymentMethod[]): Promise<void> {
  const rows = methods.map(({ feeCents, ...method }) => ({ ...method, fee_cents: feeCents }));
  await sql`
    insert into payment_method (id, code, position, active, fee_cents, countries, text)
    select id, code, position, active, fee_cents, countries, text
    from ${recordset(rows, "id int, code text, position int, active boolean, fee_cents int, countries int[], text jsonb")}
    on conflict (id) do update
    set code = excluded.code, position = excluded.position, fee_cents = excluded.fee_cents, countries = excluded.countries,
      text = payment_method.text || excluded.text`.execute(trx);
}
