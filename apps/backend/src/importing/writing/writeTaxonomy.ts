import { sql } from "kysely";
import type { Catalogue } from "../catalogue.ts";
import { requireId, recordset, type Trx } from "./rows.ts";

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
  await sql`
    insert into brand (code, position, title, text, manufacturer)
    select code, position, title, text, manufacturer
    from ${recordset(brands, "code text, position int, title text, text jsonb, manufacturer jsonb")}
    on conflict (code) do update
    set position = excluded.position, title = excluded.title, text = brand.text || excluded.text,
      manufacturer = coalesce(excluded.manufacturer, brand.manufacturer)`.execute(trx);
}

async function writeCategories(trx: Trx, { categories }: Catalogue): Promise<void> {
  const rows = recordset(categories, "code text, parent text, position int, visible boolean, icon text, text jsonb");
  await sql`
    insert into category (code, position, visible, icon, text)
    select code, position, visible, icon, text from ${rows}
    on conflict (code) do update
    set position = excluded.position, visible = excluded.visible, icon = coalesce(excluded.icon, category.icon),
      text = category.text || excluded.text`.execute(trx);
  // Parents in a second step: a file may list them after their children.
  await sql`
    update category set parent_id = parent.id
    from ${rows} left join category parent on parent.code = r.parent
    where category.code = r.code and category.parent_id is distinct from parent.id`.execute(trx);
}

async function writeAttributes(trx: Trx, { attributes }: Catalogue): Promise<ReadonlyMap<string, number>> {
  await sql`
    insert into attribute (code, position, text)
    select code, position, text from ${recordset(attributes, "code text, position int, text jsonb, borrowed boolean")}
    on conflict (code) do nothing`.execute(trx);
  const own = attributes.filter(({ borrowed }) => !borrowed);
  await sql`
    update attribute set position = r.position, text = attribute.text || r.text
    from ${recordset(own, "code text, position int, text jsonb")} where attribute.code = r.code`.execute(trx);
  const ids = await idsByCode(trx, "attribute", attributes);
  const values = attributes.flatMap((attribute) =>
    attribute.values.map((value, position) => ({ attribute_id: requireId(ids, attribute.code), ...value, position })),
  );
  await sql`
    insert into attribute_value (attribute_id, code, position, hex, text)
    select attribute_id, code, position, hex, text
    from ${recordset(values, "attribute_id int, code text, position int, hex text, text jsonb")}
    on conflict (attribute_id, code) do update
    set position = excluded.position, hex = coalesce(excluded.hex, attribute_value.hex),
      text = attribute_value.text || excluded.text`.execute(trx);
  return ids;
}

async function writeFeatures(trx: Trx, { features }: Catalogue): Promise<ReadonlyMap<string, number>> {
  await sql`
    insert into feature (code, unit, position, text)
    select code, unit, position, text from ${recordset(features, "code text, unit text, position int, text jsonb")}
    on conflict (code) do nothing`.execute(trx);
  const own = features.filter(({ borrowed }) => !borrowed);
  await sql`
    update feature set unit = r.unit, position = r.position, text = feature.text || r.text
    from ${recordset(own, "code text, unit text, position int, text jsonb")} where feature.code = r.code`.execute(trx);
  const ids = await idsByCode(trx, "feature", features);
  const values = features.flatMap((feature) =>
    feature.values.map((value) => ({ feature_id: requireId(ids, feature.code), ...value })),
  );
  await sql`
    insert into feature_value (feature_id, code, text)
    select feature_id, code, text from ${recordset(values, "feature_id int, code text, text jsonb")}
    on conflict (feature_id, code) do update set text = feature_value.text || excluded.text`.execute(trx);
  return ids;
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
