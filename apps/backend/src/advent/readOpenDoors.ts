import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { AdventSeason } from "./computeAdventSeason.ts";

export interface AdventDoor {
  door: number;
  productId: number;
}

/**
 * Returns the open doors. A door gets its product when it opens and keeps it; future doors have none, not even in the
 * database.
 */
export async function readOpenDoors(db: Db, { year, openDoors: last }: AdventSeason): Promise<AdventDoor[]> {
  const opened = await selectDoors(db, year, last);
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (door) => !opened.some((known) => known.door === door),
  );
  if (missing.length === 0) return opened;
  await assignProducts(db, year, missing);
  return selectDoors(db, year, last);
}

const selectDoors = (db: Db, year: number, last: number): Promise<AdventDoor[]> =>
  db
    .selectFrom("advent_door")
    .select(["door", "product_id as productId"])
    .where("year", "=", year)
    .where("door", "<=", last)
    .orderBy("door")
    .execute();

/**
 * Fills each door with the product (ref) at its position in the setting `advent_doors`, else with a reduced product,
 * else with any in stock.
 * Ordering by a hash with the year makes concurrent processes agree. Products with an energy label are excluded: their
 * price requires the label next to it.
 */
async function assignProducts(db: Db, year: number, doors: readonly number[]): Promise<void> {
  await sql`
    with named as (
      select entry.position::int as door, product.id as product_id
      from setting
        cross join lateral jsonb_array_elements_text(
          case when jsonb_typeof(setting.value) = 'array' then setting.value else '[]' end
        ) with ordinality as entry (ref, position)
        join product on product.ref = entry.ref and product.visible
      where setting.scope = 'shared' and setting.name = 'advent_doors'
    ),
    missing as (
      -- Doors with a configured product do not use up a rank.
      select wanted.door, named.product_id, row_number() over (partition by named.product_id is null order by wanted.door) as turn
      from unnest(${[...doors]}::int[]) wanted (door)
        left join named on named.door = wanted.door
    ),
    free as (
      select product.id, row_number() over (
        order by (element.promo and element.promo_net is not null) desc, md5(product.ref || ${String(year)}), product.id
      ) as turn
      from product
        join sale_element element on element.product_id = product.id and element.is_default and element.visible
      where product.visible and product.energy is null and element.stock > 0
        and not exists (select from advent_door taken where taken.year = ${year} and taken.product_id = product.id)
        and not exists (select from named where named.product_id = product.id)
    )
    insert into advent_door (year, door, product_id)
    select ${year}::int, missing.door, coalesce(missing.product_id, free.id)
    from missing
      left join free on missing.product_id is null and free.turn = missing.turn
    where coalesce(missing.product_id, free.id) is not null
    on conflict do nothing`.execute(db);
}
