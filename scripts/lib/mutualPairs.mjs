// Finds folders that import each other.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { importsOf } from "./architecture.mjs";
import { at } from "./workspace.mjs";

/** Returns the pairs `[a, b]` of folders right below `folder` (or its `platform/`) whose files import each other. */
export function mutualPairs(sources, folder) {
  const inside = sources.filter((path) => path.startsWith(`${folder}/`));
  const edges = new Set(
    inside.flatMap((path) =>
      importsOf(readFileSync(at(path), "utf8"))
        .filter(({ from }) => from.startsWith("."))
        .map(({ from }) => [moduleOf(path, folder), moduleOf(normalize(join(dirname(path), from)), folder)])
        .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
        .map((edge) => edge.join(" ")),
    ),
  );
  return [...edges].map((edge) => edge.split(" ")).filter(([from, to]) => from < to && edges.has(`${to} ${from}`));
}

function moduleOf(path, folder) {
  const parts = path.slice(folder.length + 1).split("/");
  const depth = parts[0] === "platform" ? 2 : 1;
  return parts.length > depth ? parts.slice(0, depth).join("/") : undefined;
}
