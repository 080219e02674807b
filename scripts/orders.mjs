// `npm run orders -- <command>`: what people who run the shop do with orders.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
// The same shop as `npm start` opens.
const env = { NODE_ENV: "production", DEMO: process.env.DEMO || "1" };
const { code } = await run(node, [at("apps/storefront/server/orders.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env,
});
process.exit(code);
