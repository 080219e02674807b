// Follows imports between the sources of this repository: relative ones, and names of the workspace's packages.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { publicNames } from "./publicNames.mjs";
import { at, root } from "./workspace.mjs";

const PACKAGES = { "@shop/core": "packages/core", "@shop/react": "packages/react" };
const NAMED = /^\s*(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[\w*\s,]+)\s*from\s*"([^"]+)"/gm;
const DYNAMIC = /\bimport\(\s*"([^"]+)"\s*\)/g;

const files = new Map();
/** Returns the file that declares a public name of a package. */
function fileOfName(folder, name) {
  if (!files.has(folder)) {
    files.set(
      folder,
      new Map(publicNames(folder).map((found) => [found.name, relative(root, found.file).replaceAll("\\", "/")])),
    );
  }
  return files.get(folder).get(name);
}

/** Returns the files that a file imports; of a package, those that declare the imported names. */
export function importedFiles(path) {
  const source = readFileSync(at(path), "utf8");
  const found = [
    ...[...source.matchAll(NAMED)].map(([, names, from]) => ({ names, from })),
    ...[...source.matchAll(DYNAMIC)].map(([, from]) => ({ from })),
  ];
  return [...new Set(found.flatMap(({ names, from }) => resolve(path, names, from)))];
}

function resolve(path, names = "", from) {
  if (from.startsWith(".")) {
    const base = normalize(join(dirname(path), from)).replaceAll("\\", "/");
    const built = base.replace(/\.js$/, "");
    return [base, `${built}.ts`, `${built}.tsx`]
      .filter((name) => /\.tsx?$/.test(name) && existsSync(at(name)))
      .slice(0, 1);
  }
  const folder = PACKAGES[from.split("/").slice(0, 2).join("/")];
  if (folder === undefined) return [];
  return names
    .split(",")
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0],
    )
    .flatMap((name) => fileOfName(folder, name) ?? []);
}

/** Returns the files that are reached from `starts` through files that pass `isPart`, the starts included. */
export function reach(starts, isPart) {
  const reached = new Set(starts);
  for (const path of reached) {
    for (const next of importedFiles(path)) if (isPart(next)) reached.add(next);
  }
  return [...reached];
}
