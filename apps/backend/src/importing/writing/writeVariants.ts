import { type RawBuilder, sql } from "kysely";
import type { CatalogueProduct, StockSource } from "../catalogue.ts";
import type { CheckedProducts } from "../checkCatalogue.ts";
import { ImportError } from "../importError.ts";
import { inChunks, recordset, replaceRows, requireId, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/**
 * Upserts the variants that differ, with prices, stock and choices. Variants missing from the catalogue are deleted or
 * hidden. Sold units since `countedAt` are not in the catalogue's stock.
 */
export async function writeVariants(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds & { product: ReadonlyMap<string, number> },
  countedAt: Date,
): Promise<void> {
  const rows = products.flatMap((product) => variantRows(product, requireId(ids.product, product.ref)));
  const missing = await findMissing(
    trx,
    rows,
    products.map(({ ref }) => requireId(ids.product, ref)),
  );
  await recordCounts(trx, rows, countedAt);
  const changed = await selectChanged(trx, rows, countedAt);
  const existing = changed.flatMap(({ id }) => id ?? []);
  await lockVariants(trx, [...missing, ...existing]);
  await removeVariants(trx, missing);
  const changedRefs = new Set(changed.map(({ ref }) => ref));
  const isHistoryGiven = products.every(({ variants }) => variants.every(({ history = [] }) => history.length > 0));
  if (isHistoryGiven) await sql`set local shop.price_history = 'given'`.execute(trx);
  await upsert(
    trx,
    rows.filter(({ ref }) => changedRefs.has(ref)),
    countedAt,
  );
  if (isHistoryGiven) await sql`set local shop.price_history = ''`.execute(trx);
  const newRefs = new Set(changed.flatMap(({ id, ref }) => (id === null ? ref : [])));
  await recordCounts(
    trx,
    rows.filter(({ ref }) => newRefs.has(ref)),
    countedAt,
  );
  await limitCenterStock(trx, existing);
  const variantIds = await selectVariantIds(trx, rows);
  await writeHistory(trx, products, variantIds);
  await writeChoices(trx, products, variantIds, ids);
}

const COLUMNS = `ref text, product_id int, position int, is_default boolean, stock int, net numeric, promo_net numeric,
  measures jsonb`;

async function selectVariantIds(trx: Trx, rows: readonly VariantRow[]): Promise<ReadonlyMap<string, number>> {
  const { rows: stored } = await sql<{ ref: string; id: number }>`
    select ref, id from sale_element where ref = any(${rows.map(({ ref }) => ref)}::text[])`.execute(trx);
  return new Map(stored.map(({ ref, id }) => [ref, id]));
}

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

const REFS_PER_STATEMENT = 10_000;

/**
 * Rejects references of products outside this catalogue: moving the variant would leave such a product without it.
 *
 * @throws ImportError
 */
export async function rejectForeignRefs(trx: Trx, { owners, accessories }: CheckedProducts): Promise<void> {
  for (const chunk of inChunks(owners, REFS_PER_STATEMENT)) {
    const { rows: moved } = await sql<{ ref: string; owner: string }>`
      select s.ref, p.ref as owner
      from unnest(${chunk.map(([ref]) => ref)}::text[], ${chunk.map(([, owner]) => owner)}::text[]) as given(ref, owner)
        join sale_element s on s.ref = given.ref
        join product p on p.id = s.product_id
      where p.ref <> given.owner`.execute(trx);
    const taken = moved.find(({ owner }) => !accessories.has(owner));
    if (taken)
      throw new ImportError(
        `Variant ${taken.ref} already belongs to product ${taken.owner}, which is not in this catalogue.`,
      );
  }
}

/** Locks in the same order as placing an order, to avoid deadlocks. */
export async function lockVariants(trx: Trx, variantIds: readonly number[]): Promise<void> {
  await sql`select id from sale_element where id = any(${variantIds}::int[]) order by id for no key update`.execute(
    trx,
  );
}

async function findMissing(trx: Trx, rows: readonly VariantRow[], productIds: readonly number[]): Promise<number[]> {
  const { rows: missing } = await sql<{ id: number }>`
    select id from sale_element s where product_id = any(${productIds}::int[])
      and not exists (select from unnest(${rows.map(({ ref }) => ref)}::text[]) as given(ref) where given.ref = s.ref)`.execute(
    trx,
  );
  return missing.map(({ id }) => id);
}

async function removeVariants(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from sale_element s where id = any(${ids}::int[])
      and not exists (select from cart_item where sale_element_id = s.id)
      and not exists (select from order_line where sale_element_id = s.id)`.execute(trx);
  // Variants in carts and orders are hidden, not deleted.
  await sql`
    update sale_element set visible = false, is_default = false
    where id = any(${ids}::int[]) and (visible or is_default)`.execute(trx);
}

/** Records when stock was counted. Before the variants' locks, in the order of restocking; new variants follow. */
async function recordCounts(trx: Trx, rows: readonly VariantRow[], countedAt: Date): Promise<void> {
  const refs = rows.flatMap(({ ref, stockSource }) => (stockSource === "counted" ? ref : []));
  if (refs.length === 0) return;
  await sql`
    insert into stock_count (sale_element_id, counted_at)
    select s.id, ${countedAt} from sale_element s
    where s.ref = any(${refs}::text[]) and not exists (
      select from stock_count stored where stored.sale_element_id = s.id and stored.counted_at = ${countedAt}
    )
    order by s.id
    on conflict (sale_element_id) do update set counted_at = excluded.counted_at`.execute(trx);
}

/** Lowers the stock of centers, fullest first, that together hold more than the variant has (decision 0122). */
async function limitCenterStock(trx: Trx, variantIds: readonly number[]): Promise<void> {
  await sql`
    with held as (
      select sale_element_id, fulfilment_center_id, stock, sum(stock) over (partition by sale_element_id) as whole,
        sum(stock) over (partition by sale_element_id order by stock desc, fulfilment_center_id) - stock as before
      from fulfilment_stock where sale_element_id = any(${variantIds}::int[])
    ), part as (
      select held.sale_element_id, held.fulfilment_center_id,
        least(held.stock, held.whole - element.stock - held.before)::int as units
      from held join sale_element element on element.id = held.sale_element_id
    )
    update fulfilment_stock center set stock = center.stock - part.units
    from part
    where center.sale_element_id = part.sale_element_id and center.fulfilment_center_id = part.fulfilment_center_id
      and part.units > 0`.execute(trx);
}

/** SQL expression: units of variant `s` that orders took since a time, less those that went back into stock. */
const takenSince = (countedAt: Date): RawBuilder<number> => sql`coalesce((
  select sum(case when coalesce(orders.stock_taken_at, orders.placed_at) > ${countedAt} then line.quantity else 0 end - (
    case when exists (select from restock where restock.order_id = orders.id) then (
      select coalesce(sum(restock.quantity), 0) from restock
      where restock.order_line_id = line.id and restock.returned_at > ${countedAt}
    )
    when coalesce(orders.restocked_at, orders.canceled_at, '-infinity') > ${countedAt} then line.quantity
    else 0 end
  ))
  from order_line line join orders on orders.id = line.order_id
  where line.sale_element_id = s.id
), 0)`;

/** SQL expression: stock of an existing variant `s` after the import of a row `r`. */
function importedStock(source: StockSource, countedAt: Date): RawBuilder<number> {
  if (source === "assumed") return sql`s.stock`;
  if (source === "yes-no") return sql`case when r.stock = 0 or s.stock = 0 then r.stock else s.stock end`;
  return sql`greatest(r.stock - ${takenSince(countedAt)}, 0)::int`;
}

const bySource = (rows: readonly VariantRow[]): Map<StockSource, VariantRow[]> =>
  Map.groupBy(rows, ({ stockSource }) => stockSource);

/** Returns the rows that are new or differ from the database, which an import of the same file leaves untouched. */
async function selectChanged(
  trx: Trx,
  rows: readonly VariantRow[],
  countedAt: Date,
): Promise<{ id: number | null; ref: string }[]> {
  const changed = await Promise.all(
    [...bySource(rows)].map(([source, given]) =>
      sql<{ id: number | null; ref: string }>`
        select s.id, r.ref from ${recordset(given, COLUMNS)} left join sale_element s on s.ref = r.ref
        where s.id is null or not s.visible
          or (s.product_id, s.position, s.is_default, s.stock, s.net, s.promo_net, s.promo, s.measures) is distinct from
            (r.product_id, r.position, r.is_default, ${importedStock(source, countedAt)}, r.net, r.promo_net,
              r.promo_net is not null, r.measures)`.execute(trx),
    ),
  );
  return changed.flatMap((result) => result.rows);
}

async function upsert(trx: Trx, rows: readonly VariantRow[], countedAt: Date): Promise<void> {
  if (rows.length === 0) return;
  // A unique index allows only one default per product at any time.
  await sql`
    update sale_element s set is_default = false from ${recordset(rows, COLUMNS)}
    where s.product_id = r.product_id and s.is_default and r.is_default and s.ref <> r.ref`.execute(trx);
  for (const [source, given] of bySource(rows)) {
    await sql`
      insert into sale_element (ref, product_id, position, is_default, stock, net, promo_net, promo, measures)
      select r.ref, r.product_id, r.position, r.is_default,
        case when s.id is null then r.stock else ${importedStock(source, countedAt)} end,
        r.net, r.promo_net, r.promo_net is not null, r.measures
      from ${recordset(given, COLUMNS)} left join sale_element s on s.ref = r.ref
      on conflict (ref) do update
      set product_id = excluded.product_id, position = excluded.position, is_default = excluded.is_default, visible = true,
        stock = excluded.stock, net = excluded.net, promo_net = excluded.promo_net, promo = excluded.promo,
        measures = excluded.measures`.execute(trx);
  }
}

/** An imported price history replaces the one recorded by triggers. */
async function writeHistory(
  trx: Trx,
  products: readonly CatalogueProduct[],
  variantIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = products.flatMap(({ variants }) =>
    variants.flatMap(({ ref, history = [] }) =>
      history.map(({ since, net }) => ({ sale_element_id: requireId(variantIds, ref), since, net })),
    ),
  );
  if (rows.length === 0) return;
  await replaceRows(trx, "price_history", {
    within: sql`stored.sale_element_id = any(${[...new Set(rows.map((row) => row.sale_element_id))]}::int[])`,
    columns: { sale_element_id: "int", since: "timestamptz", net: "numeric(16, 6)" },
    key: ["sale_element_id", "since"],
    rows,
  });
}

async function writeChoices(
  trx: Trx,
  products: readonly CatalogueProduct[],
  variantIds: ReadonlyMap<string, number>,
  ids: TaxonomyIds,
): Promise<void> {
  await replaceRows(trx, "sale_element_attribute", {
    within: sql`stored.sale_element_id = any(${[...variantIds.values()]}::int[])`,
    columns: { sale_element_id: "int", attribute_value_id: "int" },
    key: ["sale_element_id", "attribute_value_id"],
    rows: products.flatMap(({ variants }) =>
      variants.flatMap(({ ref, choices }) =>
        choices.map(({ attribute, value }) => ({
          sale_element_id: requireId(variantIds, ref),
          attribute_value_id: requireId(ids.attributeValue, `${attribute} ${value}`),
        })),
      ),
    ),
  });
}
