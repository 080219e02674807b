// `npm run bench [-- part … /path …]`: the figures of docs/performance.md, in about twelve minutes.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("bench/run.mjs"), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
