/** Module graph as Rolldown passes it to a chunk group. */
interface ChunkingContext {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** Modules imported dynamically, by the moment at which a visit needs them. */
const STAGES: ReadonlyArray<readonly [stage: string, entries: RegExp]> = [
  ["frame", /features\/(frame\/lazyFrameViews|consent\/consentViews|cart\/MiniCart|advent\/Advent(Link|Banner))\./],
  ["product", /features\/product\/(ProductScreen|ProductBelowFold|Delivery|AddedPanel|BuyBar|DimensionDrawing)\./],
  ["listing", /features\/listing\/ListingScreen\.|routes\/(search|products|shop-grid-standard)\b.*tsr-split/],
  ["home", /routes\/index\.tsx\?tsr-split/],
];
/** A visit starts with one of them. */
const FIRST_STAGES: ReadonlySet<string> = new Set(STAGES.map(([stage]) => stage));

/** Code of fewer pages than this stays apart from the chunk that all forms share. */
const MIN_FORM_STAGES = 4;

/** Entries of the packages re-export everything: importing one says nothing about what is used. */
const BARREL = /packages\/(core|react)\/dist\/exports\//;

/**
 * Returns the chunk of a module: its stage's, or one shared by several stages. A module's imports belong to the same chunk
 * or to one that more stages share, so chunks never import each other in a circle.
 */
export function stageChunk(id: string, context: ChunkingContext): string | null {
  const path = toPosix(id);
  if (!/apps\/storefront\/src|packages\/react\/dist/.test(path)) return null;
  const stages = collectStages(id, context);
  if (stages.has("entry")) return null;
  const [stage] = stages;
  if (stage === undefined) return path.includes("packages/react/") ? "parts" : null;
  if (stages.size === 1) return FIRST_STAGES.has(stage) ? stage : null;
  if ([...stages].some((one) => FIRST_STAGES.has(one))) return "parts";
  return stages.size >= MIN_FORM_STAGES ? "forms" : null;
}

const toPosix = (path: string): string => path.replaceAll("\\", "/");

/** Returns the stages whose entries import the module statically, directly or not. Any other entry is a stage of its own. */
function collectStages(id: string, context: ChunkingContext): ReadonlySet<string> {
  const stages = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    const path = toPosix(module);
    if (info === null || BARREL.test(path)) continue;
    if (info.isEntry) stages.add("entry");
    const stage = STAGES.find(([, entries]) => entries.test(path))?.[0];
    if (info.dynamicImporters.length > 0) stages.add(stage ?? module);
    if (stage !== undefined) continue;
    for (const importer of info.importers) seen.add(importer);
  }
  return stages;
}
