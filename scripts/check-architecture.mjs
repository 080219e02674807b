// Checks architecture rules that oxlint cannot express. Part of `pnpm run lint`.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { findProblems } from "./lib/architecture.mjs";
import { findBackendLayerProblems } from "./lib/backendLayers.mjs";
import { at, root } from "./lib/workspace.mjs";

const SOURCE = /\.(ts|tsx|mjs)$/;
const FOLDERS = ["packages", "apps", "scripts", "bench", "examples"];
/** Registry addresses belong to the configuration of a machine, not to the repository. */
const REGISTRY_HOST = /https?:\/\/[^\s"')]*\b(registry|artifactory|nexus|verdaccio|npm\.pkg|npmmirror)\b[^\s"')]*/i;
const REGISTRY_FILES = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  ".npmrc",
  ".pnpmfile.mjs",
  ".ci/run",
  "README.md",
];

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", ".next", ".svelte-kit"].includes(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(join(folder, entry.name));
    else if (SOURCE.test(entry.name)) yield join(folder, entry.name);
  }
}

const problems = [];
let count = 0;
for (const folder of FOLDERS.map((name) => at(name)).filter(existsSync)) {
  for (const file of filesIn(folder)) {
    const path = relative(root, file).replaceAll(sep, "/");
    count++;
    const source = readFileSync(file, "utf8");
    const found = [...findProblems(path, source), ...findBackendLayerProblems(path, source)];
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
}
for (const name of REGISTRY_FILES.filter((file) => existsSync(at(file)))) {
  const host = REGISTRY_HOST.exec(readFileSync(at(name), "utf8"))?.[0];
  if (host) problems.push(`${name}: names a package registry (${host})`);
}

for (const problem of problems) console.log(problem);
console.log(`architecture: ${count} files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
