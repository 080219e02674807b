// Runs the pnpm version this repository pins, even if the machine has none: node scripts/pnpm.mjs install
import { run } from "./lib/run.mjs";
import { pinnedPnpm, root } from "./lib/workspace.mjs";

const [command, ...prefix] = pinnedPnpm();
const { code } = await run(command, [...prefix, ...process.argv.slice(2)], { cwd: root });
process.exit(code);
