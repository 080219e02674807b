// `npm run bench:memory`: memory of a web process beside a real engine; see docs/performance.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("bench/memory.mjs"), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
