// Playwright's web server: the built shop on temporary data. A separate script, because the data must outlive the shop.
import { startShop } from "./lib/shop.mjs";

// Fixed date: the advent calendar is open up to door 8.
const env = { ADVENT_DAY: "2026-12-08" };
const shop = startShop({ port: Number(process.env.PORT), dataDir: process.env.E2E_DATA, env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => shop.child.kill(signal));
process.exit(await shop.ended);
