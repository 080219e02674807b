import { getEventListeners } from "node:events";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import type { Environment } from "../../environment/environment.js";
import { memoryEnvironment, serverEnvironment } from "../../environment/runtime.js";
import { plainHttp } from "../areaCalls.js";
import { type HttpCall, withAnySignal } from "./http.js";
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

const below0 = v.pipe(
  v.number(),
  v.check((number) => number < 0),
);
test.each<[string, HttpCall<unknown>["schema"], object]>([
  ["a cell of a list", v.object({ sizes: v.array(v.number()) }), { at: "sizes.1", expected: "number" }],
  ["the whole response", v.array(v.number()), { at: "", expected: "Array" }],
  ["a cell without a type of its own", v.object({ count: below0 }), { at: "count", expected: "" }],
])("an invalid response names its cell and the expected type: %s", async (_, schema, details) => {
  const { http } = httpRespondingWith(json({ sizes: [1, "x"], count: 4 }));
  await expect(http({ ...read, schema })).rejects.toMatchObject({ code: "RESPONSE_INVALID", details });
});

test("a response without a body and a type has no data", async () => {
  const empty = () => new Response(null, { status: 204 });
  const nothing = { ...read, schema: v.undefined() };
  expect(await httpRespondingWith(empty()).http(nothing)).toBeUndefined();
  expect(await plainHttp(config, { fetch: async () => empty(), clock: { now: () => 0 } })(nothing)).toBeUndefined();
});

test("a PDF is a Blob of its own type", async () => {
  const { http } = httpRespondingWith(new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } }));
  const pdf = await http({ ...read, schema: v.blob() });
  expect([pdf.type, await pdf.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
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
      details: { path: call.path, received: "HTML: check apiUrl" },
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
  await expect(http(write)).rejects.toMatchObject({
    code: "PRICE_CHANGED",
    details: { totalCents: 6490, fields: undefined },
  });
});

test("an unreachable backend is NETWORK", async () => {
  const unreachable = new TypeError("fetch failed");
  const { http, requests } = httpRespondingWith(() => Promise.reject(unreachable));
  await expect(http({ ...write })).rejects.toMatchObject({ code: "NETWORK", cause: { cause: unreachable } });
  expect(requests).toHaveLength(1);
});

