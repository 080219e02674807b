// `npm run upgrade -- [ref]`: the previous release sells while this one migrates its database, starts beside it and
// replaces it; see docs/guides/change-the-schema.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { buildRelease, findPreviousRelease } from "./lib/upgrade/previousRelease.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const commit = findPreviousRelease(root, process.argv[2]);
console.log(`Previous release: ${commit}`);
const folder = await buildRelease(root, commit);
const { code } = await run(node, [at("scripts/lib/upgrade/rehearseUpgrade.mjs"), folder], { cwd: root });
process.exit(code);
