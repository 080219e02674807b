// `npm run bench:outage [-- imports]`: orders while processes and the search engine are killed; see docs/performance.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("bench/outage.mjs"), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
