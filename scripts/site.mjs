// Builds the documentation site into apps/docs/dist, and checks it: `npm run site [-- <archived version>]`.
// `npm run site:dev` serves it with reload. Its packages are installed here, not by `npm start` and `npm test`.
import { prepareOrExit } from "./prepare.mjs";
import { run } from "./lib/run.mjs";
import { at, node, pinnedPnpm } from "./lib/workspace.mjs";

const [word] = process.argv.slice(2);
const cwd = at("apps/docs");

async function runOrExit(command, args, env) {
  const { code } = await run(command, args, { cwd, env });
  if (code !== 0) process.exit(code);
}

await prepareOrExit("react");
const [pnpm, ...prefix] = pinnedPnpm();
await runOrExit(pnpm, [...prefix, "install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"]);
const vitepress = at("apps/docs/node_modules/vitepress/bin/vitepress.js");
if (word === "dev") await runOrExit(node, [vitepress, "dev"]);
else {
  await runOrExit(node, [vitepress, "build"], word === undefined ? {} : { SITE_VERSION: word });
  if (word === undefined) await runOrExit(node, [at("apps/docs/check.mjs")]);
}
