// On the site the reference has the declaration, the documentation and the examples of each name.
import { at } from "../../../scripts/lib/workspace.mjs";
import { withFullReference } from "../../../scripts/lib/reference.mjs";

/** Vite plugin that replaces the lists of docs/reference/core.md and react.md before they are rendered. */
export function fullReference() {
  return {
    name: "full-reference",
    enforce: "pre",
    transform(page, id) {
      const name = ["core", "react"].find((known) => id === at("docs/reference", `${known}.md`));
      return name === undefined ? undefined : withFullReference(page, `packages/${name}`);
    },
  };
}
