// `npm run bad-day`: shoppers, staff and faults for a day, and an audit of the books; see docs/bad-day.md.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("storefront");
const { code } = await run(node, [at("scripts/lib/badDay/runDay.mjs"), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
