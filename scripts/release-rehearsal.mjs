// Rehearses a release: checks, versions a copy, publishes into a registry in memory, installs with npm and pnpm.
// `npm run release:rehearsal`
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPackageRegistry } from "./lib/packageRegistry.mjs";
import { run } from "./lib/run.mjs";
import { at, node, pinnedPnpm, readJson, root } from "./lib/workspace.mjs";

const PACKAGES = ["packages/core", "packages/react"];
const folder = mkdtempSync(join(tmpdir(), "shop-release-"));
const copy = join(folder, "shop");
const registry = await startPackageRegistry();
const [pnpm, ...pnpmArgs] = pinnedPnpm();
const rc = `@shop:registry=${registry.url}\n${registry.url.replace("http:", "")}:_authToken=rehearsal\n`;

const PAGE = `import { cartTotals, createShop, grossFromNet } from "@shop/core";
import { ShopProvider, useCart } from "@shop/react";
import "@shop/react/styles.css";

export const parts: unknown[] = [cartTotals, createShop, ShopProvider, useCart];
const cents: number = grossFromNet(829, 19);
if (cents !== 987) throw new Error(\`829 cents and 19 % VAT are 987 cents, not \${cents}\`);
`;
const RUN = `import { cartTotals, createShop, grossFromNet } from "@shop/core";
import { ShopProvider } from "@shop/react";
if (grossFromNet(829, 19) !== 987 || !cartTotals || !createShop || !ShopProvider) process.exit(1);
`;

async function step(name, command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
  console.log(`${name}: in order`);
}

async function rehearse() {
  await step("packed files, publint, attw, manifests, sizes", node, [at("scripts/check-packages.mjs")], { cwd: root });
  const versions = await versionCopy();
  console.log(`versions: ${versions.join(", ")}`);
  for (const name of PACKAGES) await publish(name);
  for (const client of ["npm", "pnpm"]) await install(client, versions);
}

/** Versions a copy of the packages with the pending changesets. */
async function versionCopy() {
  for (const path of [
    ".changeset",
    ".oxfmtrc.json",
    "package.json",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "LICENSE",
  ])
    cpSync(at(path), join(copy, path), { recursive: true });
  for (const name of PACKAGES) {
    for (const path of ["package.json", "README.md", "dist"])
      cpSync(at(name, path), join(copy, name, path), { recursive: true });
  }
  cpSync(at("packages/core/docs"), join(copy, "packages/core/docs"), { recursive: true });
  await step("git init", "git", ["init", "--quiet"], { cwd: copy });
  const changeset = createRequire(at("package.json")).resolve("@changesets/cli/bin.js");
  await step("changeset version", node, [changeset, "version"], { cwd: copy });
  return PACKAGES.map((name) => {
    const path = join(copy, name, "package.json");
    const manifest = readJson(path);
    if (manifest.version === readJson(at(name, "package.json")).version) throw new Error(`${name} has no new version`);
    // The copy holds the finished build: nothing is left to prepare.
    delete manifest.scripts;
    writeFileSync(path, JSON.stringify(manifest, undefined, 2));
    return `${manifest.name}@${manifest.version}`;
  });
}

async function publish(name) {
  const packed = join(folder, "packed", name);
  mkdirSync(packed, { recursive: true });
  await step(`pack ${name}`, pnpm, [...pnpmArgs, "pack", "--pack-destination", packed], { cwd: join(copy, name) });
  const tarball = join(packed, readdirSync(packed)[0]);
  writeFileSync(join(packed, ".npmrc"), rc);
  // Only a CI system with an identity token can sign: the rehearsal checks the setting and publishes unsigned.
  if (readJson(join(copy, name, "package.json")).publishConfig?.provenance !== true)
    throw new Error(`${name} is not published with provenance`);
  const options = ["--provenance=false", "--registry", registry.url];
  await step(`publish ${name}`, "npm", ["publish", tarball, ...options], { cwd: packed });
}

async function install(client, versions) {
  const project = join(folder, client);
  mkdirSync(project);
  const { devDependencies } = readJson(at("packages/react/package.json"));
  const others = ["react", "@types/react"].map((name) => `${name}@${devDependencies[name]}`);
  const compilerOptions = { module: "nodenext", strict: true, noEmit: true, skipLibCheck: false, types: [] };
  const files = {
    ".npmrc": rc,
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "tsconfig.json": JSON.stringify({ compilerOptions, include: ["page.ts"] }),
    "page.ts": PAGE,
    "run.js": RUN,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  const [command, ...args] = client === "npm" ? ["npm", "install", "--no-audit"] : [pnpm, ...pnpmArgs, "add"];
  await step(`${client} install`, command, [...args, ...versions, ...others], { cwd: project });
  await step(`${client}: type check`, at("node_modules/.bin/tsc"), ["-p", project]);
  await step(`${client}: run`, node, ["run.js"], { cwd: project });
}

try {
  await rehearse();
  console.log("The release is rehearsed; nothing in the repository changed.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
}
