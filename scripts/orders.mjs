// `npm run orders -- <command>`: order administration for the shop's staff.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
// Same settings as `npm start`.
const env = { NODE_ENV: "production", DEMO: process.env.DEMO || "1" };
const { code } = await run(node, [at("apps/storefront/server/orders.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env,
});
process.exit(code);
