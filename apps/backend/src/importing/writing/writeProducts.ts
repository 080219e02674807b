import { sql } from "kysely";
import type { CatalogueProduct } from "../catalogue.ts";
import { keepStored, mergeTexts, replaceRows, requireId, type Trx, upsertRows } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/** Positions of a product in its categories, by reference. */
export type Placements = ReadonlyMap<string, readonly number[]>;

/** Returns a function that counts 1, 2, 3 … per category, over all batches in file order. */
export function createPlacer(): (products: readonly CatalogueProduct[]) => Placements {
  const last = new Map<string, number>();
  return (products) => {
    const placements = new Map<string, number[]>();
    for (const { ref, categories } of products) {
      const positions = categories.map((category) => (last.get(category) ?? 0) + 1);
      for (const [index, category] of categories.entries()) last.set(category, positions[index] ?? 0);
      placements.set(ref, positions);
    }
    return placements;
  };
}

/** Upserts products with their categories and features. Returns their ids by reference. */
export async function writeProducts(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds & { country: ReadonlyMap<string, number> },
  placements: Placements,
): Promise<ReadonlyMap<string, number>> {
  const rows = products.map((product) => ({ ...productRow(product, ids), ...detailsRow(product, ids.country) }));
  for (const [isDetailed, some] of Map.groupBy(rows, ({ packages }) => packages !== undefined)) {
    await upsertRows(trx, "product", {
      columns: isDetailed ? { ...DETAILS_COLUMNS, ...COLUMNS } : COLUMNS,
      key: ["ref"],
      rows: some,
      merge: {
        // Orders since the file was written count more.
        sold: (stored, given) => sql`greatest(${stored}, ${given})`,
        text: mergeTexts,
        created_at: keepStored,
      },
    });
  }
  const productIds = await selectProductIds(trx, products);
  await writeCategories(trx, products, ids, productIds, placements);
  await writeFeatures(trx, products, ids, productIds);
  return productIds;
}

/** Texts are compared last: long ones are stored apart from their row. */
const COLUMNS = {
  ref: "text",
  kind: "text",
  brand_id: "int",
  default_category_id: "int",
  visible: "boolean",
  freight: "boolean",
  weight_kg: "numeric(9, 3)",
  quantity_step: "int",
  sold: "int",
  delivery_days_min: "int",
  delivery_days_max: "int",
  created_at: "timestamptz",
  text: "jsonb",
};

const DETAILS_COLUMNS = {
  packages: "jsonb",
  undeliverable: "int[]",
  restock_days_min: "int",
  restock_days_max: "int",
  energy: "jsonb",
  unit_measure: "text",
  unit_content: "numeric(9, 3)",
};

const productRow = (product: CatalogueProduct, ids: TaxonomyIds) => ({
  ref: product.ref,
  kind: product.kind ?? "product",
  brand_id: product.brand === undefined ? null : requireId(ids.brand, product.brand),
  default_category_id: product.categories[0] === undefined ? null : requireId(ids.category, product.categories[0]),
  visible: product.visible,
  freight: product.freight,
  weight_kg: product.weightKg,
  quantity_step: product.quantityStep,
  sold: product.sold,
  delivery_days_min: product.deliveryDays[0],
  delivery_days_max: product.deliveryDays[1],
  created_at: product.createdOn ?? new Date(),
  text: product.text,
});

const detailsRow = ({ details }: CatalogueProduct, countryIds: ReadonlyMap<string, number>) => ({
  packages: details?.packages,
  undeliverable: details?.undeliverable.flatMap((code) => countryIds.get(code) ?? []).toSorted((a, b) => a - b),
  restock_days_min: details?.restockDays?.[0],
  restock_days_max: details?.restockDays?.[1],
  energy: details?.energy,
  unit_measure: details?.unit?.per,
  unit_content: details?.unit?.content,
});

async function selectProductIds(trx: Trx, products: readonly CatalogueProduct[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ ref: string; id: number }>`
    select ref, id from product where ref = any(${products.map(({ ref }) => ref)}::text[])`.execute(trx);
  return new Map(rows.map(({ ref, id }) => [ref, id]));
}

async function writeCategories(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
  placements: Placements,
): Promise<void> {
  await replaceRows(trx, "product_category", {
    within: sql`stored.product_id = any(${[...productIds.values()]}::int[])`,
    columns: { product_id: "int", category_id: "int", position: "int" },
    key: ["product_id", "category_id"],
    rows: products.flatMap(({ ref, categories }) =>
      categories.map((category, index) => ({
        product_id: requireId(productIds, ref),
        category_id: requireId(ids.category, category),
        position: placements.get(ref)?.[index],
      })),
    ),
  });
}

async function writeFeatures(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  await replaceRows(trx, "product_feature", {
    within: sql`stored.product_id = any(${[...productIds.values()]}::int[])`,
    columns: {
      product_id: "int",
      feature_id: "int",
      feature_value_id: "int",
      number: "numeric(12, 3)",
      text: "jsonb",
    },
    key: ["product_id", "feature_id"],
    rows: products.flatMap(({ ref, features }) =>
      features.map(({ feature, number, value, text }) => ({
        product_id: requireId(productIds, ref),
        feature_id: requireId(ids.feature, feature),
        feature_value_id: value === undefined ? null : requireId(ids.featureValue, `${feature} ${value}`),
        number,
        text,
      })),
    ),
    merge: { text: (stored, given) => sql`coalesce(${stored} || ${given}, ${given})` },
  });
}
