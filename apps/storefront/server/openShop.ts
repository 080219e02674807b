import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, type Db, importDemo, isShopEmpty, type OpenDatabase, openDatabase } from "@shop/backend";
import type { Logger } from "pino";
import { cacheReads } from "./cacheReads.ts";
import type { Env } from "./env.ts";
import { proxyApi, proxyPictures } from "./proxyApi.ts";

const demoFiles = ["pictures", "drawings", "models"].map((folder) =>
  fileURLToPath(new URL(`../../backend/demo/${folder}`, import.meta.url)),
);

export interface OpenShop {
  /** answers everything under /api/ */
  api: (request: Request) => Response | Promise<Response>;
  /** where its pictures lie, most important first */
  pictureFolders: readonly string[];
  /** pictures that lie in none of the folders */
  pictures?: (request: Request) => Promise<Response>;
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The shop behind the pages: another one's API where SHOP_API_URL says so, else the backend in this process. */
export async function openShop(env: Env, log: Logger, say: (line: string) => void): Promise<OpenShop> {
  if (env.shopApiUrl !== undefined) {
    return {
      api: cacheReads(proxyApi(env.shopApiUrl)).api,
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
    return { ...(await serve(env, db, onCatalogueChange, log, say)), close };
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
): Promise<Omit<OpenShop, "close">> {
  // Pictures of imported catalogues go into a folder of their own.
  const ownPictures = join(env.dataDir, "media");
  if (env.databaseUrl === undefined && !existsSync(ownPictures)) mkdirSync(ownPictures);
  if (await isShopEmpty(db)) await importDemo(db, { log: say, progress: say });
  const backend = createApp({ db, clock: () => new Date(), random: randomBytes, log });
  const { api, clear } = cacheReads((request) => backend.fetch(withoutPrefix(request, "/api")));
  await onCatalogueChange(clear);
  return {
    api,
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
