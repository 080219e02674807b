// Starts the built shop and runs the parts of the benchmark. Called by scripts/bench.mjs, which builds first.
import { freePort, startShop, untilReady } from "../scripts/lib/shop.mjs";
import { measureBrowser } from "./parts/browser.mjs";
import { measureEdge } from "./parts/edge.mjs";
import { measureLighthouse } from "./parts/lighthouse.mjs";
import { measureNavigation } from "./parts/navigation.mjs";
import { measureServer } from "./parts/server.mjs";
import { measureTaps } from "./parts/taps.mjs";
import { onQuietMachine } from "./quietMachine.mjs";
import { startReverseProxy } from "./reverseProxy.mjs";

const PARTS = {
  browser: measureBrowser,
  taps: measureTaps,
  navigation: measureNavigation,
  server: measureServer,
  edge: measureEdge,
  lighthouse: measureLighthouse,
};
/** Lighthouse is fetched from npm, so it runs only when named. */
const DEFAULT_PARTS = ["browser", "taps", "navigation", "server", "edge"];
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const MAX_WAIT_MINUTES = Number(process.env.BENCH_WAIT_MINUTES ?? 5);

const args = process.argv.slice(2);
const paths = args.filter((arg) => arg.startsWith("/"));
const named = args.filter((arg) => !arg.startsWith("/"));
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(", ")}: choose from ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const parts = named.length > 0 ? named : paths.length > 0 ? ["browser"] : DEFAULT_PARTS;

/** The other parts still run. */
function reportFailure(error) {
  console.error(error);
  process.exitCode = 1;
}

const env = { TRUSTED_PROXIES: "1" };
const shop = startShop({ port: await freePort(), stdio: ["ignore", "ignore", "inherit"], env });
const front = await startReverseProxy(shop.url);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => shop.child.kill(signal));
try {
  console.log(`The shop responded after ${await untilReady(shop)} ms, with an empty data folder.`);
  for (const part of parts) {
    const measure = (more) => PARTS[part]({ shop, url: front.url, paths, runs: RUNS, ...more });
    await onQuietMachine(measure, { maxMinutes: MAX_WAIT_MINUTES }).catch(reportFailure);
  }
} catch (error) {
  reportFailure(error);
} finally {
  front.close();
  shop.child.kill("SIGTERM");
  await shop.ended;
}
