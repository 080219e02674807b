// Walks through the shop with real Firefox and WebKit: docs/browsers.md. `npm run engines [-- firefox|webkit]`
// Engines that are not installed are skipped: Debian has them as firefox-esr, and webkit2gtk-driver with xvfb.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit();
const args = [at("scripts/lib/engines/walkInEngines.mjs"), ...process.argv.slice(2)];
const { code } = await run(node, args, { cwd: root });
process.exit(code);
