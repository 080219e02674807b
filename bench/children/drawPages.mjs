// Renders product pages in this process, none of them from the page cache. Started by parts/server.mjs with a data folder.
import { fileURLToPath } from "node:url";
import { createLogger } from "../../apps/storefront/server/createLogger.ts";
import { createServer } from "../../apps/storefront/server/createServer.ts";
import { readEnv } from "../../apps/storefront/server/env.ts";
import { readClientBuild } from "../../apps/storefront/server/manifest.ts";
import { openBackend } from "../../apps/storefront/server/openBackend.ts";
import { at } from "../../scripts/lib/workspace.mjs";
import { answerParent } from "../runChild.mjs";

const PAGES = 200;
const WARM_UP = 60;
/** Enough that none of them waits for the database while the processor is idle. */
const CONCURRENT = 4;

async function drawPages({ paths }) {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const { close, pictureFolders, pageCache, ...backend } = await openBackend(env, log, () => {});
  const entry = await import(at("apps/storefront/dist/server/entry-server.js"));
  const clientDir = new URL(`file://${at("apps/storefront/dist/client")}/`);
  const app = createServer({
    ...backend,
    pageCache,
    entry: async () => entry,
    build: readClientBuild(clientDir),
    files: { client: fileURLToPath(clientDir), pictures: pictureFolders },
    storefront: env.storefront,
    shopToken: env.shopToken,
    pictureOrigins: [],
    log,
  });
  const draw = async (index) => {
    pageCache.clear();
    const response = await app.fetch(new Request(`http://localhost${paths[index % paths.length]}`));
    if (response.status !== 200) throw new Error(`${response.url} ${response.status}`);
    await response.arrayBuffer();
  };
  const drawMany = async (count) => {
    let next = 0;
    const work = async () => {
      while (next < count) await draw(next++);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, work));
  };
  await drawMany(WARM_UP);
  const started = performance.now();
  await drawMany(PAGES);
  const perSecond = PAGES / ((performance.now() - started) / 1000);
  await close();
  return { perSecond };
}

answerParent(drawPages);
