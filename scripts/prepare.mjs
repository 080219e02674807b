// Installs and builds whatever is missing or out of date; returns quickly if nothing changed.
// `node scripts/prepare.mjs [core | react | storefront]`
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dependencyFingerprint, hash, sourceFingerprint, workspaceFolders } from "./lib/fingerprint.mjs";
import { withLock } from "./lib/lock.mjs";
import { findMachineProblem } from "./lib/machine.mjs";
import { run, stopSignal } from "./lib/run.mjs";
import { at, cache, node, pinnedPnpm, readJson, root } from "./lib/workspace.mjs";

/** In build order; each part depends on those before it. A part counts as built if `output` exists. */
const PARTS = [
  { name: "core", folder: "packages/core", output: "dist/exports/index.js" },
  { name: "react", folder: "packages/react", output: "dist/exports/index.js" },
  { name: "storefront", folder: "apps/storefront", output: "dist/server/entry-server.js" },
];

/** A step failed; the details were already printed. */
export class PrepareError extends Error {}

/** Prepares the workspace up to and including the part. */
export async function prepare(upTo = "storefront") {
  const parts = PARTS.slice(0, PARTS.findIndex((part) => part.name === upTo) + 1);
  if (findPendingSteps(parts).length === 0) return;

  const problem = findMachineProblem();
  if (problem) throw fail(problem);
  await withLock(at("node_modules/.cache/lindenhaus.lock"), async () => {
    for (const step of findPendingSteps(parts)) await runStep(step);
  });
}

/** Outdated steps, each with its new hash. */
function findPendingSteps(parts) {
  const base = hash(dependencyFingerprint(workspaceFolders()));
  const installed = existsSync(node) && existsSync(at("node_modules/.modules.yaml"));
  const steps = [{ name: "install", hash: base, done: installed }];
  for (const part of parts) {
    const folder = at(part.folder);
    const build = readJson(join(folder, "package.json")).scripts.build;
    const before = steps.at(-1).hash;
    const own = hash(before, build, sourceFingerprint([folder, at("tsconfig.base.json")]));
    steps.push({ ...part, hash: own, done: existsSync(join(folder, part.output)) });
  }
  return steps.filter((step) => !step.done || readStamp(step.name) !== step.hash);
}

async function runStep(step) {
  const started = Date.now();
  const [command, args, cwd] =
    step.name === "install" ? [...install(), root] : [node, ["--run", "build"], at(step.folder)];
  process.stderr.write(step.name === "install" ? "Installing packages … " : `Building ${step.name} … `);
  rmSync(stampFile(step.name), { force: true });
  const { code, output } = await run(command, args, { cwd, quiet: true });
  if (stopSignal) throw fail("stopped");
  if (code !== 0) throw fail(`failed:\n${output.trimEnd()}`);
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(step.name), step.hash);
}

function install() {
  const [command, ...prefix] = pinnedPnpm();
  // Prevents a prompt when node_modules has another layout.
  return [command, [...prefix, "install", "--config.confirmModulesPurge=false"]];
}

const stampFile = (name) => join(cache, `${name}.stamp`);
const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), "utf8") : undefined);

function fail(message) {
  process.stderr.write(`${message}\n`);
  return new PrepareError(message);
}

/** Prepares the workspace or exits the process; `stopped` is the exit code after Ctrl-C. */
export async function prepareOrExit(upTo, { stopped = 130 } = {}) {
  try {
    await prepare(upTo);
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    process.exit(stopSignal ? stopped : 1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepareOrExit(process.argv[2]);
