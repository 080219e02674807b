// Runs the pnpm this repository pins, whether or not the machine has one: node scripts/pnpm.mjs install
import { run } from "./lib/run.mjs";
import { pinnedPnpm, root } from "./lib/workspace.mjs";

const [command, ...prefix] = pinnedPnpm();
const { code } = await run(command, [...prefix, ...process.argv.slice(2)], { cwd: root });
process.exit(code);
