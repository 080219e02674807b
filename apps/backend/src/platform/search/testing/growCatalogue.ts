import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { allowLongTransaction } from "../../db/storeTimeouts.ts";

const SYLLABLES =
  "ba da fa ga ha ka la ma na pa ra sa ta va za bel den fel gor hal kar lin mar nor pol ral sen tor vin wil zel zon";

/** SQL expression: a share from 0 to 1 that depends on the copy and the seed only. */
const share = (seed: string): RawBuilder<number> => sql`(hashtext(copies.id || ${seed}::text) & 1023) / 1023.0`;
const syllable = (seed: string): RawBuilder<string> =>
  sql`(string_to_array(${SYLLABLES}::text, ' '))[1 + (hashtext(copies.id || ${seed}::text) & 31)]`;

/**
 * Grows the catalogue to `count` products with the distributions of the existing ones: each copy has its own name in all
 * languages, price, age, sales and measurements.
 */
export async function growCatalogue(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await allowLongTransaction(trx);
    // Foreign keys and triggers would take most of the time; the copies satisfy both.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      create temp table copy on commit drop as
      with source as (
        select id, (
          select word from regexp_split_to_table(text -> 'de' ->> 'title', ' ') word
          where word ~ '^[[:upper:]]' and word = any(string_to_array(text -> 'en' ->> 'title', ' '))
          order by length(word) desc limit 1
        ) as name
        from product
      ), copies as (
        select (select max(id) from product) + row_number() over (order by round, source.id)::int as id,
          source.id as original, round, name
        from source cross join generate_series(1, ${count}::int / (select count(*) from product)::int + 1) round
        order by round, source.id
        limit greatest(0, ${count}::int - (select count(*) from product)::int)
      )
      select copies.*, ${share("price")} as price, ${share("age")} as age, ${share("size")} as size,
        initcap(${syllable("first")} || ${syllable("second")} || ${syllable("third")}) as new_name
      from copies`.execute(trx);
    await sql`create index on copy (original)`.execute(trx);
    await sql`analyze copy`.execute(trx);
    await sql`
      insert into product (id, ref, brand_id, default_category_id, visible, freight, weight_kg, sold, viewed, text, created_at)
      select copy.id, p.ref || '-' || copy.round, p.brand_id, p.default_category_id, p.visible, p.freight, p.weight_kg,
        (p.sold * 7 + copy.round * 13) % 400, p.viewed,
        case when copy.name is null then p.text else replace(p.text::text, copy.name, copy.new_name)::jsonb end,
        p.created_at - copy.age * interval '1500 days'
      from copy join product p on p.id = copy.original`.execute(trx);
    await sql`
      insert into product_category (product_id, category_id, position)
      select copy.id, placed.category_id, placed.position
      from copy join product_category placed on placed.product_id = copy.original`.execute(trx);
    await sql`
      insert into product_feature (product_id, feature_id, feature_value_id, number, text)
      select copy.id, fact.feature_id, fact.feature_value_id, round(fact.number * (0.8 + 0.4 * copy.size)::numeric), fact.text
      from copy join product_feature fact on fact.product_id = copy.original`.execute(trx);
    await sql`
      insert into sale_element (product_id, ref, position, is_default, visible, stock, net, promo_net, promo, measures)
      select copy.id, s.ref || '-' || copy.round, s.position, s.is_default, s.visible, s.stock,
        round(s.net * (0.6 + 0.8 * copy.price)::numeric, 2), round(s.promo_net * (0.6 + 0.8 * copy.price)::numeric, 2), s.promo,
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
  await db.transaction().execute(async (trx) => {
    await allowLongTransaction(trx);
    await sql`
      insert into price_history (sale_element_id, since, net)
      select id, now(), asked_net(net, promo_net, promo) from sale_element
      where not exists (select from price_history where sale_element_id = sale_element.id)`.execute(trx);
    await sql`analyze`.execute(trx);
  });
  await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(db);
}
