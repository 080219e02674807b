// Finds names of the main entry of @shop/core that nothing in this repository uses.
import { readFileSync, readdirSync } from "node:fs";
import { CONTRACT_NAMES } from "./contractNames.mjs";
import { publicNames } from "./publicNames.mjs";
import { at } from "./workspace.mjs";

const FROM_ENTRY =
  /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*"@shop\/core"|\{([^}]*)\}\s*=\s*await import\("@shop\/core"\)/g;

/** Returns the names that a source or a guide imports from the main entry. */
export const importedNames = (source) =>
  [...source.matchAll(FROM_ENTRY)].flatMap(([, fixed, dynamic]) =>
    (fixed ?? dynamic)
      .split(",")
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, "")
          .split(/\s+as\s+|:/)[0]
          .trim(),
      )
      .filter(Boolean),
  );

/** Returns the names that neither the apps, `@shop/react`, the guides nor the contract use. `sources` include tests. */
export function unusedPublicNames(sources) {
  const guides = ["docs/guides", "docs/errors"].flatMap((folder) =>
    readdirSync(at(folder)).map((name) => `${folder}/${name}`),
  );
  const readers = [
    ...sources.filter((path) => !path.startsWith("packages/core/src/")),
    ...guides,
    "README.md",
    "packages/core/README.md",
    "packages/core/src/exports/guides.test.ts",
  ];
  const used = new Set([
    ...CONTRACT_NAMES,
    ...readers.flatMap((path) => importedNames(readFileSync(at(path), "utf8"))),
  ]);
  return publicNames("packages/core").filter(({ entry, name }) => entry === "index" && !used.has(name));
}
