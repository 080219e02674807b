// Checks the packed tarballs of the published packages.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { prepareOrExit } from "./prepare.mjs";
import { exportTargets } from "./lib/exportTargets.mjs";
import { run } from "./lib/run.mjs";
import { at, node, pinnedPnpm, readJson } from "./lib/workspace.mjs";

const PACKAGES = ["packages/core", "packages/react"];
const MAX_BYTES = { "@shop/core": 400_000, "@shop/react": 100_000 };
const UNWANTED = /(\.map$|\.test\.|(?<!dist|exports)\/testing\/|\/src\/|tsconfig|tsup\.config|\.tsbuildinfo)/;

const tool = (path, ...args) => run(node, [at("node_modules", path), ...args], { quiet: true });

async function check(folder) {
  const destination = mkdtempSync(join(tmpdir(), "shop-pack-"));
  try {
    const [command, ...prefix] = pinnedPnpm();
    const packed = await run(command, [...prefix, "pack", "--pack-destination", destination], {
      cwd: at(folder),
      quiet: true,
    });
    if (packed.code !== 0) return [`cannot be packed:\n${packed.output}`];
    const tarball = join(destination, readdirSync(destination)[0]);
    const reports = [
      await tool("publint/src/cli.js", "run", tarball, "--strict"),
      await tool("@arethetypeswrong/cli/dist/index.js", tarball, "--profile", "esm-only"),
    ];
    return [...contentProblems(tarball), ...reports.filter(({ code }) => code !== 0).map(({ output }) => output)];
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

function contentProblems(tarball) {
  const tar = (...args) => execFileSync("tar", args, { encoding: "utf8" });
  const files = tar("-tzf", tarball).trim().split("\n");
  const manifest = JSON.parse(tar("-xzOf", tarball, "package/package.json"));
  const missing = exportTargets(manifest.exports).filter(
    (target) => !files.some((file) => matchesGlob(file, `package/${target}`)),
  );
  const { size } = statSync(tarball);
  return [
    ...(size > MAX_BYTES[manifest.name] ? [`is ${size} bytes, more than ${MAX_BYTES[manifest.name]}`] : []),
    ...(manifest.name === "@shop/core" ? missingDocs(files) : []),
    ...["LICENSE", "README.md"].filter((name) => !files.includes(`package/${name}`)).map((name) => `lacks ${name}`),
    ...missing.map((target) => `exports ./${target}, which is not in the package`),
    ...files.filter((file) => UNWANTED.test(file)).map((file) => `contains ${file}`),
    ...(JSON.stringify(manifest).includes("workspace:") ? ["depends on workspace: versions"] : []),
  ];
}

/** Error messages link to these pages. */
function missingDocs(files) {
  const codes = readdirSync(at("docs/errors"));
  return codes
    .filter((name) => !files.includes(`package/docs/errors/${name}`))
    .map((name) => `lacks docs/errors/${name}`);
}

await prepareOrExit("react");
let failed = false;
for (const folder of PACKAGES) {
  const { name, version } = readJson(at(folder, "package.json"));
  const problems = await check(folder);
  console.log(problems.length === 0 ? `${name} ${version}: in order` : `${name} ${version}:\n${problems.join("\n")}`);
  failed ||= problems.length > 0;
}
process.exit(failed ? 1 : 0);
