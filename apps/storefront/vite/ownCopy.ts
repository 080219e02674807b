import type { Plugin } from "vite";

/** Marks the modules of the second copy. */
const COPY = "?own-copy";

/**
 * Gives some modules their own copy of a stateless module or library, with the exports that they use: a shared copy would
 * have those of the whole shop, in a chunk that they would have to load.
 */
export function ownCopy(source: RegExp, modules: ReadonlySet<string>): Plugin {
  return {
    name: `shop:own-copy:${source.source}`,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(id, importer) {
      if (!source.test(id) || importer === undefined || !modules.has(importer)) return null;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + COPY };
    },
  };
}

export const isOwnCopy = (id: string): boolean => id.endsWith(COPY);
