import { sql } from "kysely";
import type { Catalogue, CataloguePicture, CatalogueProduct } from "../catalogue.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

export async function writePictures(
  trx: Trx,
  catalogue: Pick<Catalogue, "categories" | "contents">,
  ids: TaxonomyIds,
  contentIds: ReadonlyMap<string, number>,
): Promise<void> {
  const contents = catalogue.contents.map(({ code, pictures }) => ({ id: requireId(contentIds, code), pictures }));
  const categories = catalogue.categories.map(({ code, pictures }) => ({
    id: requireId(ids.category, code),
    pictures,
  }));
  for (const chunk of inChunks(categories)) await writeFor(trx, "category", chunk, ids);
  for (const chunk of inChunks(contents)) await writeFor(trx, "content", chunk, ids);
}

export async function writeProductPictures(
  trx: Trx,
  products: readonly CatalogueProduct[],
  ids: TaxonomyIds,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const owners = products.map(({ ref, pictures }) => ({ id: requireId(productIds, ref), pictures }));
  await writeFor(trx, "product", owners, ids);
}

const COLUMNS = `object_id int, attribute_value_id int, file text, width int, height int, widths int[], position int, view text,
  text jsonb`;

async function writeFor(
  trx: Trx,
  type: "product" | "category" | "content",
  objects: readonly { id: number; pictures: CataloguePicture[] | undefined }[],
  ids: TaxonomyIds,
): Promise<void> {
  const known = objects.flatMap(({ id, pictures }) => (pictures ? [{ id, pictures }] : []));
  if (known.length === 0) return;
  const pictures = recordset(
    known.flatMap(({ id, pictures: own }) => own.map((picture, position) => row(id, picture, position, ids))),
    COLUMNS,
  );
  // A picture is identified by file, object and colour.
  const same = sql`p.object_type = ${type} and p.object_id = r.object_id and p.file = r.file
    and p.attribute_value_id is not distinct from r.attribute_value_id`;
  await sql`
    delete from picture p where object_type = ${type} and object_id = any(${known.map(({ id }) => id)}::int[])
      and not exists (select from ${pictures} where ${same})`.execute(trx);
  await sql`
    update picture p set width = r.width, height = r.height, widths = r.widths, position = r.position, view = r.view,
      text = p.text || r.text
    from ${pictures} where ${same}
      and (p.width, p.height, p.widths, p.position, p.view, p.text) is distinct from
        (r.width, r.height, r.widths, r.position, r.view, p.text || r.text)`.execute(trx);
  await sql`
    insert into picture (object_type, object_id, attribute_value_id, file, width, height, widths, position, view, text)
    select ${type}, object_id, attribute_value_id, file, width, height, widths, position, view, text from ${pictures}
    where not exists (select from picture p where ${same})`.execute(trx);
}

const row = (
  object_id: number,
  { choice, file, width, height, widths, view = "", text }: CataloguePicture,
  position: number,
  ids: TaxonomyIds,
) => ({
  object_id,
  attribute_value_id:
    choice === undefined ? null : requireId(ids.attributeValue, `${choice.attribute} ${choice.value}`),
  file,
  width,
  height,
  widths,
  position,
  view,
  text,
});
