import { type Db, findUnsafeRows, isShopEmpty, lockDemoCustomers } from "@shop/backend";
import type { Env } from "./env.ts";

/**
 * Locks the demo's customers outside a demo, and refuses to sell with settings of the demo. A shop without products sells
 * nothing: its settings may follow the import.
 *
 * @throws Error with a line for each setting
 */
export async function secureDemoRows(env: Env, db: Db, printLine: (line: string) => void): Promise<void> {
  if (!env.demo && (await lockDemoCustomers(db)) > 0)
    printLine("This is no demo (DEMO=1 would make it one): its customers with known passwords can sign in no more.");
  if (env.importsDemo || (await isShopEmpty(db))) return;
  const unsafe = await findUnsafeRows(db);
  if (unsafe.length === 0) return;
  const title = 'The shop does not start with these rows of the table "setting" (DEMO=1 tries them):';
  throw new Error([title, ...unsafe].join("\n  "));
}
