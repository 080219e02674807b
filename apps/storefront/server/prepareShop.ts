import { type Db, findUnsafeRows, hasSellerCountry, importDemo, isShopEmpty, writeDefaults } from "@shop/backend";
import type { Env } from "./env.ts";

/** Adapts the migrated database to the settings: demo catalogue and customers. Warns of settings that a shop lacks. */
export async function prepareShop(env: Env, db: Db, printLine: (line: string) => void): Promise<void> {
  // Customers with documented passwords exist only in a demo.
  const customers = env.demo ? { demoCustomersAt: new Date() } : {};
  if (await isShopEmpty(db)) {
    if (env.importsDemo) await importDemo(db, { log: printLine, progress: printLine, ...customers });
    else {
      await writeDefaults(db);
      printLine("Warning: the shop has no products yet: import yours with `npm run import`, or the demo with DEMO=1.");
    }
  }
  if (!env.demo) for (const line of await findUnsafeRows(db)) printLine(`Warning: ${line}`);
  if (!env.demo && !(await hasSellerCountry(db)))
    printLine("Warning: store_country is not set: no order of a company abroad is free of VAT.");
}
