import { type Db, findUnsafeRows, isShopEmpty } from "@shop/backend";
import type { Env } from "./env.ts";

/**
 * Refuses to sell with settings of the demo. A shop without products sells nothing: its settings may follow the import.
 *
 * @throws Error with a line for each setting
 */
export async function refuseUnsafeRows(env: Env, db: Db): Promise<void> {
  if (env.importsDemo || (await isShopEmpty(db))) return;
  const unsafe = await findUnsafeRows(db);
  if (unsafe.length === 0) return;
  const title = 'The shop does not start with these rows of the table "setting" (DEMO=1 tries them):';
  throw new Error([title, ...unsafe].join("\n  "));
}
