// `npm run bench:scale [-- products …]`: lists and searches by the size of the catalogue; see docs/performance.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
const args = ["--expose-gc", at("bench/scale.mjs"), ...process.argv.slice(2)];
const { code } = await run(node, args, { cwd: root });
process.exit(code);
