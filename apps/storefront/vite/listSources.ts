import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Manifest, Plugin } from "vite";

const MANIFEST = ".vite/manifest.json";

/** Adds every dynamically imported source to Vite's manifest, which names a chunk after one of its sources only. */
export function listSources(): Plugin {
  let root = "";
  return {
    name: "shop:list-sources",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = "" }, bundle) {
      const path = join(dir, MANIFEST);
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by Vite
      const manifest: Manifest = JSON.parse(await readFile(path, "utf8"));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const entry = Object.values(manifest).find(({ file }) => file === chunk.fileName);
        if (entry === undefined) continue;
        for (const id of chunk.moduleIds) {
          const isImportedDynamically = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
          if (isImportedDynamically) manifest[relative(root, id).replaceAll("\\", "/")] ??= entry;
        }
      }
      await writeFile(path, JSON.stringify(manifest));
    },
  };
}
