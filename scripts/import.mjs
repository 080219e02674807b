// `npm run import -- <folder>` and `npm run demo:reset`: import catalogues into the database.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
// npm runs scripts in the root folder; paths are relative to the caller's working directory.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (existsSync(resolve(from, arg)) ? resolve(from, arg) : arg));
const { code } = await run(node, [at("apps/backend/src/cli/import.ts"), ...args], { cwd: root });
process.exit(code);
