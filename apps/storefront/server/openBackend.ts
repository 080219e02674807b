import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type ChangedTags,
  createApp,
  isShopEmpty,
  createBacklogReader,
  createEmbeddedIndex,
  createEngineIndex,
  type DatabaseHandle,
  openDatabase,
  createSearchEngine,
} from "@shop/backend";
import { DEMO_MEDIA_FOLDERS } from "@shop/demo";
import type { Logger } from "pino";
import { cacheReads } from "./cacheReads.ts";
import type { Env } from "./env.ts";
import { createDecodedReads } from "./createDecodedReads.ts";
import { createDeps } from "./createDeps.ts";
import { createSharedCheck } from "./createSharedCheck.ts";
import { createPageCache } from "./createPageCache.ts";
import { proxyApi, proxyPictures, rewriteSearchOrigin } from "./proxyApi.ts";
import { prepareShop } from "./prepareShop.ts";
import { secureDemoRows } from "./secureDemoRows.ts";
import type { ProcessRole } from "./processRole.ts";
import { startWork } from "./startWork.ts";

/** Delays search index and jobs in favour of the first page. */
const START_DELAY_MS = 500;

/** Opens the backend: a remote API when SHOP_API_URL is set, otherwise the backend in this process. */
export async function openBackend(
  env: Env,
  log: Logger,
  printLine: (line: string) => void,
  role: Exclude<ProcessRole, "worker" | "migrate"> = "all",
) {
  if (env.shopApiUrl !== undefined) {
    const reads = cacheReads(rewriteSearchOrigin(proxyApi(env.shopApiUrl), env.shopApiUrl));
    return {
      pageCache: createPageCache(),
      decodedReads: createDecodedReads(),
      api: reads.api,
      findRead: reads.find,
      pictureFolders: [],
      pictures: proxyPictures(env.shopApiUrl),
      calls: [],
      readBacklog: async () => {},
      isReady: async () => true,
      stopJobs: async () => {},
      close: async () => {},
    };
  }
  const database = await openDatabase({
    settings: env.database,
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    log: printLine,
    migrates: role === "all",
  });
  try {
    await secureDemoRows(env, database.db, printLine);
    const { stop, ...backend } = await startBackend(env, database, log, printLine, role);
    const close = async (): Promise<void> => {
      await backend.stopJobs();
      await stop();
      await database.close();
    };
    return { ...backend, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startBackend(
  env: Env,
  database: DatabaseHandle,
  log: Logger,
  printLine: (line: string) => void,
  role: ProcessRole,
) {
  const { db, onCatalogueChange } = database;
  // Pictures of imported catalogues are stored separately from the demo's.
  const ownPictures = join(env.dataDir, "media");
  if (env.databaseUrl === undefined && !existsSync(ownPictures)) mkdirSync(ownPictures);
  if (role === "all") await prepareShop(env, db, printLine);
  const { searchUrl: url, searchPrefix: prefix } = env;
  // A worker updates the engine's indices.
  const isReader = role === "web";
  const search = createSearchEngine({ db, url, prefix, log, printProgress: printLine, isReader });
  const catalogueIndex =
    url === undefined
      ? createEmbeddedIndex({ db, log })
      : createEngineIndex({ db, url, prefix, log, printProgress: printLine, onChanges: search.update, isReader });
  void catalogueIndex.refresh();
  const deps = createDeps(env, db, log, { search, catalogueIndex });
  const backend = createApp(deps);
  const work =
    role === "all" ? startWork(env, database, deps, printLine, { migrates: true, delayMs: START_DELAY_MS }) : undefined;
  const reads = cacheReads((request, caller) => backend.fetch(withoutPrefix(request), caller));
  const pageCache = createPageCache();
  const decodedReads = createDecodedReads();
  const clear = (tags: ChangedTags): void => {
    reads.clear(tags);
    decodedReads.clear(tags);
    pageCache.clear(tags);
  };
  await onCatalogueChange((tags) => {
    clear(tags);
    if (tags === undefined) search.refresh();
    // Responses created meanwhile have the old lists and counts, so they are cleared afterwards.
    void (tags === undefined ? catalogueIndex.refresh() : catalogueIndex.update()).then(() => clear(tags));
  });
  // An earlier search builds the index itself.
  const indexing = setTimeout(() => search.refresh(), START_DELAY_MS);
  let hasLists = false;
  const readLists = createSharedCheck(async () => {
    await catalogueIndex.categoryCounts();
    return (hasLists = true);
  });
  const hasProducts = createSharedCheck(async () => !(await isShopEmpty(db)));
  void readLists();
  return {
    api: reads.api,
    findRead: reads.find,
    decodedReads,
    pageCache,
    pictures: async (request: Request) => {
      const call = toReviewPictureCall(request);
      return call === undefined ? new Response("No such picture", { status: 404 }) : backend.fetch(call);
    },
    /** Path patterns of the API. */
    calls: backend.routes.map(({ path }) => path),
    readBacklog: createBacklogReader(db),
    pictureFolders: [...DEMO_MEDIA_FOLDERS, ownPictures].filter((folder) => existsSync(folder)),
    async isReady() {
      if (!hasLists) void readLists();
      return hasLists && (await hasProducts());
    },
    stopJobs: async () => work?.stop(),
    async stop() {
      clearTimeout(indexing);
      await Promise.all([search.close(), catalogueIndex.close()]);
    },
  };
}

/** Photos of reviews are in the database; all other files below /media/ are in folders. */
function toReviewPictureCall({ url, method }: Request): Request | undefined {
  const [, file] = /^\/media\/reviews\/([\w.-]+)$/.exec(new URL(url).pathname) ?? [];
  return file === undefined ? undefined : new Request(new URL(`/comments/pictures/${file}`, url), { method });
}

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice("/api".length);
  return new Request(url, request);
}
