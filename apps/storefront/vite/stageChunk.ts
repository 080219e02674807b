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
  ["belowFold", /features\/product\/ProductBelowFold\./],
  ["product", /features\/product\/(ProductScreen|Delivery|AddedPanel|BuyBar)\./],
  ["listing", /features\/listing\/ListingScreen\.|routes\/(products|shop-grid-standard)\b.*tsr-split/],
  ["search", /routes\/search\b.*tsr-split/],
  ["home", /routes\/index\.tsx\?tsr-split/],
  ["cart", /routes\/cart\.tsx\?tsr-split/],
];
const STAGE_NAMES: ReadonlySet<string> = new Set(STAGES.map(([stage]) => stage));

/** Hooks of the query library that the first page of a visit does not import. */
const QUERY_HOOKS: ReadonlyArray<readonly [chunk: string, modules: RegExp]> = [
  ["parts", /react-query\/.*\/useQuery\.js$/],
  ["queries", /(react-query|query-core)\/.*\/(useQueries|useSuspenseQueries|queriesObserver)\.js$/],
];

/** Stages that start with cards of products. */
const CARDS = ["home", "listing", "search"];

/** Modules of product pages only: their parts, and the loaders that lead to them. */
const PRODUCT_PARTS = /^(product|belowFold)$|features\/product\/|routing\/(openPage|preloadNextPage)\./;

/** Loader of the home page. */
const HOME_LOADER = /^home$|features\/home\/loadHome\./;

/** Loaders of lists: what only they and the listing use is no part of other pages. */
const LIST_LOADERS =
  /^(listing|search)$|routing\/(loadSearchPage|openPage)\.|features\/search\/(loadSearch|SearchPanel)\./;

/** Loaders that a search page needs together. */
const SEARCH_LOADERS = /routing\/loadSearchPage\.|features\/search\/(loadSearch|searchRequest)\./;

/** Only the server and the listing parse filters: see src/features/listing/pageSearch.ts. */
export const isFilterParser = (id: string): boolean => id.includes("filterParams");

/** Only cart and checkout load it, but an entry of the core that every page imports names it. */
export const isCartCall = (id: string): boolean => /core[\\/]dist[\\/]cart[\\/]cartCalls\./.test(id);

/** Code of fewer pages than this stays apart from the chunk that all forms share. */
const MIN_FORM_STAGES = 4;

/** Entries of the packages re-export everything: importing one says nothing about what is used. */
const BARREL = /packages\/(core|react)\/dist\/exports\//;
/** Chunks of the package's components, which only its entry imports; the others are parts of the first page. */
const PACKAGE_CHUNKS: ReadonlyArray<readonly [chunk: string | null, modules: RegExp]> = [
  ["frame", /MiniCartView\./],
  ["cartParts", /(CartLineView|CartTotalsView|useTotals|useCart)\./],
  ["controls", /(useForm|useCheckout)\./],
  ["cards", /(ProductCard\w*|ProductGrid)\./],
  ["product", /(Gallery|RadioChoices)\./],
  ["purchase", /QuantityField\./],
  [null, /(GalleryZoom|useReviewPictures|SearchHit)\./],
  ["parts", /packages\/react\//],
];

/** Rules of the core that the first page of a visit uses. */
const FIRST_RULES: ReadonlyArray<readonly [chunk: string, modules: RegExp]> = [
  [
    "parts",
    /core\/dist\/domain\/(money\/formatMoney|pricing\/(displayPrice|marketCurrency)|catalogue\/stockLabel|search\/searchMinLength)\./,
  ],
  ["purchase", /core\/dist\/domain\/shipping\/calendar\./],
  ["lists", /core\/dist\/domain\/search\/search\./],
  [
    "cartParts",
    /core\/dist\/(domain\/(cart\/cartTotals|pricing\/displayTotals|vat\/vatBreakdown|money\/splitCents)|cart\/(cartCalls|cartSummary|displayLine))\./,
  ],
];

/**
 * Returns the chunk of a module: its stage's, or one shared by several stages. A module's imports belong to the same chunk
 * or to one that more stages share, so chunks do not import each other in a circle.
 */
export function stageChunk(id: string, context: ChunkingContext): string | null {
  const path = toPosix(id);
  if (!/apps\/storefront\/src|packages\/react\/dist/.test(path))
    return [...QUERY_HOOKS, ...FIRST_RULES].find(([, modules]) => modules.test(path))?.[0] ?? null;
  if (isFilterParser(path)) return "lists";
  if (SEARCH_LOADERS.test(path)) return "loadSearch";
  // Loaders use it as well, and none of the controls of the views that do.
  if (/ui\/toPlainText\./.test(path)) return null;
  const stages = collectStages(id, context);
  if (stages.has("entry")) return null;
  if (path.includes("packages/react/")) return PACKAGE_CHUNKS.find(([, modules]) => modules.test(path))?.[0] ?? null;
  const [stage = ""] = stages;
  if (stages.size === 1) return STAGE_NAMES.has(stage) ? stage : null;
  const has = (...names: string[]): boolean => names.some((name) => stages.has(name));
  const areAll = (names: RegExp): boolean => [...stages].every((one) => names.test(one));
  if (has("product", "cart") && has(...CARDS)) return "parts";
  if (has("product")) return areAll(PRODUCT_PARTS) ? "product" : "purchase";
  if (areAll(/^(listing|search)$/)) return "filters";
  if (has("listing", "search") && areAll(LIST_LOADERS)) return "lists";
  if (has(...CARDS)) return areAll(HOME_LOADER) ? "home" : "cards";
  if (has("cart")) return "cartParts";
  if (has("frame", "belowFold")) return "controls";
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
