import { expect, test } from "vitest";
import {
  type CallsConfig,
  catalogueCalls,
  contentCalls,
  plainHttp,
  productCall,
  productCountCall,
  resolveCall,
} from "./exports/calls.js";
import * as calls from "./exports/calls.js";
import * as lookupQueries from "./query/lookupQueries.js";
import * as shopQueries from "./query/queries.js";

const config: CallsConfig = {
  apiUrl: "https://shop.test/api/",
  fastApi: "https://fast.test/api/",
  token: "guest",
  locale: "de_AT",
  satellite: "AT",
};

/** A product as list calls return it. */
const card = {
  ID: 7,
  REF: "S-7",
  TITLE: "Sessel",
  URL: "/sessel",
  PRODUCT_SALE_ELEMENT: 70,
  BEST_TAXED_PRICE: "267.600000",
  TAXED_PRICE: 267.6,
  IS_PROMO: 0,
  LOWEST_PRICE: "",
  stock: 3,
  PSE_COUNT: 1,
  freight: 0,
  quantityCount: 1,
  delivery_delay_min: 3,
  delivery_delay_max: 5,
};

/** Returns the calls, against a backend with this response. */
function answering(body: unknown, status = 200) {
  const asked: Request[] = [];
  const environment = {
    fetch: async (request: Request) => {
      asked.push(request);
      return Response.json(body, { status });
    },
    clock: { now: () => 0 },
  };
  return { asked, environment };
}

test("a call needs no shop around it: it asks as a guest, in its language and for its country", async () => {
  const { asked, environment } = answering([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  const catalogue = catalogueCalls({ ...config, countryId: 5 }, environment);
  expect(await catalogue.subcategories(1)).toEqual([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  expect(asked.map(({ url }) => url)).toEqual(["https://fast.test/api/category_children/?category_id=1&locale=de_AT"]);
  expect(asked[0]?.headers.get("authorization")).toBe("TOKEN guest");
  await expect(catalogue.products()).rejects.toMatchObject({ code: "ANSWER_INVALID" });
  expect(new URL(asked[1]?.url ?? "").searchParams.get("country_id")).toBe("5");
});

test("an answer is decoded or refused, a failure has its code", async () => {
  await expect(catalogueCalls(config, answering([{ id: "x" }]).environment).subcategories(1)).rejects.toMatchObject({
    code: "ANSWER_INVALID",
  });
  await expect(contentCalls(config, answering({}, 404).environment).content(9)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a call alone asks as the call of its area does", async () => {
  const product = { ...card, WEIGHT: 12, category: [], alternates: { de: "/sessel" } };
  const { asked, environment } = answering([product]);
  const alone = productCall(plainHttp(config, environment), { locale: "de_AT", countryId: () => 5 });
  expect(await alone(7)).toEqual(await catalogueCalls({ ...config, countryId: 5 }, environment).product(7));
  expect(asked.map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => "https://shop.test/api/products/7?document=1&translation=de_AT&country_id=5"),
  );
  expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["TOKEN guest", "TOKEN guest"]);
  await expect(productCall(plainHttp(config, answering([]).environment), config)(7)).rejects.toMatchObject({
    code: "NOT_FOUND",
    details: { what: "product 7" },
  });
});

test("a call alone may ask with a body", async () => {
  const { asked, environment } = answering({ view: "product", view_id: "7", redirect: null });
  const resolve = resolveCall(plainHttp(config, environment), config);
  expect(await resolve("/sessel")).toEqual({ view: "product", viewId: 7, redirect: undefined });
  expect([asked[0]?.method, asked[0]?.headers.get("content-type"), await asked[0]?.json()]).toEqual([
    "POST",
    "application/json",
    { view_locale: "de_AT", view_url: "/sessel" },
  ]);
});

test("every reading call of an area is to be had alone, under the name of its query", () => {
  const alone = Object.keys(calls).filter((name) => name.endsWith("Call"));
  const queries = [...Object.keys(shopQueries), ...Object.keys(lookupQueries)].map((name) =>
    name.replace(/Query$/, "Call"),
  );
  expect(alone.filter((name) => !queries.includes(name))).toEqual(["sitemapCall", "reviewBadgeCall"]);
  const areas = [calls.catalogueCalls(config), calls.relatedCalls(config), calls.contentCalls(config)];
  const named = areas.flatMap((area) => Object.keys(area)).map((name) => `${name}Call`);
  expect(named.filter((name) => !alone.includes(name))).toEqual([]);
});

const busy = { status: 429, headers: { "Retry-After": "90" } };
const page = new Response("<h1>Not here</h1>", { status: 404, headers: { "content-type": "text/html" } });
const said = { error: "No such thing", code: "GONE" };
test.each([
  ["a page that is no answer", page, { code: "NOT_FOUND", details: { path: "category_count/single/5", status: 404 } }],
  ["a busy shop", Response.json({}, busy), { code: "RATE_LIMITED", details: { retryAfterSeconds: 90 } }],
  ["a token that is not the shop's", Response.json({}, { status: 401 }), { code: "UNAUTHORIZED" }],
  ["a shop that fails", Response.json(said, { status: 500 }), { code: "HTTP_STATUS", details: { reason: "GONE" } }],
  ["another answer", Response.json({ count: "x" }), { code: "ANSWER_INVALID", details: { at: "count" } }],
  ["an answer that breaks off", broken(new TypeError("terminated")), { code: "NETWORK" }],
  ["an answer that never ends", broken(new DOMException("too late", "TimeoutError")), { code: "TIMEOUT" }],
  ["no answer", new TypeError("fetch failed"), { code: "NETWORK", details: { path: "category_count/single/5" } }],
])("a call alone says what came of it, and asks once: %s", async (_, answer, error) => {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const count = productCountCall(plainHttp(config, { fetch, clock: { now: () => 0 } }));
  await expect(count(5)).rejects.toMatchObject(error);
  expect(asked).toBe(1);
});

/** A response whose body fails midway. */
function broken(reason: Error): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(reason) });
  return new Response(body, { headers: { "content-type": "application/json" } });
}
