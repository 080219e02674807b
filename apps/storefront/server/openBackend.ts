import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  createApp,
  type Deps,
  fileMailer,
  importDemo,
  isShopEmpty,
  createEmbeddedIndex,
  createEngineIndex,
  hasDemoBankAccount,
  hasSellerCountry,
  localRegister,
  LISTENERS,
  lockDemoCustomers,
  type DatabaseHandle,
  openDatabase,
  createSearchEngine,
  smtpMailer,
  startJobs,
  startMailJob,
  startTestBankJob,
  viesRegister,
} from "@shop/backend";
import { DEMO_MEDIA_FOLDERS } from "@shop/demo";
import type { Logger } from "pino";
import { cacheReads } from "./cacheReads.ts";
import type { Env } from "./env.ts";
import { createDecodedReads } from "./createDecodedReads.ts";
import { createPageCache } from "./createPageCache.ts";
import { proxyApi, proxyPictures, rewriteSearchOrigin } from "./proxyApi.ts";
import { storefrontOrigin } from "../src/storefronts.ts";

const INDEX_DELAY_MS = 500;

/** Opens the backend: a remote API when SHOP_API_URL is set, otherwise the backend in this process. */
export async function openBackend(env: Env, log: Logger, printLine: (line: string) => void) {
  if (env.shopApiUrl !== undefined) {
    const reads = cacheReads(rewriteSearchOrigin(proxyApi(env.shopApiUrl), env.shopApiUrl));
    return {
      pageCache: createPageCache(),
      decodedReads: createDecodedReads(),
      api: reads.api,
      findRead: reads.find,
      pictureFolders: [],
      pictures: proxyPictures(env.shopApiUrl),
      isReady: async () => true,
      close: async () => {},
    };
  }
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log: printLine });
  try {
    const { stop, ...backend } = await startBackend(env, database, log, printLine);
    const close = async (): Promise<void> => {
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
  { db, onCatalogueChange }: DatabaseHandle,
  log: Logger,
  printLine: (line: string) => void,
) {
  // Pictures of imported catalogues are stored separately from the demo's.
  const ownPictures = join(env.dataDir, "media");
  if (env.databaseUrl === undefined && !existsSync(ownPictures)) mkdirSync(ownPictures);
  if (!env.demo && (await lockDemoCustomers(db)) > 0) {
    printLine("This is no demo (DEMO=1 would make it one): its customers with known passwords can sign in no more.");
  }
  // Customers with documented passwords exist only in a demo.
  const customers = env.demo ? { demoCustomersAt: new Date() } : {};
  if (await isShopEmpty(db)) await importDemo(db, { log: printLine, progress: printLine, ...customers });
  if (!env.demo && (await hasDemoBankAccount(db)))
    printLine("Warning: bank_iban is not set: transfers would go to the demo's account, which does not exist.");
  if (!env.demo && !(await hasSellerCountry(db)))
    printLine("Warning: store_country is not set: no order of a company abroad is free of VAT.");
  const clock = (): Date => new Date();
  const { searchUrl: url, searchPrefix: prefix } = env;
  const search = createSearchEngine({ db, url, prefix, log, printProgress: printLine });
  const catalogueIndex =
    url === undefined
      ? createEmbeddedIndex({ db, log })
      : createEngineIndex({ db, url, prefix, log, printProgress: printLine, onChanges: search.update });
  void catalogueIndex.refresh();
  const deps: Deps = {
    db,
    search,
    catalogueIndex,
    clock,
    randomBytes,
    listeners: LISTENERS,
    log,
    tokenSecret: env.tokenSecret,
    isDemo: env.demo,
    storeUrl: (locale: string) => storefrontOrigin(env.publicUrl, locale),
    vatRegister: env.vatRegister === "vies" ? viesRegister({ fetch, clock }) : localRegister,
    payment: env.payment,
    adventDay: env.adventDay,
  };
  const backend = createApp(deps);
  const mailer =
    env.smtpUrl === undefined ? fileMailer(join(env.dataDir, "mails"), printLine) : smtpMailer(env.smtpUrl);
  const stops = [startMailJob({ db, mailer, clock, log }), startJobs(deps), startTestBankJob(deps)];
  const reads = cacheReads((request, caller) => backend.fetch(withoutPrefix(request), caller));
  const pageCache = createPageCache();
  const decodedReads = createDecodedReads();
  const clear = (): void => {
    reads.clear();
    decodedReads.clear();
    pageCache.clear();
  };
  await onCatalogueChange(() => {
    clear();
    search.refresh();
    // Responses created during the refresh use the old facet counts, so they are cleared afterwards.
    void catalogueIndex.refresh().then(clear);
  });
  // Delayed in favour of the server's start; an earlier search builds the index itself.
  const indexing = setTimeout(() => search.refresh(), INDEX_DELAY_MS);
  stops.push(async () => {
    clearTimeout(indexing);
    await Promise.all([search.close(), catalogueIndex.close()]);
  });
  return {
    api: reads.api,
    findRead: reads.find,
    decodedReads,
    pageCache,
    pictureFolders: [...DEMO_MEDIA_FOLDERS, ownPictures].filter((folder) => existsSync(folder)),
    isReady: async () => !(await isShopEmpty(db).catch(() => true)),
    stop: () => Promise.all(stops.map((stop) => stop())),
  };
}

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice("/api".length);
  return new Request(url, request);
}
