// Checks what applications and maintainers do with the published packages, apart from their code.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { at, node, readJson } from "./lib/workspace.mjs";

const PACKAGES = ["packages/core", "packages/react"];
const folder = mkdtempSync(join(tmpdir(), "shop-packages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lowestNode = (range) => Number(/^>=\s*(\d+)/.exec(range ?? ">=0")?.[1]);

test.each(PACKAGES)("%s requires at least the Node version that its dependencies require", (name) => {
  const { dependencies, engines } = readJson(at(name, "package.json"));
  const wanted = Object.keys(dependencies).map((dependency) =>
    lowestNode(readJson(at(name, "node_modules", dependency, "package.json")).engines?.node),
  );
  expect(lowestNode(engines.node)).toBeGreaterThanOrEqual(Math.max(...wanted));
});

test.each(PACKAGES)("packing %s with npm is refused, with the command that packs it", (name) => {
  const { status, stderr } = spawnSync(node, ["--run", "prepack"], {
    cwd: at(name),
    env: { ...process.env, npm_config_user_agent: "npm/11.0.0 node/v26.0.0" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`npx ${readJson(at("package.json")).packageManager} pack`);
});

test.each(PACKAGES)("publishing %s with a placeholder as repository is refused, in one line", (name) => {
  const { status, stderr } = spawnSync(node, ["--run", "prepublishOnly"], { cwd: at(name), encoding: "utf8" });
  const isPlaceholder = readJson(at(name, "package.json")).repository.url.includes("OWNER/REPOSITORY");
  expect(status).toBe(isPlaceholder ? 1 : 0);
  expect(stderr).toContain(isPlaceholder ? `Fill in "repository" in ${name}/package.json` : "");
});

test.each(PACKAGES)("%s is published publicly and with provenance", (name) => {
  expect(readJson(at(name, "package.json")).publishConfig).toEqual({ access: "public", provenance: true });
});

describe("the stylesheets have types without those of a bundler", () => {
  const modules = join(folder, "node_modules/@shop");
  mkdirSync(modules, { recursive: true });
  symlinkSync(at("packages/react"), join(modules, "react"));
  writeFileSync(join(folder, "page.ts"), 'import "@shop/react/styles.css";\nimport "@shop/react/styles/tokens.css";\n');

  test.each([
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])("module %s, resolution %s", (module, moduleResolution) => {
    const options = { module, moduleResolution, types: [], noEmit: true, strict: true, skipLibCheck: false };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["page.ts"] }));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const { stdout } = spawnSync(at("node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
  });
});

test("changeset version raises the versions on a machine without pnpm", () => {
  const shop = join(folder, "shop");
  const files = [
    ".oxfmtrc.json",
    "package.json",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...PACKAGES.map((name) => `${name}/package.json`),
  ];
  cpSync(at(".changeset"), join(shop, ".changeset"), { recursive: true });
  writeFileSync(join(shop, ".changeset/any.md"), '---\n"@shop/core": minor\n---\n\nA change.\n');
  for (const file of files) {
    mkdirSync(dirname(join(shop, file)), { recursive: true });
    copyFileSync(at(file), join(shop, file));
  }
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const git = spawnSync("which", ["git"], { encoding: "utf8" }).stdout.trim();
  symlinkSync(git, join(bin, "git"));
  const env = { ...process.env, PATH: [bin, dirname(git)].join(delimiter) };
  spawnSync("git", ["init", "--quiet"], { cwd: shop, env });

  const changeset = createRequire(at("package.json")).resolve("@changesets/cli/bin.js");
  const { status, stdout } = spawnSync(node, [changeset, "version"], { cwd: shop, env, encoding: "utf8" });
  expect({ status, stdout }).toMatchObject({ status: 0 });
  const versionOf = (root) => JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8")).version;
  expect(versionOf(shop)).not.toBe(versionOf(at()));
});
