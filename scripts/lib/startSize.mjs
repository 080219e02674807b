import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { at } from "./workspace.mjs";

const ENTRY = "virtual:entry";

/**
 * Returns the bytes (brotli) that a page loads before its first call: the code of the entry and of all chunks that it
 * imports statically.
 *
 * @param code source of the entry, which imports from the packages
 */
export async function startSize(code, external = []) {
  const bundle = await rolldown({
    input: ENTRY,
    external,
    // The main entry exports some modules that others load lazily.
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId(id, importer) {
          if (id === ENTRY) return id;
          return importer === ENTRY ? this.resolve(id, at("packages/react/src/entry.js")) : undefined;
        },
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set();
  const load = (chunk) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.get(name));
  };
  load(output.find(({ isEntry }) => isEntry));
  const bytes = [...loaded].reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);
  return { bytes, files: loaded.size };
}
