// Playwright's web server: the built shop on temporary data. A script of its own, because the data may only go after the shop.
import { startShop } from "./lib/shop.mjs";

// Whatever the day: the advent calendar is open as far as its eighth door.
const env = { ADVENT_DAY: "2026-12-08" };
const shop = startShop({ port: Number(process.env.PORT), dataDir: process.env.E2E_DATA, env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => shop.child.kill(signal));
process.exit(await shop.ended);
