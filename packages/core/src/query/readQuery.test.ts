import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import type { ShopConfig } from "../shop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { customerQuery, menuQuery, productsQuery } from "./queries.gen.js";

const { config } = fakeShop([]);
const shopOf = (changes: Partial<ShopConfig> = {}) => createShop({ ...config, ...changes }, testEnvironment());

test("shops of other backends, languages and markets share no entry of one cache", () => {
  const shops = [{}, { apiUrl: "https://other.test/api/" }, { locale: "en-AT" }, { market: "DE" }].map(shopOf);
  for (const query of [menuQuery, productsQuery, customerQuery]) {
    expect(new Set(shops.map((shop) => JSON.stringify(query(shop).queryKey))).size).toBe(shops.length);
  }
});

test("a query of prices has another entry for another country", async () => {
  const shop = shopOf();
  const keys = () => [productsQuery, menuQuery].map((query) => JSON.stringify(query(shop).queryKey));
  const [pricesBefore, menuBefore] = keys();
  shop.market.setCountry("DE").catch(() => {});
  const [pricesAfter, menuAfter] = keys();
  expect(pricesAfter).not.toBe(pricesBefore);
  expect(menuAfter).toBe(menuBefore);
});

test("aborting a query aborts its call", async () => {
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request);
    return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  };
  const shop = createShop(config, testEnvironment({ fetch }));
  const query = new AbortController();
  const products = productsQuery(shop).queryFn({ signal: query.signal });
  await expect.poll(() => requests.length).toBe(1);
  query.abort();
  await expect(products).rejects.toMatchObject({ code: "ABORTED" });
});
