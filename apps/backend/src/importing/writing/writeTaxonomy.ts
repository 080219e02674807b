import { sql } from "kysely";
import type { Catalogue } from "../catalogue.ts";
import { keepIfAbsent, keepStored, mergeTexts, recordset, requireId, type Trx, upsertRows } from "./rows.ts";

/** Database ids by code; attribute and feature values as "color oak". */
export interface TaxonomyIds {
  brand: ReadonlyMap<string, number>;
  category: ReadonlyMap<string, number>;
  attributeValue: ReadonlyMap<string, number>;
  feature: ReadonlyMap<string, number>;
  featureValue: ReadonlyMap<string, number>;
}

/** Upserts brands, categories, attributes and features. Texts in other languages stay. */
export async function writeTaxonomy(trx: Trx, catalogue: Catalogue): Promise<TaxonomyIds> {
  await writeBrands(trx, catalogue);
  await writeCategories(trx, catalogue);
  const attribute = await writeAttributes(trx, catalogue);
  const feature = await writeFeatures(trx, catalogue);
  return {
    brand: await idsByCode(trx, "brand", catalogue.brands),
    category: await idsByCode(trx, "category", catalogue.categories),
    attributeValue: await valueIds(trx, "attribute_value", "attribute_id", attribute),
    feature,
    featureValue: await valueIds(trx, "feature_value", "feature_id", feature),
  };
}

async function writeBrands(trx: Trx, { brands }: Catalogue): Promise<void> {
  await upsertRows(trx, "brand", {
    columns: { code: "text", position: "int", title: "text", text: "jsonb", manufacturer: "jsonb" },
    key: ["code"],
    rows: brands,
    merge: { text: mergeTexts, manufacturer: keepIfAbsent },
  });
}

async function writeCategories(trx: Trx, { categories }: Catalogue): Promise<void> {
  await upsertRows(trx, "category", {
    columns: { code: "text", position: "int", visible: "boolean", icon: "text", text: "jsonb" },
    key: ["code"],
    rows: categories,
    merge: { icon: keepIfAbsent, text: mergeTexts },
  });
  // Parents in a second step: a file may list them after their children.
  await sql`
    update category set parent_id = parent.id
    from ${recordset(categories, "code text, parent text")} left join category parent on parent.code = r.parent
    where category.code = r.code and category.parent_id is distinct from parent.id`.execute(trx);
}

async function writeAttributes(trx: Trx, { attributes }: Catalogue): Promise<ReadonlyMap<string, number>> {
  await upsertOwn(trx, "attribute", { code: "text", position: "int", text: "jsonb" }, attributes);
  const ids = await idsByCode(trx, "attribute", attributes);
  const values = attributes.flatMap((attribute) =>
    attribute.values.map((value, position) => ({ attribute_id: requireId(ids, attribute.code), ...value, position })),
  );
  await upsertRows(trx, "attribute_value", {
    columns: { attribute_id: "int", code: "text", position: "int", hex: "text", text: "jsonb" },
    key: ["attribute_id", "code"],
    rows: values,
    merge: { hex: keepIfAbsent, text: mergeTexts },
  });
  return ids;
}

async function writeFeatures(trx: Trx, { features }: Catalogue): Promise<ReadonlyMap<string, number>> {
  await upsertOwn(trx, "feature", { code: "text", unit: "text", position: "int", text: "jsonb" }, features);
  const ids = await idsByCode(trx, "feature", features);
  const values = features.flatMap((feature) =>
    feature.values.map((value) => ({ feature_id: requireId(ids, feature.code), ...value })),
  );
  await upsertRows(trx, "feature_value", {
    columns: { feature_id: "int", code: "text", text: "jsonb" },
    key: ["feature_id", "code"],
    rows: values,
    merge: { text: mergeTexts },
  });
  return ids;
}

/** Borrowed entries are only inserted where they are missing. */
async function upsertOwn(
  trx: Trx,
  table: "attribute" | "feature",
  columns: Readonly<Record<string, string>>,
  entries: readonly { borrowed: boolean }[],
): Promise<void> {
  const keepAll = Object.fromEntries(Object.keys(columns).map((name) => [name, keepStored]));
  for (const [borrowed, rows] of Map.groupBy(entries, (entry) => entry.borrowed))
    await upsertRows(trx, table, { columns, key: ["code"], rows, merge: borrowed ? keepAll : { text: mergeTexts } });
}

async function idsByCode(
  trx: Trx,
  table: "brand" | "category" | "attribute" | "feature",
  entries: readonly { code: string }[],
): Promise<ReadonlyMap<string, number>> {
  const codes = entries.map(({ code }) => code);
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from ${sql.table(table)} where code = any(${codes}::text[])`.execute(trx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function valueIds(
  trx: Trx,
  table: "attribute_value" | "feature_value",
  owner: "attribute_id" | "feature_id",
  ownerIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const codeOfOwner = new Map([...ownerIds].map(([code, id]) => [id, code]));
  const { rows } = await sql<{ owner: number; code: string; id: number }>`
    select ${sql.ref(owner)} as owner, code, id from ${sql.table(table)}
    where ${sql.ref(owner)} = any(${[...ownerIds.values()]}::int[])`.execute(trx);
  return new Map(rows.map((row) => [`${codeOfOwner.get(row.owner)} ${row.code}`, row.id]));
}
