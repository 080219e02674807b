// Before packing: the guides, the reference and a page for each error travel with the package, under docs/.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const source = new URL("../../../docs/", import.meta.url);
const target = new URL("../docs/", import.meta.url);
const FOLDERS = ["errors", "guides", "reference"];

rmSync(target, { recursive: true, force: true });
for (const folder of FOLDERS) {
  mkdirSync(new URL(`${folder}/`, target), { recursive: true });
  for (const name of readdirSync(new URL(`${folder}/`, source))) {
    const page = readFileSync(new URL(`${folder}/${name}`, source), "utf8");
    // What stays in the repository is told by its name alone.
    const own = page.replaceAll(/\[([^\]]+)\]\(\.\.\/(?!errors|guides|reference)[^)]+\)/g, "$1");
    writeFileSync(new URL(`${folder}/${name}`, target), own);
  }
}
