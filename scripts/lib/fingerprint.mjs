// Build fingerprints: hashes of everything a build reads.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readJson, root } from "./workspace.mjs";

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", "e2e", "test-results"]);
/** Tests are not built, and `*.gen.ts` is written by the build itself. */
const SKIPPED_FILES = /(\.test\.tsx?|\.gen\.ts|\.md)$/;
const DEPENDENCY_FIELDS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
  "packageManager",
];

export const hash = (...texts) => createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 24);

/** Path, size and modification time of every source file; `paths` may contain folders and files. */
export function sourceFingerprint(paths) {
  return paths.flatMap(walk).toSorted().join("\n");
}

function walk(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return [];
  if (!info.isDirectory()) return [`${relative(root, path)} ${info.size} ${info.mtimeMs}`];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const skipped = entry.isDirectory() ? SKIPPED_FOLDERS.has(entry.name) : SKIPPED_FILES.test(entry.name);
    return skipped || entry.name.startsWith(".") ? [] : walk(join(path, entry.name));
  });
}

/** Everything that determines the installed packages; scripts and versions do not. */
export function dependencyFingerprint(folders) {
  const manifests = folders.map((folder) => {
    const manifest = readJson(join(folder, "package.json"));
    return JSON.stringify(DEPENDENCY_FIELDS.map((field) => manifest[field]));
  });
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".pnpmfile.mjs"].map((name) => join(root, name));
  return [...manifests, ...files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""))].join("\n");
}

/** Folders of all workspace packages, root first; a folder with a workspace file has an installation of its own. */
export function workspaceFolders() {
  const inside = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [root, ...inside.filter(isPackage)];
}

const isPackage = (folder) =>
  existsSync(join(folder, "package.json")) && !existsSync(join(folder, "pnpm-workspace.yaml"));
