// Web server of `npm run pictures`: the built shop at a fixed time. Without jobs, so that no page changes by itself.
import { fileURLToPath } from "node:url";
import { openDatabase } from "../apps/backend/src/platform/db/openDatabase.ts";
import { run } from "./lib/run.mjs";
import { startShop } from "./lib/shop.mjs";
import { at, node } from "./lib/workspace.mjs";

const DAY_MS = 86_400_000;
/** PostgreSQL keeps its own time: the days count back to the same one whenever the pictures are taken. */
const NEW_SINCE = "2026-10-01";

const dataDir = process.env.E2E_DATA;
const fixedTime = fileURLToPath(new URL("lib/fixedTime.mjs", import.meta.url));
const env = {
  NODE_ENV: "production",
  DEMO: "1",
  DATABASE_URL: "",
  DATA_DIR: dataDir,
  ADVENT_DAY: "2026-12-08",
  NODE_OPTIONS: `--import=${fixedTime}`,
};

const { code } = await run(node, [at("apps/storefront/server/main.ts"), "migrate"], { env });
if (code !== 0) process.exit(code);
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
const value = JSON.stringify(Math.floor((Date.now() - Date.parse(NEW_SINCE)) / DAY_MS));
await db.updateTable("setting").set({ value }).where("name", "=", "new_product_days").execute();
await close();

const shop = startShop({ port: Number(process.env.PORT), dataDir, env, role: "web" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => shop.child.kill(signal));
process.exit(await shop.ended);
