// `npm run pictures [-- --update-snapshots]`: compares pages with accepted pictures, or accepts them as they are.
// See docs/visual-comparison.md.
import { browserPath } from "./browser.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit();
process.env.CHROME_BIN ??= await browserPath();
const args = ["test", "--config", "playwright.pictures.config.ts", ...process.argv.slice(2)];
const { code } = await run(node, [at("node_modules/@playwright/test/cli.js"), ...args], { cwd: root });
console.log("\nTo look through all pictures: npx playwright show-report");
process.exit(code);
