// `npm run search-engine:test`: the tests of real engines with each version of OpenSearch; names of skipped ones say why.
import { run } from "./lib/run.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { at, node, root } from "./lib/workspace.mjs";

await prepareOrExit("core");
const files = ["search/remote/realEngine.test.ts", "catalogue/engineIndex/engineIndex.test.ts"];
const args = [
  at("node_modules/vitest/vitest.mjs"),
  "run",
  "--config",
  "vitest.workspace.ts",
  "--reporter=verbose",
  ...files,
];
for (const version of ["2", "3"]) {
  console.log(`OpenSearch ${version}`);
  const { code } = await run(node, args, { cwd: root, env: { OPENSEARCH: version } });
  if (code !== 0) process.exitCode = 1;
}
