// Takes all walks, or those named, through a shop of its own with each engine that is installed: docs/browsers.md.
import { findEngines } from "./findEngines.mjs";
import { takeWalk } from "./takeWalk.mjs";
import { walks } from "./walks.mjs";
import { freePort, startShop, untilReady } from "../shop.mjs";

const names = process.argv.slice(2);
const engines = findEngines();
const wantedEngines = engines.filter(({ name }) => names.includes(name));
const prefixes = names.filter((name) => engines.every((engine) => engine.name !== name));
const wantedWalks = walks.filter(({ name }) => prefixes.length === 0 || prefixes.some((one) => name.startsWith(one)));
const counts = { passed: 0, failed: 0 };
const shop = startShop({ port: await freePort(), stdio: "ignore" });
try {
  await untilReady(shop);
  for (const { name: engine, start } of wantedEngines.length > 0 ? wantedEngines : engines) {
    if (start === undefined) {
      console.log(`${engine}: skipped, not installed`);
      continue;
    }
    for (const walk of wantedWalks) {
      const passed = await takeWalk(start, { ...walk, title: `${engine}-${walk.name}` }, shop.url);
      counts[passed ? "passed" : "failed"] += 1;
    }
  }
} finally {
  shop.child.kill();
  await shop.ended;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || wantedWalks.length === 0 ? 1 : 0;
