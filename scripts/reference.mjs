// Regenerates docs/reference/core.md and react.md from the TSDoc of the public names. Run `npm run build` first.
import { readFileSync, writeFileSync } from "node:fs";
import { withReference } from "./lib/reference.mjs";
import { at } from "./lib/workspace.mjs";

for (const name of ["core", "react"]) {
  const path = at("docs/reference", `${name}.md`);
  writeFileSync(path, withReference(readFileSync(path, "utf8"), `packages/${name}`));
}
