import { sql } from "kysely";
import type { CatalogueProduct } from "../catalogue.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/** Upserts products with their categories and features. Returns their ids by reference. */
export async function writeProducts(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
): Promise<ReadonlyMap<string, number>> {
  const productIds = new Map<string, number>();
  const nextPosition = createPositionCounter();
  for (const chunk of inChunks(products)) {
    for (const [ref, id] of await upsertProducts(trx, chunk, ids)) productIds.set(ref, id);
    await writeCategories(trx, chunk, ids, productIds, nextPosition);
    await writeFeatures(trx, chunk, ids, productIds);
  }
  return productIds;
}

async function upsertProducts(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
): Promise<[string, number][]> {
  const rows = products.map((product) => ({
    ref: product.ref,
    kind: product.kind ?? "product",
    brand_id: product.brand === undefined ? null : requireId(ids.brand, product.brand),
    category_id: product.categories[0] === undefined ? null : requireId(ids.category, product.categories[0]),
    visible: product.visible,
    freight: product.freight,
    weight_kg: product.weightKg,
    step: product.quantityStep,
    sold: product.sold,
    days_min: product.deliveryDays[0],
    days_max: product.deliveryDays[1],
    text: product.text,
    created_on: product.createdOn,
  }));
  const columns = `ref text, kind text, brand_id int, category_id int, visible boolean, freight boolean, weight_kg numeric, step int,
    sold int, days_min int, days_max int, text jsonb, created_on date`;
  const { rows: written } = await sql<{ ref: string; id: number }>`
    insert into product (ref, kind, brand_id, default_category_id, visible, freight, weight_kg, quantity_step, sold,
      delivery_days_min, delivery_days_max, text, created_at)
    select ref, kind, brand_id, category_id, visible, freight, weight_kg, step, sold, days_min, days_max, text,
      coalesce(created_on, now())
    from ${recordset(rows, columns)}
    on conflict (ref) do update
    set kind = excluded.kind, brand_id = excluded.brand_id, default_category_id = excluded.default_category_id, visible = excluded.visible,
      freight = excluded.freight, weight_kg = excluded.weight_kg, quantity_step = excluded.quantity_step,
      -- what was really sold since counts more than what the file knew
      sold = greatest(product.sold, excluded.sold),
      delivery_days_min = excluded.delivery_days_min, delivery_days_max = excluded.delivery_days_max,
      text = product.text || excluded.text
    returning ref, id`.execute(trx);
  return written.map(({ ref, id }) => [ref, id]);
}

async function writeCategories(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
  positionIn: (category: string) => number,
): Promise<void> {
  const rows = products.flatMap(({ ref, categories }) =>
    categories.map((category) => ({
      product_id: requireId(productIds, ref),
      category_id: requireId(ids.category, category),
      position: positionIn(category),
    })),
  );
  const placements = recordset(rows, "product_id int, category_id int, position int");
  await sql`
    delete from product_category c where product_id = any(${products.map(({ ref }) => requireId(productIds, ref))}::int[])
      and not exists (select from ${placements} where r.product_id = c.product_id and r.category_id = c.category_id)`.execute(
    trx,
  );
  await sql`
    insert into product_category (product_id, category_id, position)
    select product_id, category_id, position from ${placements}
    on conflict (product_id, category_id) do update set position = excluded.position`.execute(trx);
}

async function writeFeatures(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = products.flatMap(({ ref, features }) =>
    features.map(({ feature, number, value, text }) => ({
      product_id: requireId(productIds, ref),
      feature_id: requireId(ids.feature, feature),
      feature_value_id: value === undefined ? null : requireId(ids.featureValue, `${feature} ${value}`),
      number,
      text,
    })),
  );
  const given = recordset(rows, "product_id int, feature_id int, feature_value_id int, number numeric, text jsonb");
  await sql`
    delete from product_feature f where product_id = any(${products.map(({ ref }) => requireId(productIds, ref))}::int[])
      and not exists (select from ${given} where r.product_id = f.product_id and r.feature_id = f.feature_id)`.execute(
    trx,
  );
  await sql`
    insert into product_feature (product_id, feature_id, feature_value_id, number, text)
    select product_id, feature_id, feature_value_id, number, text from ${given}
    on conflict (product_id, feature_id) do update
    set feature_value_id = excluded.feature_value_id, number = excluded.number,
      text = coalesce(product_feature.text || excluded.text, excluded.text)`.execute(trx);
}

/** Counts 1, 2, 3 … per category, in file order. */
function createPositionCounter(): (category: string) => number {
  const last = new Map<string, number>();
  return (category) => {
    const position = (last.get(category) ?? 0) + 1;
    last.set(category, position);
    return position;
  };
}
