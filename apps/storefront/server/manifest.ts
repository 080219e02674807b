import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { RouterManifest } from "../src/entry-server.tsx";

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferInput<typeof manifestSchema>;
type Chunk = Manifest[string];

export interface ClientBuild {
  manifest: RouterManifest;
  /** URLs of a source's module and its imports, without stylesheets. */
  getModules(source: string): readonly string[];
}

const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

export const readClientBuild = (clientDir: URL): ClientBuild =>
  createClientBuild(
    v.parse(manifestSchema, JSON.parse(readFileSync(new URL(".vite/manifest.json", clientDir), "utf8"))),
  );

export function createClientBuild(vite: Manifest): ClientBuild {
  const entry = Object.entries(vite).find(([, chunk]) => chunk.isEntry);
  if (entry === undefined) throw new Error("The client build has no entry");
  const [entrySource, entryChunk] = entry;
  const inEntry = new Set(collectChunks(vite, entrySource));
  const chunksOutsideEntry = (source: string): Chunk[] =>
    collectChunks(vite, source).filter((chunk) => !inEntry.has(chunk));
  const getModules = (source: string): string[] => chunksOutsideEntry(source).map(({ file }) => `/${file}`);
  const stylesOf = ({ css = [] }: Chunk): string[] => css.map((file) => `/${file}`);

  const routes: RouterManifest["routes"] = {
    __root__: {
      preloads: [...inEntry].map(({ file }) => `/${file}`),
      scripts: [{ attrs: { type: "module", async: true, src: `/${entryChunk.file}` } }],
      css: stylesOf(entryChunk),
    },
  };
  for (const source of Object.keys(vite)) {
    const route = ROUTE_COMPONENT.exec(source)?.[1];
    if (route === undefined) continue;
    const css = chunksOutsideEntry(source).flatMap(stylesOf);
    routes[routeId(route)] = { preloads: getModules(source), ...(css.length > 0 && { css }) };
  }
  return { manifest: { routes }, getModules };
}

/** "product.$id" → "/product/$id", "index" → "/". */
const routeId = (file: string): string => `/${file.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;

function collectChunks(vite: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = vite[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => collectChunks(vite, imported, seen))];
}
