import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { RouterManifest } from "../src/entry-server.tsx";

/** What is read of the manifest that Vite writes. */
const manifestFile = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferInput<typeof manifestFile>;
type Chunk = Manifest[string];

export interface ClientBuild {
  /** styles of each route */
  manifest: RouterManifest;
  /** address of the script by which every page comes alive; undefined in development, where it is in the manifest */
  script: string | undefined;
  /** addresses of what it imports */
  imports: readonly string[];
  /** addresses of a route's modules */
  modulesOfRoute(id: string): readonly string[];
  /** addresses of a source's module and of all it imports, stylesheets not among them */
  modulesOf(source: string): readonly string[];
}

/** The route that every page is under, as the router calls it. */
const ROOT = "__root__";
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Reads what the client build wrote: which modules and styles each route needs. */
export function readClientBuild(clientDir: URL): ClientBuild {
  return clientBuild(
    v.parse(manifestFile, JSON.parse(readFileSync(new URL(".vite/manifest.json", clientDir), "utf8"))),
  );
}

export function clientBuild(vite: Manifest): ClientBuild {
  const entry = Object.entries(vite).find(([, chunk]) => chunk.isEntry);
  if (entry === undefined) throw new Error("The client build has no entry");
  const [entrySource, { file: entryFile, css: sheets = [] }] = entry;
  const inEntry = new Set(chunks(vite, entrySource));
  const beyondEntry = (source: string): Chunk[] => chunks(vite, source).filter((chunk) => !inEntry.has(chunk));
  const modulesOf = (source: string): string[] => beyondEntry(source).map(({ file }) => `/${file}`);

  const routes: RouterManifest["routes"] = {
    [ROOT]: { css: sheets.map((file) => `/${file}`) },
  };
  const modules = new Map<string, string[]>();
  for (const source of Object.keys(vite)) {
    const route = ROUTE_COMPONENT.exec(source)?.[1];
    if (route === undefined) continue;
    modules.set(routeId(route), modulesOf(source));
    const css = beyondEntry(source).flatMap((chunk) => (chunk.css ?? []).map((file) => `/${file}`));
    if (css.length > 0) routes[routeId(route)] = { css };
  }
  return {
    manifest: { routes },
    script: `/${entryFile}`,
    imports: [...inEntry].flatMap(({ file }) => (file === entryFile ? [] : `/${file}`)),
    modulesOfRoute: (id) => modules.get(id) ?? [],
    modulesOf,
  };
}

/** "product.$id" → "/product/$id", "index" → "/" */
const routeId = (file: string): string => `/${file.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;

function chunks(vite: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = vite[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunks(vite, imported, seen))];
}
