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
const chosenEngines = wantedEngines.length > 0 ? wantedEngines : engines;
const installed = chosenEngines.filter(({ start }) => start !== undefined);
const counts = { passed: 0, failed: 0, skipped: chosenEngines.length - installed.length };
for (const { name } of chosenEngines.filter(({ start }) => start === undefined))
  console.log(`${name}: skipped, not installed`);
if (installed.length > 0) await walkIn(installed);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 || wantedWalks.length === 0 ? 1 : 0;

async function walkIn(installedEngines) {
  const shop = startShop({ port: await freePort(), stdio: "ignore" });
  try {
    await untilReady(shop);
    for (const { name: engine, start } of installedEngines) {
      for (const walk of wantedWalks) {
        const passed = await takeWalk(start, { ...walk, title: `${engine}-${walk.name}` }, shop.url);
        counts[passed ? "passed" : "failed"] += 1;
      }
    }
  } finally {
    shop.child.kill();
    await shop.ended;
  }
}
