// Refuses to publish a package whose `repository` is a placeholder: provenance is verified against it.
// `node scripts/check-repository.mjs core | react`, by the package's `prepublishOnly`.
import { at, readJson } from "./lib/workspace.mjs";

const path = `packages/${process.argv[2]}/package.json`;
if (readJson(at(path)).repository.url.includes("OWNER/REPOSITORY")) {
  console.error(`Fill in "repository" in ${path}: provenance is verified against it.`);
  process.exit(1);
}
