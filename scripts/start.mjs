// `npm start`: makes everything ready, then runs the shop until it is told to stop.
import { prepareOrExit } from "./prepare.mjs";
import { run, stoppedBy } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

// Ctrl-C is a wish and no failure: with any other exit code npm prints a screen of errors.
await prepareOrExit("storefront", { stopped: 0 });
const args = [at("apps/storefront/server/main.ts"), ...process.argv.slice(2)];
const { code } = await run(node, args, { cwd: root, env: { NODE_ENV: "production" }, endWithNpm: true });
process.exit(stoppedBy === "SIGINT" && code === 130 ? 0 : code);
