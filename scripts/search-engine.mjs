// `npm run search-engine [-- <port>]`: runs an OpenSearch for SEARCH_URL until Ctrl-C; its data is deleted afterwards.
import { rmSync } from "node:fs";
import { newSearchDataDir, prepareOpenSearch, startOpenSearch } from "./lib/openSearch.mjs";
import { watchNpm } from "./lib/run.mjs";

const problem = await prepareOpenSearch();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const stopped = new Promise((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, resolve);
});
const watch = watchNpm({ kill: (signal) => process.kill(process.pid, signal) });
const dataDir = newSearchDataDir();
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
const engine = await startOpenSearch({ dataDir, port: process.argv[2] ?? "9200-9299" });
process.stdout.write(`SEARCH_URL=${engine.url}\n`);
await Promise.race([stopped.then(engine.stop), engine.ended]);
clearInterval(watch);
