import { join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import { couponsFile } from "@shop/demo/schemas";
import { sql } from "kysely";
import type { CatalogueCoupon } from "./catalogue.ts";
import { demoCoupons } from "./reading/demoCoupons.ts";
import { readJson } from "./reading/readJson.ts";
import { recordset, type Trx } from "./writing/rows.ts";

/**
 * Deletes the demo's coupons, whose codes are in the manual, from a shop that has a catalogue of its own. Coupons of that
 * catalogue, and those that the shop gave other texts, stay.
 */
export async function removeDemoCoupons(trx: Trx, imported: readonly CatalogueCoupon[]): Promise<void> {
  const own = new Set(imported.map(({ code }) => code.toUpperCase()));
  const coupons = demoCoupons(await readJson(join(DEMO_FOLDER, "coupons.json"), couponsFile, "coupons.json"));
  const unused = coupons.filter(({ code }) => !own.has(code.toUpperCase())).map(({ code, text }) => ({ code, text }));
  await sql`
    delete from coupon using ${recordset(unused, "code text, text jsonb")}
    where coupon.code = r.code and coupon.text = r.text`.execute(trx);
}
