import { resolve } from "node:path";
import { build } from "esbuild";

/** Returns the files of the workspace of which the entries use code, without those they import dynamically. */
export async function bundledModules(root: string, ...entries: string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "out",
    format: "esm",
    metafile: true,
    logLevel: "error",
    define: { "import.meta.env.SSR": "false" },
    plugins: [
      {
        name: "static-imports-only",
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === "dynamic-import" || /\.css(\?|$)/.test(path) ? { path, external: true } : undefined,
          ),
      },
    ],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !file.includes("node_modules"));
  return new Set(used.map(([file]) => resolve(root, file)));
}
