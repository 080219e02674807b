import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@shop/backend";
import { expect, onTestFinished, test } from "vitest";
import { createShopProcess, freePort } from "./testing/createShopProcess.ts";
import { hasVarnish, startVarnish } from "./testing/startVarnish.ts";
import { KNOWN_PARAMS } from "./withoutUnknownParams.ts";

const isBuilt = existsSync(new URL("../dist/server/entry-server.js", import.meta.url));
/** Longer than a cache keeps a page that it does not purge, and than the purge at the start is repeated. */
const LONG_MS = 12_000;
const PRODUCT = "/api/products/1?translation=de_AT";
const OTHER = "/api/products/2?translation=de_AT";

test.runIf(hasVarnish && isBuilt)(
  "Varnish keeps responses until the shop purges their tags",
  async () => {
    const port = await freePort();
    const env = { TRUSTED_PROXIES: "1", PURGE_URL: `http://127.0.0.1:${port}/purge-tags` };
    const shop = await createShopProcess({ env });
    onTestFinished(() => shop.dispose());
    await shop.start();
    const varnish = await startVarnish({ port, shopPort: Number(new URL(shop.url).port) });
    onTestFinished(varnish.stop);
    const database = await openDatabase({
      databaseUrl: undefined,
      dataDir: shop.dataDir,
      log: () => {},
      migrates: false,
    });
    onTestFinished(database.close);
    const get = async (path: string, headers: HeadersInit = {}) => {
      const response = await fetch(`${varnish.url}${path}`, { headers });
      // A hit names its own request and the one that was kept.
      const isHit = response.headers.get("x-varnish")?.includes(" ") === true;
      return { isHit, body: await response.text(), headers: response.headers };
    };

    await sleep(LONG_MS);
    for (const path of [PRODUCT, OTHER]) await get(path);
    await sleep(4000);
    const kept = await get(PRODUCT);
    expect([kept.isHit, Number(kept.headers.get("age")) >= 3]).toEqual([true, true]);
    expect([kept.headers.get("cache-tag"), kept.headers.get("surrogate-key")]).toEqual([null, null]);
    for (const headers of [{ cookie: "display=net.5" }, { authorization: "Bearer x" }, { "x-cart-token": "x" }])
      expect((await get(PRODUCT, headers)).isHit).toBe(false);

    await database.db.updateTable("sale_element").set({ net: 123_400 }).where("product_id", "=", 1).execute();
    const changedAt = performance.now();
    await expect.poll(async () => (await get(PRODUCT)).body === kept.body, { timeout: 5000 }).toBe(false);
    expect(performance.now() - changedAt).toBeLessThan(5000);
    expect((await get(OTHER)).isHit).toBe(true);
  },
  90_000,
);

test.runIf(!hasVarnish)(
  "skipped: a cache that is purged by tags, because Varnish with vmod_xkey is not installed",
  () => {
    expect(hasVarnish).toBe(false);
  },
);

test("the nginx example knows all parameters that pages read", () => {
  const example = readFileSync(new URL("../../../operations/nginx/shop.conf", import.meta.url), "utf8");
  const known = /\(\?!\(\?:([^()]+)\)/.exec(example)?.[1]?.split("|") ?? [];
  expect(known).toEqual(expect.arrayContaining([...KNOWN_PARAMS]));
});
