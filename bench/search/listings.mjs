// Times of listing requests on a large catalogue: menu, product cards, facets.
import { randomBytes } from "node:crypto";
import { LISTENERS } from "../../apps/backend/src/listeners.ts";
import { createApp } from "../../apps/backend/src/app.ts";
import { quantile } from "../statistics.mjs";

const ROUNDS = 3;
const CATEGORIES = 40;

/** Returns name, p50 and p95 in ms over the largest categories. */
export async function measureListings(db, catalogueIndex) {
  const counts = await catalogueIndex.categoryCounts();
  const app = createApp({
    db,
    catalogueIndex,
    clock: () => new Date(),
    randomBytes,
    listeners: LISTENERS,
    log: console,
  });
  const categories = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, CATEGORIES);
  const context = { language: "de", taxPercent: "20", zeroVatCategoryIds: [] };
  const [attribute] = (await catalogueIndex.facets({}, context)).attributes;
  const attributeFilter = attribute && `attribute_availability=${attribute.id}:(${attribute.values[0].id})`;
  const filtered = ["price_min=50&price_max=900&in_stock=1", attributeFilter, "feature_range=1:40-200"]
    .filter(Boolean)
    .join("&");
  const calls = {
    menu: () => "/category_menu/custom_attribute/?locale=de_AT",
    list: (id) => `/products_list/?limit=24&category=${id}`,
    "list by price": (id) => `/products_list/?limit=24&category=${id}&order=min_price`,
    "list by stars, third page": (id) => `/products_list/?limit=24&offset=48&category=${id}&order=rating`,
    "list, filtered": (id) => `/products_list/?limit=24&category=${id}&${filtered}`,
    filters: (id) => `/product_facets/?category=${id}`,
    "filters, filtered": (id) => `/product_facets/?category=${id}&${filtered}`,
    brands: (id) => `/brand_list?category_id=${id}`,
  };
  const rows = [];
  for (const [name, path] of Object.entries(calls)) {
    const times = [];
    for (const [id] of categories) times.push(await measureBest(app, path(id)));
    rows.push([name, quantile(times, 0.5), quantile(times, 0.95)]);
  }
  return rows;
}

/** The best of several rounds, to exclude other load on the machine. */
async function measureBest(app, path) {
  const times = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    const response = await app.request(path);
    await response.json();
    if (!response.ok) throw new Error(`${path} responds ${response.status}`);
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
