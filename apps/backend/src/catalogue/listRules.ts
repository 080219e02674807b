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
