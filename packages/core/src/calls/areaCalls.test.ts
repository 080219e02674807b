import { expect, test } from "vitest";
import { type CallsConfig, catalogueCalls, contentCalls, plainHttp } from "./areaCalls.js";
import { productCall, productCountCall, resolveCall } from "../exports/calls.js";
import * as calls from "../exports/calls.js";
import * as shopQueries from "../exports/query.js";

const config: CallsConfig = {
  apiUrl: "https://shop.test/api/",
  fastApi: "https://fast.test/api/",
  token: "guest",
  locale: "de-AT",
  market: "AT",
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

/** Returns an environment whose backend sends this response, and the requests it received. */
function respondingWith(body: unknown, status = 200) {
  const requests: Request[] = [];
  const environment = {
    fetch: async (request: Request) => {
      requests.push(request);
      return Response.json(body, { status });
    },
    clock: { now: () => 0 },
  };
  return { requests, environment };
}

test("a call needs no shop: it is sent as a guest, in its language and for its country", async () => {
  const { requests, environment } = respondingWith([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  const catalogue = catalogueCalls({ ...config, countryId: 5 }, environment);
  expect(await catalogue.subcategories(1)).toEqual([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  expect(requests.map(({ url }) => url)).toEqual([
    "https://fast.test/api/category_children/?category_id=1&locale=de_AT",
  ]);
  expect(requests[0]?.headers.get("authorization")).toBe("TOKEN guest");
  await expect(catalogue.products()).rejects.toMatchObject({ code: "RESPONSE_INVALID" });
  expect(new URL(requests[1]?.url ?? "").searchParams.get("country_id")).toBe("5");
});

test("a response is decoded or rejected, a failure has its code", async () => {
  await expect(
    catalogueCalls(config, respondingWith([{ id: "x" }]).environment).subcategories(1),
  ).rejects.toMatchObject({
    code: "RESPONSE_INVALID",
  });
  await expect(contentCalls(config, respondingWith({}, 404).environment).content(9)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a standalone call sends the same request as the call of its area", async () => {
  const product = { ...card, WEIGHT: 12, category: [], alternates: { de: "/sessel" } };
  const { requests, environment } = respondingWith([product]);
  const fetchProduct = productCall(plainHttp(config, environment), {
    locale: "de-AT",
    market: "AT",
    countryId: () => 5,
  });
  expect(await fetchProduct(7)).toEqual(await catalogueCalls({ ...config, countryId: 5 }, environment).product(7));
  expect(requests.map(({ url }) => url)).toEqual(
    Array.from(
      { length: 2 },
      () => "https://shop.test/api/products/7?document=1&translation=de_AT&satellite=AT&country_id=5",
    ),
  );
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["TOKEN guest", "TOKEN guest"]);
  await expect(productCall(plainHttp(config, respondingWith([]).environment), config)(7)).rejects.toMatchObject({
    code: "NOT_FOUND",
    details: { path: "products/7" },
  });
});

test("a standalone call may send a body", async () => {
  const { requests, environment } = respondingWith({ view: "product", view_id: "7", redirect: null });
  const resolve = resolveCall(plainHttp(config, environment), config);
  expect(await resolve("/sessel")).toEqual({ view: "product", viewId: 7, redirect: undefined });
  expect([requests[0]?.method, requests[0]?.headers.get("content-type"), await requests[0]?.json()]).toEqual([
    "POST",
    "application/json",
    { view_locale: "de_AT", view_url: "/sessel" },
  ]);
});

test("every read call of an area is exported alone, under the name of its query", () => {
  const standalone = Object.keys(calls).filter((name) => name.endsWith("Call"));
  const queries = Object.keys(shopQueries).map((name) => name.replace(/Query$/, "Call"));
  expect(standalone.filter((name) => !queries.includes(name))).toEqual([]);
  const areas = [calls.catalogueCalls(config), calls.relatedCalls(config), calls.contentCalls(config)];
  const named = areas.flatMap((area) => Object.keys(area)).map((name) => `${name}Call`);
  expect(named.filter((name) => !standalone.includes(name))).toEqual([]);
});

const busy = { status: 429, headers: { "Retry-After": "90" } };
const page = new Response("<h1>Not here</h1>", { status: 404, headers: { "content-type": "text/html" } });
const failure = { error: "No such thing", code: "GONE" };
test.each([
  [
    "a page that is no response of the backend",
    page,
    { code: "NOT_FOUND", details: { path: "category_count/single/5", status: 404 } },
  ],
  ["a busy backend", Response.json({}, busy), { code: "RATE_LIMITED", details: { retryAfterSeconds: 90 } }],
  ["an unknown token", Response.json({}, { status: 401 }), { code: "UNAUTHORIZED" }],
  ["a failing backend", Response.json(failure, { status: 500 }), { code: "HTTP_STATUS", details: { reason: "GONE" } }],
  [
    "a response of another shape",
    Response.json({ count: "x" }),
    { code: "RESPONSE_INVALID", details: { at: "count" } },
  ],
  ["a response that breaks off", broken(new TypeError("terminated")), { code: "NETWORK" }],
  ["a response that never ends", broken(new DOMException("too late", "TimeoutError")), { code: "TIMEOUT" }],
  ["no response", new TypeError("fetch failed"), { code: "NETWORK", details: { path: "category_count/single/5" } }],
])("a standalone call fails with its code, after one request: %s", async (_, response, error) => {
  let requestCount = 0;
  const fetch = async (): Promise<Response> => {
    requestCount += 1;
    if (response instanceof Error) throw response;
    return response;
  };
  const count = productCountCall(plainHttp(config, { fetch, clock: { now: () => 0 } }), config);
  await expect(count(5)).rejects.toMatchObject(error);
  expect(requestCount).toBe(1);
});

/** A response whose body fails midway. */
function broken(reason: Error): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(reason) });
  return new Response(body, { headers: { "content-type": "application/json" } });
}
