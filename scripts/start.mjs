// `npm start`: makes everything ready, then runs the shop until it is told to stop.
import { prepareOrExit } from "./prepare.mjs";
import { run, stoppedBy } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

// Ctrl-C is a wish and no failure: with any other exit code npm prints a screen of errors.
await prepareOrExit("storefront", { stopped: 0 });
const args = [at("apps/storefront/server/main.ts"), ...process.argv.slice(2)];
// Without a database of its own it is a shop to try; DEMO=0 makes it one without the customers of the manual.
const env = { NODE_ENV: "production", DEMO: process.env.DEMO || "1" };
const { code } = await run(node, args, { cwd: root, env, endWithNpm: true });
process.exit(stoppedBy === "SIGINT" && code === 130 ? 0 : code);
