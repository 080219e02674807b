import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

/** Days for which a product counts as new, without the setting `new_product_days`. */
const NEW_DAYS = 60;
/** Percentage of the products that are bestsellers, without the setting `bestseller_percent`. */
const BESTSELLER_PERCENT = 10;

/** SQL expression: a setting of all storefronts; the fallback for a value that is no number. */
const numberSetting = (name: string, fallback: number): RawBuilder<number> => sql`coalesce((
  select case when jsonb_typeof(setting.value) = 'number' then least((setting.value)::numeric, 36500)::int end
  from setting where setting.scope = 'shared' and setting.name = ${name}
), ${fallback}::int)`;

/** SQL expression on `product`. */
export const isNewProduct: RawBuilder<boolean> = sql`(
  product.created_at > now() - make_interval(days => ${numberSetting("new_product_days", NEW_DAYS)}))`;

/** Returns the creation time after which a product is new. */
export async function readNewSince(db: Db): Promise<Date> {
  const days = numberSetting("new_product_days", NEW_DAYS);
  const { rows } = await sql<{ at: Date }>`select now() - make_interval(days => ${days}) as at`.execute(db);
  return rows[0]?.at ?? new Date();
}

/** Returns the last of the most sold products, in descending order of `sold`; undefined if none was sold. */
export async function readLastBestseller(db: Db): Promise<{ sold: number; id: number } | undefined> {
  const percent = await readBestsellerPercent(db);
  const { rows } = await sql<{ sold: number; id: number }>`
    with visible as (
      select product.sold, product.id from product
        join sale_element element on element.product_id = product.id and element.is_default and element.visible
      where product.visible
    ), bestsellers as (
      select least(ceil(count(*) * ${percent}::numeric / 100), count(*) filter (where sold > 0))::int as count from visible
    )
    select sold, id from visible where (select count from bestsellers) > 0
    order by sold desc, id offset (select greatest(count - 1, 0) from bestsellers) limit 1`.execute(db);
  return rows[0];
}

export async function readBestsellerPercent(db: Db): Promise<number> {
  const setting = numberSetting("bestseller_percent", BESTSELLER_PERCENT);
  const { rows } = await sql<{ percent: number }>`select ${setting} as "percent"`.execute(db);
  return rows[0]?.percent ?? BESTSELLER_PERCENT;
}

/** Returns 1 for the rows of the most sold `percent` of the products, of which none is unsold. */
export function markBestsellers(sold: readonly number[], bySold: Int32Array, percent: number): Uint8Array {
  const marks = new Uint8Array(sold.length);
  for (const row of bySold.slice(0, Math.ceil((sold.length * percent) / 100)))
    marks[row] = Number((sold[row] ?? 0) > 0);
  return marks;
}
