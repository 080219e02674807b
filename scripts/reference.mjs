// Writes docs/reference/core.md and react.md anew from the TSDoc of every public name. After `npm run build`.
import { readFileSync, writeFileSync } from "node:fs";
import { withReference } from "./lib/reference.mjs";
import { at } from "./lib/workspace.mjs";

for (const name of ["core", "react"]) {
  const path = at("docs/reference", `${name}.md`);
  writeFileSync(path, withReference(readFileSync(path, "utf8"), `packages/${name}`));
}
