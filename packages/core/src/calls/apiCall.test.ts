import * as v from "valibot";
import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import { lazyClient } from "../shared/lazyClient.js";
import { catalogueCalls, plainHttp } from "./areaCalls.js";
import { productCall, productsCall } from "../exports/calls.js";
import { isPersonal, isPriced, type QueryBuilder, readQuery } from "../query/readQuery.js";
import { ordersQuery, productQuery } from "../exports/query.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { firstOf } from "../wire/row.js";
import { createClient, type ReadCall, singleCall } from "./apiCall.js";

const { config } = fakeShop([]);
const context = { locale: "de-AT", market: "AT" };

/** A table with one call, which no other file knows. */
const opinion: ReadCall<[id: number, limit?: number], string> = {
  api: "fast",
  request: ({ locale }, id, limit) => ({ path: `opinion/${id}`, query: { locale, limit } }),
  schema: v.string(),
};
const table = { opinion };

/** An environment whose backend sends this response, and the URLs it received. */
function respondingWith(body: unknown) {
  const urls: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    urls.push(request.url);
    return Response.json(body);
  };
  return { urls, environment: testEnvironment({ fetch }) };
}

test("an entry of a table is a client method, a single call, a lazy method and a query with its key", async () => {
  const { urls, environment } = respondingWith("good");
  const http = plainHttp(config, environment);
  const client = createClient(table, http, context);
  expect(await client.opinion(7)).toBe("good");
  expect(await singleCall(opinion)(http, context)(7, 3)).toBe("good");
  expect(await lazyClient(async () => client).opinion(7)).toBe("good");
  const shop = Object.assign(createShop(config, environment), { catalogue: client });
  const opinionQuery = readQuery<QueryBuilder<typeof opinion>>("catalogue", "opinion", undefined, 60_000);
  // Options follow the input even where an optional one is left out.
  await opinionQuery(shop, 7).queryFn({ signal: new AbortController().signal });
  const { queryKey, queryFn, staleTime } = opinionQuery(shop, 7, 3);
  expect(staleTime).toBe(60_000);
  expect(queryKey).toEqual(["catalogue", "opinion", "//shop.test/api/", "de-AT", "AT", false, 7, 3]);
  expect(await queryFn()).toBe("good");
  expect(urls.map((url) => url.replace(/^.*api\//, ""))).toEqual([
    "opinion/7?locale=de_AT",
    "opinion/7?locale=de_AT&limit=3",
    "opinion/7?locale=de_AT",
    "opinion/7?locale=de_AT",
    "opinion/7?locale=de_AT&limit=3",
  ]);
});

test("a lazy client is no promise, and repeats its methods", async () => {
  const client = lazyClient(async () => ({ one: async () => 1 }));
  expect(client.one).toBe(client.one);
  expect(await (await Promise.resolve(client)).one()).toBe(1);
});

test("a missing row is NOT_FOUND, or undefined where the record is optional", async () => {
  const missing: ReadCall<[id: number], string> = { ...opinion, schema: firstOf(v.string()) };
  const optional: ReadCall<[id: number], string | undefined> = { ...missing, optional: "record" };
  const http = plainHttp(config, testEnvironment({ fetch: async () => Response.json([]) }));
  const client = createClient({ missing, optional }, http, context);
  await expect(client.missing(7)).rejects.toMatchObject({ code: "NOT_FOUND", details: { path: "opinion/7" } });
  expect(await client.optional(7)).toBeUndefined();
});

test("the keys of two shops, of two countries and of two customers differ; a server's equals the browser's", () => {
  const keyOf = (changes: Partial<typeof config>): string =>
    JSON.stringify(productQuery(createShop({ ...config, ...changes }, testEnvironment()), 7).queryKey);
  const own = keyOf({});
  expect(keyOf({ apiUrl: "http://shop.test/api/" })).toBe(own);
  expect(keyOf({ apiUrl: "https://other.test/api/" })).not.toBe(own);
  expect(keyOf({ market: "DE" })).not.toBe(own);
  expect(keyOf({ rendered: { excludeVat: false, country: "DE" } })).not.toBe(own);
  const shop = createShop(config, testEnvironment());
  const isOf = (queryKey: readonly unknown[]) => [isPriced(queryKey), isPersonal(queryKey)];
  expect(isOf(productQuery(shop, 7).queryKey)).toEqual([true, false]);
  expect(isOf(ordersQuery(shop).queryKey)).toEqual([false, true]);
  expect(isOf(["own", "query"])).toEqual([false, false]);
});

/** A backend that never responds, and the signals of its requests. */
function silentBackend() {
  const signals: AbortSignal[] = [];
  const fetch = (request: Request): Promise<Response> =>
    new Promise((_resolve, reject) => {
      signals.push(request.signal);
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
  return { signals, environment: testEnvironment({ fetch }) };
}

test.each([
  [
    "a single call",
    "fetch",
    (environment: ReturnType<typeof testEnvironment>, signal: AbortSignal) =>
      productCall(plainHttp(config, environment), context)(7, { signal }),
  ],
  [
    "a single call without its optional input",
    "fetch",
    (environment: ReturnType<typeof testEnvironment>, signal: AbortSignal) =>
      productsCall(plainHttp(config, environment), context)(undefined, { signal }),
  ],
  [
    "a call of an area",
    "ky",
    (environment: ReturnType<typeof testEnvironment>, signal: AbortSignal) =>
      catalogueCalls({ ...config, ...context }, environment).product(7, { signal }),
  ],
  [
    "a query",
    "ky",
    (environment: ReturnType<typeof testEnvironment>, signal: AbortSignal) =>
      productQuery(createShop(config, environment), 7).queryFn({ signal }),
  ],
])("%s aborts its request with its signal, over %s", async (_name, _transport, call) => {
  const { signals, environment } = silentBackend();
  const controller = new AbortController();
  const outcome = call(environment, controller.signal).catch((error: unknown) => error);
  await expect.poll(() => signals.length).toBe(1);
  controller.abort();
  expect(await outcome).toMatchObject({ code: "ABORTED" });
  expect(signals[0]?.aborted).toBe(true);
});

test("a call whose signal has already aborted sends no request", async () => {
  const { signals, environment } = silentBackend();
  const { product } = catalogueCalls({ ...config, ...context }, environment);
  await expect(product(7, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "ABORTED" });
  expect(signals).toEqual([]);
});
