// Requests a second from an nginx with the example configuration in front of the shop.
import { hasNginx, startNginx } from "../../apps/storefront/server/testing/startNginx.ts";
import { freePort } from "../../scripts/lib/shop.mjs";
import { runChild } from "../runChild.mjs";
import { formatSpread } from "../statistics.mjs";
import { milliseconds, printTable } from "../table.mjs";
import { sitemapPaths } from "./server.mjs";

const LOAD_SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 3);
const BROTLI = { "accept-encoding": "br" };

const perSecond = (value) => Math.round(value).toLocaleString("en");

export async function measureEdge({ shop, runs, note }) {
  if (!hasNginx) return console.log("Edge cache: skipped, nginx is not installed.");
  const port = await freePort();
  const nginx = await startNginx({ port, shopPort: Number(new URL(shop.url).port) });
  try {
    const [[product], [listing]] = [await sitemapPaths(shop.url, "product"), await sitemapPaths(shop.url, "category")];
    const requests = {
      "product page, brotli": { path: product, headers: BROTLI },
      "listing, brotli": { path: listing, headers: BROTLI },
      "page with another utm_source": { path: `${product}?utm_source=bench`, headers: BROTLI },
    };
    const loads = Object.fromEntries(Object.keys(requests).map((title) => [title, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [title, request] of Object.entries(requests))
        loads[title].push(await runChild("httpLoad.mjs", { ...request, port, seconds: LOAD_SECONDS }));
    }
    const spread = (all, of, format) => formatSpread(all.map(of), format);
    printTable(
      `Edge cache: nginx, one worker (median and spread of ${runs} runs of ${LOAD_SECONDS} s, 20 connections)${note}`,
      ["", "a second", "p95 ms", "failures"],
      Object.entries(loads).map(([title, all]) => [
        title,
        spread(all, (load) => load.perSecond, perSecond),
        spread(all, (load) => load.p95, milliseconds),
        spread(all, (load) => load.failures, String),
      ]),
    );
  } finally {
    await nginx.stop();
  }
}
