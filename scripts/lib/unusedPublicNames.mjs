// Finds names of the main entry of @shop/core that nothing in this repository uses.
import { readFileSync, readdirSync } from "node:fs";
import { publicNames } from "./publicNames.mjs";
import { at } from "./workspace.mjs";

/** Names that other teams call by contract, whether or not this shop does. */
const CONTRACT = /^(export (?:function|const|interface|type) )(\w+)/gm;

/** Returns the names that neither the app, the backend, `@shop/react`, the guides nor another public signature uses. */
export function unusedPublicNames(sources) {
  const outside = sources.filter((path) => !path.startsWith("packages/core/"));
  const guides = ["docs/guides", "docs/errors"].flatMap((folder) =>
    readdirSync(at(folder)).map((name) => `${folder}/${name}`),
  );
  const used = new Set(
    [...outside, ...guides, "README.md", "packages/core/README.md"].flatMap((path) =>
      readFileSync(at(path), "utf8").match(/\b[A-Za-z_]\w+\b/g),
    ),
  );
  const contract = new Set(
    [...readFileSync(at("packages/core/src/exports/contract.d.ts"), "utf8").matchAll(CONTRACT)].map(
      ([, , name]) => name,
    ),
  );
  return publicNames("packages/core").filter(
    ({ entry, name }) => entry === "index" && !used.has(name) && !contract.has(name),
  );
}
