// `npm run bench [-- /path …]`: what the pages of the built shop weigh and how long they take. Under three minutes.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("bench/run.mjs"), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
