// Loads each page with an empty cache on the throttled phone of goals.md.
import { analyzeDocument, FIRST_FLIGHT_BYTES } from "../documentPrefix.mjs";
import { fetchCachedDocument } from "../fetchDocument.mjs";
import { measureLoad } from "../measureLoad.mjs";
import { FAST_PHONE, openBrowser } from "../phone.mjs";
import { repeat } from "../repeat.mjs";
import { routesToMeasure } from "../routes.mjs";
import { formatSpread } from "../statistics.mjs";
import { kilobytes, milliseconds, printTable } from "../table.mjs";

const ROWS = [
  ["FCP, ms", "FCP", milliseconds],
  ["LCP, ms", "LCP", milliseconds],
  ["TBT, ms", "TBT", milliseconds],
  ["CLS", "CLS", (value) => value.toFixed(3)],
  ["longest task until hydrated, ms", "longestTask", milliseconds],
  ["hydrated at, ms", "hydrated", milliseconds],
  ["JS until the first paint, kB", "scriptBytesAtPaint", kilobytes],
  ["JS until hydrated, kB", "scriptBytesAtHydration", kilobytes],
  ["JS until idle, kB", "scriptBytes", kilobytes],
  ["CSS until idle, kB", "styleBytes", kilobytes],
  ["fonts until idle, kB", "fontBytes", kilobytes],
  ["all until idle, kB", "bytes", kilobytes],
  ["JS files", "scripts", String],
  ["requests until idle", "requests", String],
  ["pictures among them", "pictures", String],
];

export async function measureBrowser({ url, paths, runs, note }) {
  const browser = await openBrowser();
  try {
    const routes = await routesToMeasure(paths, browser, url);
    const addresses = routes.map(({ path }) => new URL(path, url).href);
    await printDocuments(routes, addresses);
    // The first page of a browser takes longer.
    await measureLoad(browser, addresses[0], FAST_PHONE);
    const loads = await repeat(runs, addresses, async (address) => {
      // Otherwise the cached document may have expired since the last run.
      await fetchCachedDocument(address);
      return measureLoad(browser, address);
    });
    printTable(
      `Phone, empty cache (HTTP/2, CPU ÷ 4, 150 ms, 1.6 Mbit/s; median and spread of ${runs} runs)${note}`,
      ["", ...routes.map(({ name }) => name)],
      ROWS.map(([title, key, format]) => [
        title,
        ...loads.map((all) =>
          formatSpread(
            all.map((load) => load[key]),
            format,
          ),
        ),
      ]),
    );
  } finally {
    await browser.close();
  }
}

async function printDocuments(routes, addresses) {
  const size = (bytes) => bytes && kilobytes(bytes);
  const rows = [];
  for (const [index, { name, path }] of routes.entries()) {
    const { status, encoding, body } = await fetchCachedDocument(addresses[index]);
    if (encoding !== "br") {
      rows.push([name, path, status, `${kilobytes(body.length)} (${encoding ?? "not compressed"})`]);
      continue;
    }
    const { state, stateBrotli, ...offsets } = analyzeDocument(body);
    const isEarly = Object.values(offsets).every((bytes) => bytes === undefined || bytes <= FIRST_FLIGHT_BYTES);
    const { header, picture, price, button } = offsets;
    const parts = [header, picture, price, button].map(size);
    rows.push([
      name,
      path,
      status,
      size(body.length),
      ...parts,
      isEarly ? "yes" : "no",
      size(state),
      size(stateBrotli),
    ]);
  }
  printTable(
    "Documents (kB, brotli): size, and after how much of it each part has arrived",
    [
      "page",
      "path",
      "status",
      "size",
      "header",
      "picture",
      "price",
      "button",
      `all within ${FIRST_FLIGHT_BYTES / 1000}`,
      "state, raw",
      "state",
    ],
    rows,
  );
}
