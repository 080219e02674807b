// `npm run bench:restart`: orders while each process is replaced; see docs/performance.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("bench/restart.mjs")], { cwd: root });
process.exit(code);
