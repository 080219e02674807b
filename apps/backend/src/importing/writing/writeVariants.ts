import { sql } from "kysely";
import type { CatalogueProduct, StockSource } from "../catalogue.ts";
import { ImportError } from "../importError.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/** Upserts variants with prices, stock and choices. Variants missing from the catalogue are deleted or hidden. */
export async function writeVariants(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  await rejectForeignRefs(trx, products, productIds);
  await lockInIdOrder(trx, [...productIds.values()]);
  for (const chunk of inChunks(products)) {
    const rows = chunk.flatMap((product) => variantRows(product, requireId(productIds, product.ref)));
    await removeMissingVariants(
      trx,
      rows,
      chunk.map(({ ref }) => requireId(productIds, ref)),
    );
    await upsert(trx, rows);
    await writeHistory(trx, chunk);
    await writeChoices(trx, chunk, ids);
  }
}

const COLUMNS = `ref text, product_id int, position int, is_default boolean, stock int, net numeric, promo_net numeric,
  measures jsonb`;

const variantRows = ({ variants }: CatalogueProduct, product_id: number) =>
  variants.map(({ ref, isDefault, stock, stockSource, net, promoNet, measures = {} }, position) => ({
    ref,
    product_id,
    position,
    is_default: isDefault,
    stock,
    stockSource,
    net,
    promo_net: promoNet,
    measures,
  }));
type VariantRow = ReturnType<typeof variantRows>[number];

/** Rejects references of products outside this catalogue: moving the variant would leave such a product without it. */
async function rejectForeignRefs(
  trx: Trx,
  products: readonly CatalogueProduct[],
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const refs = products.flatMap(({ variants }) => variants.map(({ ref }) => ref));
  const { rows } = await sql<{ ref: string; owner: string }>`
    select s.ref, p.ref as owner
    from unnest(${refs}::text[]) as given(ref)
      join sale_element s on s.ref = given.ref
      join product p on p.id = s.product_id
      left join unnest(${[...productIds.values()]}::int[]) as own(id) on own.id = p.id
    where own.id is null`.execute(trx);
  const [taken] = rows;
  if (taken)
    throw new ImportError(
      `Variant ${taken.ref} already belongs to product ${taken.owner}, which is not in this catalogue.`,
    );
}

/** Locks in the same order as placing an order, to avoid deadlocks. */
async function lockInIdOrder(trx: Trx, productIds: readonly number[]): Promise<void> {
  await sql`select id from sale_element where product_id = any(${productIds}::int[]) order by id for no key update`.execute(
    trx,
  );
}

async function removeMissingVariants(
  trx: Trx,
  rows: readonly VariantRow[],
  productIds: readonly number[],
): Promise<void> {
  const { rows: missing } = await sql<{ id: number }>`
    select id from sale_element s where product_id = any(${productIds}::int[])
      and not exists (select from unnest(${rows.map(({ ref }) => ref)}::text[]) as given(ref) where given.ref = s.ref)`.execute(
    trx,
  );
  if (missing.length === 0) return;
  const missingIds = missing.map(({ id }) => id);
  await sql`
    delete from sale_element s where id = any(${missingIds}::int[])
      and not exists (select from cart_item where sale_element_id = s.id)
      and not exists (select from order_line where sale_element_id = s.id)`.execute(trx);
  // Variants in carts and orders are hidden, not deleted.
  await sql`update sale_element set visible = false, is_default = false where id = any(${missingIds}::int[])`.execute(
    trx,
  );
}

/** SQL for the stock of an existing variant. */
const STOCK_SQL: Record<StockSource, string> = {
  counted: "excluded.stock",
  "yes-no": "case when excluded.stock = 0 or sale_element.stock = 0 then excluded.stock else sale_element.stock end",
  assumed: "sale_element.stock",
};

async function upsert(trx: Trx, rows: readonly VariantRow[]): Promise<void> {
  // A unique index allows only one default per product at any time.
  await sql`
    update sale_element s set is_default = false from ${recordset(rows, COLUMNS)}
    where s.product_id = r.product_id and s.is_default and r.is_default and s.ref <> r.ref`.execute(trx);
  for (const [source, given] of Map.groupBy(rows, ({ stockSource }) => stockSource)) {
    await sql`
      insert into sale_element (ref, product_id, position, is_default, stock, net, promo_net, promo, measures)
      select ref, product_id, position, is_default, stock, net, promo_net, promo_net is not null, measures
      from ${recordset(given, COLUMNS)}
      on conflict (ref) do update
      set product_id = excluded.product_id, position = excluded.position, is_default = excluded.is_default, visible = true,
        stock = ${sql.raw(STOCK_SQL[source])},
        net = excluded.net, promo_net = excluded.promo_net, promo = excluded.promo,
        measures = excluded.measures`.execute(trx);
  }
}

/** An imported price history replaces the one recorded by triggers. */
async function writeHistory(trx: Trx, products: readonly CatalogueProduct[]): Promise<void> {
  const rows = products.flatMap(({ variants }) =>
    variants.flatMap(({ ref, history = [] }) => history.map(({ since, net }) => ({ ref, since, net }))),
  );
  if (rows.length === 0) return;
  const known = recordset(rows, "ref text, since timestamptz, net numeric");
  await sql`
    delete from price_history h using sale_element s
    where s.id = h.sale_element_id and s.ref = any(${[...new Set(rows.map(({ ref }) => ref))]}::text[])`.execute(trx);
  await sql`
    insert into price_history (sale_element_id, since, net)
    select s.id, r.since, r.net from ${known} join sale_element s on s.ref = r.ref`.execute(trx);
}

async function writeChoices(trx: Trx, products: readonly CatalogueProduct[], ids: TaxonomyIds): Promise<void> {
  const rows = products.flatMap(({ variants }) =>
    variants.flatMap(({ ref, choices }) =>
      choices.map(({ attribute, value }) => ({
        ref,
        value_id: requireId(ids.attributeValue, `${attribute} ${value}`),
      })),
    ),
  );
  const refs = products.flatMap(({ variants }) => variants.map(({ ref }) => ref));
  const given = recordset(rows, "ref text, value_id int");
  await sql`
    delete from sale_element_attribute a using sale_element s
    where s.id = a.sale_element_id and s.ref = any(${refs}::text[])
      and not exists (select from ${given} where r.ref = s.ref and r.value_id = a.attribute_value_id)`.execute(trx);
  await sql`
    insert into sale_element_attribute (sale_element_id, attribute_value_id)
    select s.id, r.value_id from ${given} join sale_element s on s.ref = r.ref
    on conflict do nothing`.execute(trx);
}
