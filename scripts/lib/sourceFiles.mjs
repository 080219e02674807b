// The files of the repository that checks read: without dependencies, builds, generated files and demo data.
import { readdirSync } from "node:fs";
import { at } from "./workspace.mjs";

const FOLDERS = ["packages", "apps", "scripts", "bench", "examples"];
const SKIPPED =
  /(^|\/)(node_modules|dist|coverage|\.next|\.svelte-kit)(\/|$)|^packages\/demo\/catalogue(\/|$)|\.gen(erated)?\.ts$|^apps\/studio\//;

/** Returns the paths, relative to the repository, that match the pattern; `folders` defaults to all code. */
export function sourceFiles(pattern, folders = FOLDERS) {
  return folders.flatMap((folder) => [...walk(folder)]).filter((path) => pattern.test(path));
}

function* walk(folder) {
  for (const entry of readdirSync(at(folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(path)) continue;
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}
