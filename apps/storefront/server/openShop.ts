import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createApp,
  type Db,
  fileMailer,
  importDemo,
  isShopEmpty,
  keepAssortment,
  localRegister,
  lockDemoCustomers,
  type OpenDatabase,
  openDatabase,
  openSearch,
  smtpMailer,
  startHousekeeping,
  startMails,
  startTestBank,
  viesRegister,
} from "@shop/backend";
import type { Logger } from "pino";
import { type Api, cacheReads } from "./cacheReads.ts";
import type { Env } from "./env.ts";
import { type KeptPages, keepPages } from "./keepPages.ts";
import { proxyApi, proxyPictures } from "./proxyApi.ts";
import { searchThroughUs } from "./searchThroughUs.ts";
import { storefrontOrigin } from "./storefrontOrigin.ts";

const demoFiles = ["pictures", "drawings", "models", "icons"].map((folder) =>
  fileURLToPath(new URL(`../../backend/demo/${folder}`, import.meta.url)),
);

const INDEX_AFTER_MS = 500;

export interface OpenShop {
  /** Handles every request below /api/. */
  api: Api;
  /** Cleared together with the responses they were rendered from. */
  pages: KeptPages;
  /** Folders of static pictures, in order of precedence. */
  pictureFolders: readonly string[];
  pictures?: (request: Request) => Promise<Response>;
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens the backend: a remote API when SHOP_API_URL is set, otherwise the backend in this process. */
export async function openShop(env: Env, log: Logger, say: (line: string) => void): Promise<OpenShop> {
  if (env.shopApiUrl !== undefined) {
    return {
      pages: keepPages(),
      api: cacheReads(searchThroughUs(proxyApi(env.shopApiUrl), env.shopApiUrl)).api,
      pictureFolders: [],
      pictures: proxyPictures(env.shopApiUrl),
      ready: async () => true,
      close: async () => {},
    };
  }
  const { db, onCatalogueChange, close } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    log: say,
  });
  try {
    const { stop, ...shop } = await serve(env, db, onCatalogueChange, log, say);
    const closeAll = async (): Promise<void> => {
      await stop();
      await close();
    };
    return { ...shop, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
}

async function serve(
  env: Env,
  db: Db,
  onCatalogueChange: OpenDatabase["onCatalogueChange"],
  log: Logger,
  say: (line: string) => void,
): Promise<Omit<OpenShop, "close"> & { stop: () => Promise<void> }> {
  // Pictures of imported catalogues are stored separately from the demo's.
  const ownPictures = join(env.dataDir, "media");
  if (env.databaseUrl === undefined && !existsSync(ownPictures)) mkdirSync(ownPictures);
  // Customers with documented passwords exist only in a demo.
  const customers = env.demo ? { customersAt: new Date() } : {};
  if (!env.demo && (await lockDemoCustomers(db)) > 0) {
    say("This is no demo (DEMO=1 would make it one): its customers with known passwords can sign in no more.");
  }
  if (await isShopEmpty(db)) await importDemo(db, { log: say, progress: say, ...customers });
  const clock = (): Date => new Date();
  const search = openSearch({ db, url: env.searchUrl, prefix: env.searchPrefix, log, say });
  const assortment = keepAssortment({ db, log });
  void assortment.refresh();
  const deps = {
    db,
    search,
    assortment,
    clock,
    random: randomBytes,
    log,
    tokenSecret: env.tokenSecret,
    demo: env.demo,
    storeUrl: (locale: string) => storefrontOrigin(env.publicUrl, locale),
    vatRegister: env.vatRegister === "vies" ? viesRegister({ fetch, clock }) : localRegister,
    payment: env.payment,
    adventDay: env.adventDay,
  };
  const backend = createApp(deps);
  const mailer = env.smtpUrl === undefined ? fileMailer(join(env.dataDir, "mails"), say) : smtpMailer(env.smtpUrl);
  const ends = [startMails({ db, mailer, clock, log }), startHousekeeping(deps), startTestBank(deps)];
  const reads = cacheReads((request, caller) => backend.fetch(withoutPrefix(request, "/api"), caller));
  const pages = keepPages();
  const clear = (): void => {
    reads.clear();
    pages.clear();
  };
  await onCatalogueChange(() => {
    clear();
    search.refresh();
    // Responses created during the refresh use the old facet counts, so they are cleared afterwards.
    void assortment.refresh().then(clear);
  });
  // Delayed in favour of the server's start; an earlier search builds the index itself.
  const indexing = setTimeout(() => search.refresh(), INDEX_AFTER_MS);
  ends.push(async () => {
    clearTimeout(indexing);
    await Promise.all([search.close(), assortment.close()]);
  });
  return {
    api: reads.api,
    pages,
    stop: async () => void (await Promise.all(ends.map((end) => end()))),
    pictureFolders: [...demoFiles, ownPictures].filter((folder) => existsSync(folder)),
    ready: () =>
      isShopEmpty(db).then(
        (empty) => !empty,
        () => false,
      ),
  };
}

function withoutPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length);
  return new Request(url, request);
}
