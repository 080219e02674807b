import { resolve } from "node:path";
import { build } from "esbuild";

/** Returns the files of which an entry uses code, without those it imports dynamically. */
export async function bundledModules(root: string, entry: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
    logLevel: "error",
    define: { "import.meta.env.SSR": "false" },
    plugins: [
      {
        name: "static-imports-only",
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === "dynamic-import" ? { path, external: true } : undefined,
          ),
      },
    ],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => resolve(root, file)));
}
