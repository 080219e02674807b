import { sql } from "kysely";
import type { CatalogueExtras } from "../catalogue.ts";
import { writeCoupons } from "./writeCoupons.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";

type ProductIds = ReadonlyMap<string, number>;

/** Replaces selections, keywords and fulfilment centres; upserts coupons; replaces imported reviews. */
export async function writeExtras(trx: Trx, extras: CatalogueExtras, products: ProductIds): Promise<void> {
  await writeSelections(trx, extras, products);
  await writeKeywords(trx, extras, products);
  await writeFulfilmentCenters(trx, extras);
  await writeReviews(trx, extras, products);
  await writeCoupons(trx, extras.coupons);
}

async function writeSelections(trx: Trx, { selections }: CatalogueExtras, products: ProductIds): Promise<void> {
  const columns = "code text, position int, text jsonb";
  await sql`delete from selection where code <> all(${selections.map(({ code }) => code)}::text[])`.execute(trx);
  await sql`
    insert into selection (code, position, text) select code, position, text from ${recordset(selections, columns)}
    on conflict (code) do update set position = excluded.position, text = excluded.text`.execute(trx);
  await sql`delete from selection_product`.execute(trx);
  await sql`
    insert into selection_product (selection_id, product_id, position)
    select s.id, r.product_id, r.position
    from ${recordset(memberships(selections, products), "code text, product_id int, position int")}
      join selection s on s.code = r.code`.execute(trx);
}

async function writeKeywords(trx: Trx, { keywords }: CatalogueExtras, products: ProductIds): Promise<void> {
  const rows = keywords.map(({ group, ...keyword }) => ({ ...keyword, group_code: group }));
  await sql`delete from keyword where code <> all(${keywords.map(({ code }) => code)}::text[])`.execute(trx);
  await sql`
    insert into keyword (group_code, code, position, text)
    select group_code, code, position, text from ${recordset(rows, "group_code text, code text, position int, text jsonb")}
    on conflict (code) do update
    set group_code = excluded.group_code, position = excluded.position, text = excluded.text`.execute(trx);
  await sql`delete from product_keyword`.execute(trx);
  await sql`
    insert into product_keyword (product_id, keyword_id, position)
    select r.product_id, k.id, r.position
    from ${recordset(memberships(keywords, products), "code text, product_id int, position int")}
      join keyword k on k.code = r.code`.execute(trx);
}

const memberships = (groups: readonly { code: string; products: string[] }[], products: ProductIds) =>
  groups.flatMap(({ code, products: refs }) =>
    refs.map((ref, position) => ({ code, product_id: requireId(products, ref), position })),
  );

async function writeFulfilmentCenters(trx: Trx, { fulfilmentCenters }: CatalogueExtras): Promise<void> {
  const rows = fulfilmentCenters.map(({ countryId, days, ...center }) => ({
    ...center,
    country_id: countryId,
    days_min: days[0],
    days_max: days[1],
  }));
  const columns = `code text, position int, name text, address text, zipcode text, city text, country_id int, lat numeric,
    lon numeric, phone text, pickup boolean, days_min int, days_max int, share numeric`;
  await sql`delete from fulfilment_center where code <> all(${rows.map(({ code }) => code)}::text[])`.execute(trx);
  await sql`
    insert into fulfilment_center
      (code, position, name, address, zipcode, city, country_id, lat, lon, phone, pickup, days_min, days_max)
    select code, position, name, address, zipcode, city, country_id, lat, lon, phone, pickup, days_min, days_max
    from ${recordset(rows, columns)}
    on conflict (code) do update
    set position = excluded.position, name = excluded.name, address = excluded.address, zipcode = excluded.zipcode,
      city = excluded.city, country_id = excluded.country_id, lat = excluded.lat, lon = excluded.lon,
      phone = excluded.phone, pickup = excluded.pickup, days_min = excluded.days_min, days_max = excluded.days_max`.execute(
    trx,
  );
  // An order that has taken a variant's stock takes that of its centers next.
  await sql`select id from sale_element where visible order by id for no key update`.execute(trx);
  await sql`delete from fulfilment_stock`.execute(trx);
  // Whole units only; the first centre gets the rest.
  await sql`
    with part as (
      select c.id as center, c.position, s.id as element, s.stock, floor(s.stock * r.share)::int as pieces
      from ${recordset(rows, columns)} join fulfilment_center c on c.code = r.code cross join sale_element s
      where s.visible)
    insert into fulfilment_stock (fulfilment_center_id, sale_element_id, stock)
    select center, element, case when position = min(position) over one
      then stock - sum(pieces) over one + pieces else pieces end
    from part window one as (partition by element)`.execute(trx);
}

/** Reviews without a customer were imported; those of customers stay. */
async function writeReviews(trx: Trx, { reviews }: CatalogueExtras, products: ProductIds): Promise<void> {
  await sql`delete from review where customer_id is null`.execute(trx);
  for (const chunk of inChunks(reviews)) {
    const rows = chunk.map(({ product, ...review }) => ({ ...review, product_id: requireId(products, product) }));
    await sql`
      insert into review (product_id, author, title, content, language, rating, status, verified, created_at)
      select product_id, author, title, content, language, rating, status, verified, date from ${recordset(
        rows,
        `product_id int, author text, title text, content text, language text, rating int, status text,
        verified boolean, date date`,
      )}`.execute(trx);
  }
}
