import * as v from "valibot";
import { expect, test, vi } from "vitest";
import type { Environment } from "../../environment/environment.js";
import { memoryEnvironment, serverEnvironment } from "../../environment/runtime.js";
import { plainHttp } from "../areaCalls.js";
import type { HttpCall } from "./http.js";
import { createSessionHttp } from "./sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "guest-token" };

type FakeResponse = Response | (() => Promise<Response>);

const httpRespondingWith = (...responses: FakeResponse[]) => createHttp({}, responses);

function createHttp(own: Partial<Environment>, responses: FakeResponse[]) {
  const requests: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      const response = responses.shift();
      if (response === undefined) throw new Error("called more often than expected");
      return typeof response === "function" ? response() : response;
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
    ...own,
  });
  return { http: createSessionHttp(config, environment), requests };
}

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response =>
  Response.json(body, init);

const read: HttpCall<{ count: number }> = {
  api: "main",
  method: "GET",
  path: "category_count/single/5",
  query: { brand_id: undefined, limit: 3 },
  schema: v.object({ count: v.number() }),
};
const write: HttpCall<unknown> = { api: "main", method: "POST", path: "cart/add", body: {}, schema: v.unknown() };

test("guests call with the shop scheme; parameters without value are left out", async () => {
  const { http, requests } = httpRespondingWith(json({ count: 4 }));
  expect(await http(read)).toEqual({ count: 4 });
  expect(requests[0]?.url).toBe("https://shop.test/api/category_count/single/5?limit=3");
  expect(requests[0]?.headers.get("authorization")).toBe("TOKEN guest-token");
});

test("a response of another shape is a typed error with its path", async () => {
  const { http } = httpRespondingWith(json({ count: "many" }));
  await expect(http(read)).rejects.toMatchObject({ code: "RESPONSE_INVALID", details: { at: "count" } });
});

test("an unknown record is NOT_FOUND, also when the response is an HTML page", async () => {
  const page = new Response("<h1>Not here</h1>", { status: 404, headers: { "content-type": "text/html" } });
  const { http } = httpRespondingWith(page);
  await expect(http(read)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("HTML in place of JSON is an invalid response that names the apiUrl", async () => {
  const page = () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } });
  for (const call of [read, { ...write, schema: v.unknown() }]) {
    await expect(httpRespondingWith(page()).http<unknown>(call)).rejects.toMatchObject({
      code: "RESPONSE_INVALID",
      message: "RESPONSE_INVALID HTML: check apiUrl, see docs/errors/SHOP-RESPONSE_INVALID.md",
      details: { received: "HTML: check apiUrl" },
    });
  }
});

test("base URLs need no trailing slash", async () => {
  const requests: string[] = [];
  const environment = serverEnvironment({
    fetch: async ({ url }) => {
      requests.push(url);
      return json({ count: 1 });
    },
  });
  const bare = { apiUrl: "https://shop.test/api", fastApi: "https://shop.test/fast", token: "shop" };
  for (const http of [createSessionHttp(bare, environment), plainHttp(bare, environment)]) {
    await http({ ...read, path: "a" });
    await http({ ...read, path: "b", api: "fast" });
  }
  const urls = ["https://shop.test/api/a?limit=3", "https://shop.test/fast/b?limit=3"];
  expect(requests).toEqual([...urls, ...urls]);
});

test("a write of a page without session carries the cart's secret and its key", async () => {
  const requests: Request[] = [];
  const environment = serverEnvironment({
    fetch: async (request) => {
      requests.push(request);
      return json({});
    },
  });
  await plainHttp(
    { apiUrl: "https://shop.test/", fastApi: "https://shop.test/", token: "shop" },
    environment,
  )({ ...write, cartToken: "secret", idempotencyKey: "key" });
  const [sent] = requests;
  expect(sent?.headers.get("x-cart-token")).toBe("secret");
  expect(sent?.headers.get("idempotency-key")).toBe("key");
  expect(sent?.keepalive).toBe(true);
});

test.each(["/api/", "localhost:3000/api"])(
  "%s, a relative base URL, is CONFIG_MISSING and requires an absolute one",
  async (apiUrl) => {
    const environment = serverEnvironment({ fetch: async () => json({}) });
    const relative = { apiUrl, fastApi: "https://shop.test/", token: "shop" };
    for (const http of [createSessionHttp(relative, environment), plainHttp(relative, environment)]) {
      await expect(http(read)).rejects.toMatchObject({
        code: "CONFIG_MISSING",
        message: expect.stringContaining("CONFIG_MISSING absolute URL, not"),
        details: { missing: [`absolute URL, not ${apiUrl}`] },
      });
    }
  },
);

