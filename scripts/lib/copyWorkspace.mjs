// Copies the sources of the workspace to a folder outside, so that a test may change and run them.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { at } from "./workspace.mjs";

const MEMBERS = [
  "packages/core",
  "packages/react",
  "packages/demo",
  "packages/testkit",
  "apps/backend",
  "apps/storefront",
];
const NAMES = new Map(MEMBERS.map((member) => [member.split("/")[1], member]));
/** Pictures and models are linked: nothing changes them, and there are thousands. */
const LINKED = /^(pictures|drawings|models|icons)$/;

/** Copies all sources into `folder`. Packages from registries are linked, those of the workspace are the copies. */
export function copyWorkspace(folder) {
  const to = (...path) => join(folder, ...path);
  for (const name of ["package.json", "pnpm-workspace.yaml", "tsconfig.base.json"]) cpSync(at(name), to(name));
  for (const name of ["node_modules", "scripts"]) symlinkSync(at(name), to(name));
  for (const member of MEMBERS) {
    copyFolder(member);
    linkPackages(at(member, "node_modules"), to(member, "node_modules"));
  }

  function copyFolder(path) {
    mkdirSync(to(path), { recursive: true });
    for (const entry of readdirSync(at(path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (entry.name === "node_modules" || (entry.name === "dist" && path === "apps/storefront")) continue;
      if (path === "packages/demo/catalogue" && LINKED.test(entry.name)) symlinkSync(at(child), to(child));
      else if (entry.isDirectory()) copyFolder(child);
      else cpSync(at(child), to(child));
    }
  }

  function linkPackages(source, target) {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(source)) {
      if (name === ".vite" || name === ".cache") continue;
      if (name !== "@shop") symlinkSync(join(source, name), join(target, name));
      else {
        mkdirSync(join(target, name));
        for (const own of readdirSync(join(source, name))) symlinkSync(to(NAMES.get(own)), join(target, name, own));
      }
    }
  }
}