test.each([
  ["a read", read],
  ["a write with a key", { ...write, idempotencyKey: "one-key" }],
] satisfies Array<[string, HttpCall<unknown>]>)("%s is repeated when its connection breaks off", async (_, call) => {
  const { http, requests } = httpRespondingWith(
    () => Promise.reject(new TypeError("fetch failed")),
    json({ count: 1 }),
  );
  expect(await http<unknown>(call)).toEqual({ count: 1 });
  const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([
  ["an error that has a response of its own", Object.assign(new Error("no"), { response: {}, data: {} })],
  ["a text", "no"],
  ["nothing", undefined],
])("a fetch of the caller's own that rejects with %s is NETWORK", async (_, reason) => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own fetch may
  const { http } = httpRespondingWith(() => Promise.reject(reason));
  await expect(http(write)).rejects.toMatchObject({ code: "NETWORK" });
});

test("a call ends with its caller and with its shop, also when the fetch ignores their signals", async () => {
  for (const end of ["caller", "shop"] as const) {
    const ends = { caller: new AbortController(), shop: new AbortController() };
    const environment = {
      ...serverEnvironment({
        fetch: async () => {
          ends[end].abort();
          return json({ count: 1 });
        },
      }),
      signal: ends.shop.signal,
    };
    const call = { ...read, signal: ends.caller.signal };
    await expect(createSessionHttp(config, environment)(call)).rejects.toMatchObject({ code: "ABORTED" });
  }
});

const failing = (status: number) => json({}, { status, headers: { "retry-after": "0" } });

test.each([409, 429, 502, 503, 504])("%i: a read is repeated when the backend is busy", async (status) => {
  const { http, requests } = httpRespondingWith(failing(status), json({ count: 1 }));
  expect(await http(read)).toEqual({ count: 1 });
  expect(requests).toHaveLength(2);
});

test.each([410, 500, 501, 505])("%i: a read is not repeated, whatever Retry-After says", async (status) => {
  const { http, requests } = httpRespondingWith(failing(status));
  await expect(http(read)).rejects.toMatchObject({ code: "HTTP_STATUS", details: { status } });
  expect(requests).toHaveLength(1);
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

test("an environment that waits for no Retry-After repeats a call that got an unreadable one", async () => {
  const busy = json({}, { status: 503, headers: { "retry-after": "soon" } });
  const { http, requests } = createHttp({ maxRetryWaitMs: 0 }, [busy, json({ count: 1 })]);
  expect(await http(read)).toEqual({ count: 1 });
  expect(requests).toHaveLength(2);
});

test.each([true, false])("calls leave no listener at the signal of their shop, AbortSignal.any: %s", async (hasAny) => {
  const restore = hasAny ? undefined : removeAbortSignalAny();
  try {
    const [caller, shop] = [new AbortController(), new AbortController()];
    await withAnySignal([caller.signal, shop.signal], async () => {});
    await expect(withAnySignal([shop.signal], () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    expect(getEventListeners(shop.signal, "abort")).toEqual([]);
  } finally {
    restore?.();
  }
});

test.each([
  ["no wait", {}, undefined],
  ["an unreadable one", { "retry-after": "soon" }, undefined],
  ["none at all", { "retry-after": "0" }, 0],
])("a failure without a wait to report has %s", async (_, headers, retryAfterSeconds) => {
  const { http } = httpRespondingWith(json({}, { status: 429, headers }));
  await expect(http(write)).rejects.toMatchObject({ details: { retryAfterSeconds } });
});

test("the wait of a busy backend is reported in whole seconds, rounded up", async () => {
  const { http } = httpRespondingWith(json({}, { status: 429, headers: { "retry-after": "40.001" } }));
  await expect(http(read)).rejects.toMatchObject({ details: { retryAfterSeconds: 41 } });
  const long = httpRespondingWith(json({}, { status: 429, headers: { "retry-after": "86400" } }));
  await expect(long.http(read)).rejects.toMatchObject({ details: { retryAfterSeconds: 86_400 } });
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

test("a conflict whose body a proxy has broken may be a write in flight; a body without a code is a decision", async () => {
  const respond = (body: string, type: string) =>
    new Response(body, { status: 409, headers: { "content-type": type } });
  const send = [
    (response: Response) => httpRespondingWith(response).http({ ...write, idempotencyKey: "one-key" }),
    (response: Response) => plainHttp(config, { fetch: async () => response, clock: { now: () => 0 } })(write),
  ];
  for (const http of send) {
    for (const [body, type, code] of [
      ['{"code":"OUT_OF', "application/json", "NETWORK"],
      ["<h1>Conflict</h1>", "text/html", "NETWORK"],
      ["", "application/json", "NETWORK"],
      ['{"message":"no"}', "application/json", "HTTP_STATUS"],
    ] as const)
      await expect(http(respond(body, type))).rejects.toMatchObject({ code, details: { status: 409 } });
  }
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

function removeAbortSignalAny(): () => void {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {};
  Reflect.deleteProperty(AbortSignal, "any");
  return () => void Object.defineProperty(AbortSignal, "any", any);
}

test("without AbortSignal.any a signal of several ends with the first of them, for its reason", async () => {
  const restore = removeAbortSignalAny();
  try {
    const [caller, shop] = [new AbortController(), new AbortController()];
    await withAnySignal([undefined, caller.signal, shop.signal], async (signal) => {
      expect(signal.aborted).toBe(false);
      shop.abort("destroyed");
      caller.abort("left");
      expect([signal.aborted, signal.reason]).toEqual([true, "destroyed"]);
    });
    const reasonOf = async (signal: AbortSignal): Promise<unknown> => signal.reason;
    expect(await withAnySignal([caller.signal, undefined], reasonOf)).toBe("left");
    expect(await withAnySignal([undefined], reasonOf)).toBeUndefined();
  } finally {
    restore();
  }
});