test("PRICE_CHANGED has the new total", async () => {
  const body = { error: "The total has changed", code: "PRICE_CHANGED", total: 64.9 };
  const { http } = httpRespondingWith(json(body, { status: 409 }));
  await expect(http(write)).rejects.toMatchObject({ code: "PRICE_CHANGED", details: { totalCents: 6490 } });
});

test("an unreachable backend is NETWORK", async () => {
  const { http } = httpRespondingWith(() => Promise.reject(new TypeError("fetch failed")));
  await expect(http({ ...write })).rejects.toMatchObject({ code: "NETWORK" });
});

test("a read is repeated when the backend is busy", async () => {
  const { http, requests } = httpRespondingWith(
    json({}, { status: 503, headers: { "retry-after": "0" } }),
    json({ count: 1 }),
  );
  expect(await http(read)).toEqual({ count: 1 });
  expect(requests).toHaveLength(2);
});

test("a write without a key is never repeated", async () => {
  const { http, requests } = httpRespondingWith(
    json({ error: "busy" }, { status: 503, headers: { "retry-after": "0" } }),
  );
  await expect(http(write)).rejects.toMatchObject({ code: "HTTP_STATUS", details: { status: 503 } });
  expect(requests).toHaveLength(1);
});

test("a write with a key is repeated with the same key", async () => {
  const { http, requests } = httpRespondingWith(
    json({}, { status: 409, headers: { "retry-after": "0" } }),
    json({ status_code: 200 }),
  );
  await http({ ...write, idempotencyKey: "one-key" });
  expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["one-key", "one-key"]);
});

test("a real conflict is not repeated and keeps its reason", async () => {
  const { http, requests } = httpRespondingWith(
    json({ error: "The total changed", code: "PRICE_CHANGED" }, { status: 409 }),
  );
  await expect(http({ ...write, idempotencyKey: "one-key" })).rejects.toMatchObject({
    code: "PRICE_CHANGED",
    details: { status: 409, text: "The total changed" },
  });
  expect(requests).toHaveLength(1);
});

test("a call is not repeated when Retry-After is longer than a shopper waits", async () => {
  const { http, requests } = httpRespondingWith(json({}, { status: 429, headers: { "retry-after": "60" } }));
  await expect(http(read)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(requests).toHaveLength(1);
});

test.each([429, 503])("%i: a busy backend is waited for no longer than the environment allows", async (status) => {
  const busy = json({}, { status, headers: { "retry-after": "2" } });
  const { http, requests } = createHttp({ maxRetryWaitMs: 1000 }, [busy]);
  await expect(http(read)).rejects.toMatchObject({ details: { status } });
  expect(requests).toHaveLength(1);
});

test.each([
  ["PAYMENT_PENDING", 409, { retryAfterSeconds: 1 }],
  ["PAYMENT_UNAVAILABLE", 503, {}],
])("%s fails at once and is not retried automatically", async (code, status, details) => {
  const { http, requests } = httpRespondingWith(json({ code, error: "" }, { status, headers: { "retry-after": "1" } }));
  await expect(http({ ...write, idempotencyKey: "one-key" })).rejects.toMatchObject({
    code,
    details: { status, ...details },
  });
  expect(requests).toHaveLength(1);
});

test("a write in flight is not a rejection", async () => {
  const busy = () =>
    json({ code: "IDEMPOTENCY_IN_FLIGHT", error: "" }, { status: 409, headers: { "retry-after": "0" } });
  const { http, requests } = httpRespondingWith(busy(), busy(), busy(), busy());
  await expect(http({ ...write, idempotencyKey: "one-key" })).rejects.toMatchObject({
    code: "IDEMPOTENCY_IN_FLIGHT",
  });
  expect(requests).toHaveLength(4);
});

test("a failure is not cached: the next call sends a new request", async () => {
  const fetched = vi.fn();
  const { http } = httpRespondingWith(json({}, { status: 500 }), () => {
    fetched();
    return Promise.resolve(json({ count: 2 }));
  });
  await expect(http(read)).rejects.toMatchObject({ code: "HTTP_STATUS" });
  expect(await http(read)).toEqual({ count: 2 });
  expect(fetched).toHaveBeenCalledOnce();
});

test("a rejected file names its field", async () => {
  const rejected = json({ error: "", code: "INVALID_INPUT", fields: { picture: "tooLarge" } }, { status: 413 });
  const { http, requests } = httpRespondingWith(rejected);
  await expect(http({ ...write, file: new Blob(["pixels"], { type: "image/png" }) })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    details: { fields: { picture: "tooLarge" } },
  });
  expect(requests[0]?.headers.get("content-type")).toBe("image/png");
  expect(await requests[0]?.text()).toBe("pixels");
});
