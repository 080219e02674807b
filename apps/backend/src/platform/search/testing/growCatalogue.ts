import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** Copies existing products with all related rows until the catalogue has `count` products. */
export async function growCatalogue(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      create temp table copy on commit drop as
      select (select max(id) from product) + row_number() over (order by round, product.id)::int as id, product.id as original, round
      from product cross join generate_series(1, ${count}::int / (select count(*) from product)::int + 1) round
      order by round, product.id
      limit greatest(0, ${count}::int - (select count(*) from product)::int)`.execute(trx);
    await sql`
      insert into product (id, ref, brand_id, default_category_id, visible, freight, weight_kg, sold, viewed, text, created_at)
      select copy.id, p.ref || '-' || copy.round, p.brand_id, p.default_category_id, p.visible, p.freight, p.weight_kg,
        (p.sold * 7 + copy.round * 13) % 400, p.viewed, p.text, p.created_at
      from copy join product p on p.id = copy.original`.execute(trx);
    await sql`
      insert into product_category (product_id, category_id, position)
      select copy.id, placed.category_id, placed.position
      from copy join product_category placed on placed.product_id = copy.original`.execute(trx);
    await sql`
      insert into product_feature (product_id, feature_id, feature_value_id, number, text)
      select copy.id, fact.feature_id, fact.feature_value_id, fact.number, fact.text
      from copy join product_feature fact on fact.product_id = copy.original`.execute(trx);
    await sql`
      insert into sale_element (product_id, ref, position, is_default, visible, stock, net, promo_net, promo, measures)
      select copy.id, s.ref || '-' || copy.round, s.position, s.is_default, s.visible, s.stock, s.net, s.promo_net, s.promo,
        s.measures
      from copy join sale_element s on s.product_id = copy.original`.execute(trx);
    await sql`
      insert into sale_element_attribute (sale_element_id, attribute_value_id)
      select twin.id, chosen.attribute_value_id
      from copy
        join sale_element s on s.product_id = copy.original
        join sale_element twin on twin.ref = s.ref || '-' || copy.round
        join sale_element_attribute chosen on chosen.sale_element_id = s.id`.execute(trx);
    await sql`
      insert into review (product_id, author, content, language, rating, status, created_at)
      select copy.id, r.author, r.content, r.language, r.rating, r.status, r.created_at
      from copy join review r on r.product_id = copy.original`.execute(trx);
    await sql`
      insert into picture (object_type, object_id, attribute_value_id, file, width, height, widths, position, visible, text, view)
      select 'product', copy.id, p.attribute_value_id, p.file, p.width, p.height, p.widths, p.position, p.visible, p.text, p.view
      from copy join picture p on p.object_type = 'product' and p.object_id = copy.original`.execute(trx);
    await sql`
      insert into rewriting_url (url, view, view_id, language)
      select url.url || '-' || copy.round, 'product', copy.id, url.language
      from copy join rewriting_url url on url.view = 'product' and url.view_id = copy.original and url.redirected is null`.execute(
      trx,
    );
  });
  await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(db);
  await sql`analyze`.execute(db);
}
