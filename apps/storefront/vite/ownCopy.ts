import type { Plugin } from "vite";

/** Marks the modules of the second copy. */
const COPY = "?own-copy";

/**
 * Gives some modules their own copy of a library, with the exports that they use: a shared copy would have those of the
 * whole shop.
 */
export function ownCopy(library: string, modules: ReadonlySet<string>): Plugin {
  return {
    name: "shop:own-copy",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (source !== library || importer === undefined || !modules.has(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + COPY };
    },
  };
}

export const isOwnCopy = (id: string): boolean => id.endsWith(COPY);
