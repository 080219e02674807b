import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { RouterManifest } from "../src/entry-server.tsx";
import { createCriticalCss, parseStylesheet } from "./criticalCss.ts";

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
  /** Stylesheets only: `assemblePage` and the early module load the scripts. */
  manifest: RouterManifest;
  /** URL of the module that makes a page usable and hydrates it. Absent in development. */
  earlyModule?: string | undefined;
  /** Modules of the entry, which hydrate every page. */
  entryModules: readonly string[];
  /** Returns the font faces, and the rules for the part of the page above the fold. */
  criticalCss(html: string, stylesheets: readonly string[]): string;
  /** Returns the module URLs of a route or a source file, and of its imports, beyond the entry's. */
  getModules(source: string): readonly string[];
  /** Returns the stylesheet URLs of a source file and its imports, beyond the entry's. */
  getStylesheets(source: string): readonly string[];
}

const ENTRY = "src/boot/entry-client.tsx";
const EARLY_ENTRY = "src/boot/entry-early.ts";
const ROUTE_COMPONENT = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Stylesheet that only documents contain: see its comment. */
const FONT_FACES = new URL("../src/styles/fontFaces.css", import.meta.url);

export const readClientBuild = (clientDir: URL): ClientBuild =>
  createClientBuild(
    v.parse(manifestSchema, JSON.parse(readFileSync(new URL(".vite/manifest.json", clientDir), "utf8"))),
    (file) => readFileSync(new URL(file, clientDir), "utf8"),
    readFileSync(FONT_FACES, "utf8").replaceAll(/\s+/g, " "),
  );

export function createClientBuild(
  vite: Manifest,
  readFile: (file: string) => string = () => "",
  fontFaces = "",
): ClientBuild {
  const [entry, early] = [vite[ENTRY], vite[EARLY_ENTRY]];
  if (entry === undefined || early === undefined) throw new Error("The client build has no entry");
  const inEntry = new Set(collectChunks(vite, ENTRY));
  const chunksOutsideEntry = (source: string): Chunk[] =>
    collectChunks(vite, source).filter((chunk) => !inEntry.has(chunk));
  const stylesOf = ({ css = [] }: Chunk): string[] => css.map((file) => `/${file}`);

  const routes: RouterManifest["routes"] = { __root__: { css: stylesOf(entry) } };
  const routeSources = new Map<string, string>();
  for (const source of Object.keys(vite)) {
    const route = ROUTE_COMPONENT.exec(source)?.[1];
    if (route === undefined) continue;
    const css = chunksOutsideEntry(source).flatMap(stylesOf);
    routes[routeId(route)] = { ...(css.length > 0 && { css }) };
    routeSources.set(routeId(route), source);
  }
  const files = new Set(Object.values(vite).flatMap(({ css = [] }) => css));
  const criticalCss = createCriticalCss(
    new Map([
      ["", parseStylesheet(fontFaces)],
      ...[...files].map((file) => [`/${file}`, parseStylesheet(readFile(file))] as const),
    ]),
  );
  return {
    manifest: { routes },
    earlyModule: `/${early.file}`,
    // The entry last: a page waits for all modules before it hydrates.
    entryModules: [...inEntry].map(({ file }) => `/${file}`),
    criticalCss: (html, urls) => criticalCss(html, ["", ...urls]),
    getStylesheets: (source) => chunksOutsideEntry(source).flatMap(stylesOf),
    getModules: (source) => chunksOutsideEntry(routeSources.get(source) ?? source).map(({ file }) => `/${file}`),
  };
}

/** "product.$id" → "/product/$id", "index" → "/". */
const routeId = (file: string): string => `/${file.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;

function collectChunks(vite: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = vite[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => collectChunks(vite, imported, seen))];
}
