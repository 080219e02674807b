import type { Plugin } from "vite";

/** Fails the build when chunks import each other in a circle: one of them would run before its imports. */
export function rejectChunkCycles(): Plugin {
  return {
    name: "shop:reject-chunk-cycles",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
      );
      const describe = (file: string): string => `${file} (${chunks.get(file)?.name})`;
      const finished = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].map(describe).join(" → ")}`);
        if (finished.has(file)) return;
        for (const imported of chunks.get(file)?.imports ?? []) visit(imported, [...path, file]);
        finished.add(file);
      };
      for (const file of chunks.keys()) visit(file, []);
    },
  };
}
