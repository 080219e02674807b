// `npm run restore:rehearsal`: see docs/guides/runbook.md.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (existsSync(resolve(from, arg)) ? resolve(from, arg) : arg));
const { code } = await run(node, [at("apps/backend/src/cli/rehearseRestore.ts"), ...args], { cwd: root });
process.exit(code);
