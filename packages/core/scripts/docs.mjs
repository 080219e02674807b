// Copies guides, reference and error pages into docs/ before packing.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const source = new URL("../../../docs/", import.meta.url);
const target = new URL("../docs/", import.meta.url);
const FOLDERS = ["errors", "guides", "reference"];

rmSync(target, { recursive: true, force: true });
for (const folder of FOLDERS) {
  mkdirSync(new URL(`${folder}/`, target), { recursive: true });
  for (const name of readdirSync(new URL(`${folder}/`, source))) {
    const page = readFileSync(new URL(`${folder}/${name}`, source), "utf8");
    // Links to pages outside the package become plain text.
    const own = page.replaceAll(/\[([^\]]+)\]\(\.\.\/(?!errors|guides|reference)[^)]+\)/g, "$1");
    writeFileSync(new URL(`${folder}/${name}`, target), own);
  }
}
