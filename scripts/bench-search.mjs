// `npm run bench:search`: quality and speed of the search; see docs/performance.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
const { code } = await run(node, ["--expose-gc", at("bench/search.mjs")], { cwd: root });
process.exit(code);
