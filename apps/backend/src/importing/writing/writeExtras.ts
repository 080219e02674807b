import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { CatalogueExtras, CatalogueFulfilmentCenter, CatalogueReviewPicture } from "../catalogue.ts";
import { KEY_LENGTH } from "../../review/reviewPictures.ts";
import type { RunPart } from "./inImportTransaction.ts";
import { recordset, replaceRows, requireId, type Trx, upsertRows } from "./rows.ts";
import { writeCenterStock } from "./writeCenterStock.ts";
import { writeCoupons } from "./writeCoupons.ts";

type ProductIds = ReadonlyMap<string, number>;

/** Replaces selections, keywords and fulfilment centres; upserts coupons; replaces imported reviews. */
export async function writeExtras(runPart: RunPart, extras: CatalogueExtras, products: ProductIds): Promise<void> {
  await runPart(async (trx) => {
    await writeSelections(trx, extras, products);
    await writeKeywords(trx, extras, products);
    await writeFulfilmentCenters(trx, extras);
    await writeReviews(trx, extras, products);
    await writeCoupons(trx, extras.coupons);
  });
  await writeCenterStock(runPart, extras.fulfilmentCenters);
}

async function writeSelections(trx: Trx, { selections }: CatalogueExtras, products: ProductIds): Promise<void> {
  await sql`delete from selection where code <> all(${selections.map(({ code }) => code)}::text[])`.execute(trx);
  await upsertRows(trx, "selection", {
    columns: { code: "text", position: "int", text: "jsonb" },
    key: ["code"],
    rows: selections,
  });
  const ids = await selectIds(trx, "selection");
  await replaceRows(trx, "selection_product", {
    within: sql`true`,
    columns: { selection_id: "int", product_id: "int", position: "int" },
    key: ["selection_id", "product_id"],
    rows: memberships(selections, products).map(({ code, ...row }) => ({ ...row, selection_id: requireId(ids, code) })),
  });
}

async function writeKeywords(trx: Trx, { keywords }: CatalogueExtras, products: ProductIds): Promise<void> {
  await sql`delete from keyword where code <> all(${keywords.map(({ code }) => code)}::text[])`.execute(trx);
  await upsertRows(trx, "keyword", {
    columns: { group_code: "text", code: "text", position: "int", text: "jsonb" },
    key: ["code"],
    rows: keywords.map(({ group, ...keyword }) => ({ ...keyword, group_code: group })),
  });
  const ids = await selectIds(trx, "keyword");
  await replaceRows(trx, "product_keyword", {
    within: sql`true`,
    columns: { product_id: "int", keyword_id: "int", position: "int" },
    key: ["product_id", "keyword_id"],
    rows: memberships(keywords, products).map(({ code, ...row }) => ({ ...row, keyword_id: requireId(ids, code) })),
  });
}

async function selectIds(trx: Trx, table: "selection" | "keyword"): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom(table).select(["code", "id"]).execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

const memberships = (groups: readonly { code: string; products: string[] }[], products: ProductIds) =>
  groups.flatMap(({ code, products: refs }) =>
    refs.map((ref, position) => ({ code, product_id: requireId(products, ref), position })),
  );

async function writeFulfilmentCenters(trx: Trx, { fulfilmentCenters }: CatalogueExtras): Promise<void> {
  const codes = fulfilmentCenters.map(({ code }) => code);
  await sql`delete from fulfilment_center where code <> all(${codes}::text[])`.execute(trx);
  await upsertRows(trx, "fulfilment_center", {
    columns: {
      code: "text",
      position: "int",
      name: "text",
      address: "text",
      zipcode: "text",
      city: "text",
      country_id: "int",
      lat: "numeric(9, 6)",
      lon: "numeric(9, 6)",
      phone: "text",
      pickup: "boolean",
      days_min: "int",
      days_max: "int",
    },
    key: ["code"],
    rows: fulfilmentCenters.map(toCenterRow),
  });
}

const toCenterRow = ({ countryId, days, ...center }: CatalogueFulfilmentCenter) => ({
  ...center,
  country_id: countryId,
  days_min: days[0],
  days_max: days[1],
});

const REVIEW_COLUMNS = `product_id int, author text, title text, content text, language text, rating int, status text,
  verified boolean, date date, translations jsonb, pictures jsonb`;

/** Those that customers wrote stay, also without their author. */
async function writeReviews(trx: Trx, { reviews }: CatalogueExtras, products: ProductIds): Promise<void> {
  const rows = reviews.map(({ product, pictures = [], translations = {}, ...review }) => ({
    ...review,
    translations,
    product_id: requireId(products, product),
    pictures: pictures.map((picture, position) => toPictureRow(picture, position, `${product} ${review.author}`)),
  }));
  const given = recordset(rows, REVIEW_COLUMNS);
  const same = sql`stored.product_id = r.product_id and stored.imported
    and (stored.author, stored.title, stored.content, stored.language, stored.rating, stored.status, stored.verified,
      stored.created_at, stored.translations) is not distinct from (r.author, r.title, r.content, r.language, r.rating,
      r.status, r.verified, r.date::timestamptz, r.translations)`;
  await sql`
    delete from review stored where imported and not exists (select from ${given} where ${same})`.execute(trx);
  await sql`
    insert into review
      (product_id, author, title, content, language, rating, status, verified, created_at, translations, imported)
    select product_id, author, title, content, language, rating, status, verified, date, translations, true from ${given}
    where not exists (select from review stored where ${same})`.execute(trx);
  await sql`
    delete from review_picture using review
    where review.id = review_picture.review_id and review.imported
      and review_picture.key <> all(${rows.flatMap(({ pictures }) => pictures.map(({ key }) => key))}::text[])`.execute(
    trx,
  );
  await sql`
    insert into review_picture (key, review_id, position, width, height, large, small)
    select picture.key, stored.id, picture.position, picture.width, picture.height, decode(picture.large, 'base64'),
      decode(picture.small, 'base64')
    from ${given} join review stored on ${same}
      cross join jsonb_to_recordset(r.pictures)
        as picture (key text, position int, width int, height int, large text, small text)
    where not exists (
      select from review_picture known
      where (known.key, known.review_id, known.position) = (picture.key, stored.id, picture.position)
    )
    on conflict (key) do update set review_id = excluded.review_id, position = excluded.position`.execute(trx);
}

/** The key follows from content and place, as long as that of an upload: a repeated import finds the photo stored. */
const toPictureRow = ({ width, height, large, small }: CatalogueReviewPicture, position: number, review: string) => ({
  key: createHash("sha256").update(`${review} ${position}`).update(large).digest("base64url").slice(0, KEY_LENGTH),
  position,
  width,
  height,
  large: large.toString("base64"),
  small: small.toString("base64"),
});
