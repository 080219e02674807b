import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "./lib/workspace.mjs";
import { SHOP_ARGS } from "./lib/shopRuntime.mjs";

const read = (path) => readFileSync(at(path), "utf8");
const compose = read("compose.yaml");
const containerfile = read("Containerfile");

test("the settings of compose.yaml are documented", () => {
  const [, settings = ""] = /environment: &settings\n((?: {4}\w+: .+\n)+)/.exec(compose) ?? [];
  const names = [...settings.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const guide = read("docs/guides/running-the-shop.md");
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test("the parts of compose.yaml are those of the shop", () => {
  const parts = [...compose.matchAll(/<<: \*shop\n {4}command: \[(\w+)\]/g)].map(([, part]) => part);
  expect(parts).toEqual(["migrate", "web", "worker"]);
  const [, roles = ""] = /const ROLES = (\[.*\])/.exec(read("apps/storefront/server/processRole.ts")) ?? [];
  expect(JSON.parse(roles)).toEqual(expect.arrayContaining(parts));
});

test("the files that the containers mount and copy exist", () => {
  const mounted = [...compose.matchAll(/"\.\/([^:"]+):/g)].map(([, path]) => path);
  const copied = [...containerfile.matchAll(/--from=build \/shop\/(\S+)/g)].map(([, path]) => path);
  expect(mounted.length).toBeGreaterThan(3);
  expect([...mounted, ...copied, "apps/storefront/server/main.ts"].filter((path) => !existsSync(at(path)))).toEqual([]);
});

test("a container has the memory settings of npm start, and runs without privileges", () => {
  for (const setting of SHOP_ARGS) expect(containerfile).toContain(setting);
  expect(containerfile).toMatch(/^USER 1000:1000$/m);
});
