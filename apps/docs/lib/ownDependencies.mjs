// Pages and programs are outside of this package: what they import is resolved from here.
import { at } from "../../../scripts/lib/workspace.mjs";

const IMPORTED = /^(?:vue|@shop\/core)(?:\/|$)/;

export function ownDependencies() {
  return {
    name: "own-dependencies",
    enforce: "pre",
    resolveId(id, importer, options) {
      if (!IMPORTED.test(id) || importer?.includes("/node_modules/")) return undefined;
      return this.resolve(id, at("apps/docs/package.json"), { ...options, skipSelf: true });
    },
  };
}
