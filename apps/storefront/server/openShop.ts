import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createApp, importDemo, isShopEmpty, openDatabase } from "@shop/backend";
import type { Logger } from "pino";
import { cacheReads } from "./cacheReads.ts";
import type { Env } from "./env.ts";
import { proxyApi } from "./proxyApi.ts";

export interface OpenShop {
  /** answers everything under /api/ */
  api: (request: Request) => Response | Promise<Response>;
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The shop behind the pages: another one's API where SHOP_API_URL says so, else the backend in this process. */
export async function openShop(env: Env, log: Logger, say: (line: string) => void): Promise<OpenShop> {
  if (env.shopApiUrl !== undefined) {
    return { api: cacheReads(proxyApi(env.shopApiUrl)).api, ready: async () => true, close: async () => {} };
  }
  if (env.databaseUrl === undefined) makeDataDir(env.dataDir);
  const { db, onCatalogueChange, close } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    log: say,
  });
  if (await isShopEmpty(db)) await importDemo(db, { log: say, progress: say });
  const backend = createApp({ db, clock: () => new Date(), random: randomBytes, log });
  const { api, clear } = cacheReads((request) => backend.fetch(withoutPrefix(request, "/api")));
  await onCatalogueChange(clear);
  return {
    api,
    ready: () =>
      isShopEmpty(db).then(
        (empty) => !empty,
        () => false,
      ),
    close,
  };
}

function makeDataDir(dataDir: string): void {
  try {
    // Pictures of imported catalogues go into a folder of their own.
    mkdirSync(join(dataDir, "media"), { recursive: true });
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be made. Choose another: DATA_DIR=/path npm start`, { cause });
  }
}

function withoutPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length);
  return new Request(url, request);
}
