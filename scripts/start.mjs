// `npm start`: prepares the workspace, then runs the shop until it is stopped. `npm start web | worker | migrate`: runs a
// part of it as it is built.
import { existsSync } from "node:fs";
import { prepareOrExit } from "./prepare.mjs";
import { run, stopSignal } from "./lib/run.mjs";
import { SHOP_ARGS, SHOP_ENV } from "./lib/shopRuntime.mjs";
import { at, node, root } from "./lib/workspace.mjs";

const isPart = process.argv.length > 2;
if (isPart && !existsSync(at("apps/storefront/dist/server/entry-server.js"))) {
  process.stderr.write("The shop is not built: run `npm run build` first.\n");
  process.exit(1);
}
// Ctrl-C exits with 0: npm prints a page of errors for any other exit code.
if (!isPart) await prepareOrExit("storefront", { stopped: 0 });
const args = [...SHOP_ARGS, at("apps/storefront/server/main.ts"), ...process.argv.slice(2)];
const env = {
  NODE_ENV: "production",
  // The embedded database holds a demo by default; DEMO=0 disables the demo customers of the manual.
  DEMO: process.env.DEMO || (process.env.DATABASE_URL ? "" : "1"),
  ...SHOP_ENV,
};
const { code } = await run(node, args, { cwd: root, env, endWithNpm: true });
process.exit(stopSignal === "SIGINT" && code === 130 ? 0 : code);
