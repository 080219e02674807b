import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { cacheReads } from "./cacheReads.ts";

const PUBLIC = { "Cache-Control": "public, max-age=300" };

function counted(headers: Record<string, string>, status = 200) {
  let callCount = 0;
  const cached = cacheReads(async () => {
    callCount += 1;
    await sleep(5);
    return Response.json({ callCount }, { status, headers });
  });
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await cached.api(new Request(`http://shop/api${path}`, init))).json();
  return { ask, clear: cached.clear, getCallCount: () => callCount };
}

test("a public read is requested once and then cached", async () => {
  const { ask, getCallCount } = counted(PUBLIC);
  expect([await ask("/products/"), await ask("/products/")]).toEqual([{ callCount: 1 }, { callCount: 1 }]);
  expect(getCallCount()).toBe(1);
});

test("concurrent reads reach the backend once", async () => {
  const { ask, getCallCount } = counted(PUBLIC);
  await Promise.all(Array.from({ length: 50 }, () => ask("/products/")));
  expect(getCallCount()).toBe(1);
});

test("another locale, country or page is another response", async () => {
  const { ask, getCallCount } = counted(PUBLIC);
  await ask("/products/?translation=de_AT");
  await ask("/products/?translation=ro_RO");
  expect(getCallCount()).toBe(2);
});

test.each([
  ["a customer's", { headers: { Authorization: "Bearer x" } }],
  ["a cart's", { headers: { "X-Cart-Token": "x" } }],
  ["a written", { method: "POST", body: "{}" }],
])("%s response is never cached", async (_whose, init) => {
  const { ask, getCallCount } = counted(PUBLIC);
  await ask("/x", init);
  await ask("/x", init);
  expect(getCallCount()).toBe(2);
});

test.each(["/%67uest/order/1/x", "/guest%2Forder/1/x", "/%ZZ"])(
  "%s is requested for its caller, however it is spelled",
  async (path) => {
    const callers: unknown[] = [];
    const { api } = cacheReads((_request, caller) => {
      callers.push(caller?.clientAddress);
      return Response.json({}, { headers: PUBLIC });
    });
    for (const clientAddress of ["a", "b"]) await api(new Request(`http://shop/api${path}`), { clientAddress });
    expect(callers).toEqual(["a", "b"]);
  },
);

test("a shared read counts for its caller, and a caller's limit is not another one's", async () => {
  const callers: unknown[] = [];
  const { api } = cacheReads(async (_request, caller) => {
    callers.push(caller?.clientAddress);
    await sleep(5);
    return Response.json({}, { status: caller?.clientAddress === "limited" ? 429 : 200, headers: PUBLIC });
  });
  const ask = async (clientAddress: string): Promise<number> =>
    (await api(new Request("http://shop/api/withdrawal/form/de_AT"), { clientAddress })).status;
  expect(await Promise.all([ask("limited"), ask("a"), ask("b")])).toEqual([429, 200, 200]);
  expect(callers).toEqual(["limited", "a"]);
});

test.each([
  ["no-store", { "Cache-Control": "no-store" }, 200],
  ["an error", PUBLIC, 500],
  ["not found", PUBLIC, 404],
])("%s is fetched again", async (_what, headers, status) => {
  const { ask, getCallCount } = counted(headers, status);
  await ask("/x");
  await sleep(10);
  await ask("/x");
  expect(getCallCount()).toBe(2);
});

test("a changed catalogue applies at once", async () => {
  const { ask, clear } = counted(PUBLIC);
  await ask("/products/");
  clear();
  expect(await ask("/products/")).toEqual({ callCount: 2 });
});

test("a read during a catalogue change is answered, but not cached", async () => {
  let version = 1;
  const { api, clear } = cacheReads(async () => {
    const current = version;
    await sleep(5);
    return Response.json({ version: current }, { headers: PUBLIC });
  });
  const ask = async (): Promise<unknown> => (await api(new Request("http://shop/api/products/"))).json();
  const before = [ask(), ask()];
  version = 2;
  clear();
  const after = ask();
  expect(await Promise.all(before)).toEqual([{ version: 1 }, { version: 1 }]);
  expect([await after, await ask()]).toEqual([{ version: 2 }, { version: 2 }]);
});

test("a failed read is not cached: the next one requests again", async () => {
  let callCount = 0;
  const { api } = cacheReads(async () => {
    callCount += 1;
    if (callCount === 1) throw new Error("the database is away");
    return Response.json({ callCount }, { headers: PUBLIC });
  });
  const ask = async (): Promise<Response> => api(new Request("http://shop/api/products/"));
  await expect(ask()).rejects.toThrow("away");
  expect(await (await ask()).json()).toEqual({ callCount: 2 });
});

test("responses that depend on request headers are not cached", async () => {
  const { api } = cacheReads(async (request) =>
    Response.json(Object.fromEntries(request.headers), {
      status: request.headers.has("Range") ? 206 : request.headers.has("If-None-Match") ? 500 : 200,
      headers: PUBLIC,
    }),
  );
  const strange = {
    Origin: "https://evil.example",
    "Accept-Language": "fr",
    Range: "bytes=0-1",
    "If-None-Match": '"x"',
    "X-Forwarded-Host": "evil.example",
  };
  const response = await api(new Request("http://shop/api/products/", { headers: strange }));
  expect([response.status, await response.json()]).toEqual([200, { accept: "application/json" }]);
});

test("responses are shared between hosts, but not between API keys", async () => {
  const hosts: string[] = [];
  const { api } = cacheReads(async (request) => {
    hosts.push(new URL(request.url).host);
    const isRejected = request.headers.get("Authorization") === "TOKEN wrong";
    return Response.json({}, { status: isRejected ? 401 : 200, headers: PUBLIC });
  });
  const ask = async (host: string, token: string): Promise<number> =>
    (await api(new Request(`http://${host}/api/products/`, { headers: { Authorization: `TOKEN ${token}` } }))).status;
  expect(await Promise.all([ask("evil", "wrong"), ask("shop", "right"), ask("other", "right")])).toEqual([
    401, 200, 200,
  ]);
  expect(hosts).toEqual(["evil", "shop"]);
});

test("the search engine's URL depends on the host: it is never cached", async () => {
  const { api } = cacheReads(async (request) =>
    Response.json({ host: new URL(request.url).host }, { headers: PUBLIC }),
  );
  const ask = async (host: string): Promise<unknown> => (await api(new Request(`http://${host}/api/ConfigApi`))).json();
  expect(await Promise.all([ask("evil"), ask("shop")])).toEqual([{ host: "evil" }, { host: "shop" }]);
});

test("a response without a body stays without one", async () => {
  const { api } = cacheReads(async () => new Response(null, { status: 204, headers: PUBLIC }));
  const ask = async (): Promise<number> => (await api(new Request("http://shop/api/x"))).status;
  expect([await ask(), await ask()]).toEqual([204, 204]);
});

test("a guest's order is never cached", async () => {
  const callers: unknown[] = [];
  const { api } = cacheReads(async (_request, caller) => {
    callers.push(caller?.clientAddress);
    return Response.json({}, { headers: { "Cache-Control": "no-store" } });
  });
  const guest = () => new Request("http://shop/api/guest/order/ORD1/secret");
  await Promise.all([api(guest(), { clientAddress: "192.0.2.1" }), api(guest(), { clientAddress: "192.0.2.2" })]);
  expect(callers).toEqual(["192.0.2.1", "192.0.2.2"]);
});

test("calls with a bearer token bypass the cache, in any letter case", async () => {
  const callers: unknown[] = [];
  const { api } = cacheReads(async (_request, caller) => {
    callers.push(caller?.clientAddress);
    return Response.json({}, { headers: PUBLIC });
  });
  for (const scheme of ["Bearer", "bearer", "BEARER"]) {
    const request = () => new Request("http://shop/api/x", { headers: { Authorization: `${scheme} token` } });
    await api(request(), { clientAddress: "192.0.2.1" });
    await api(request(), { clientAddress: "192.0.2.1" });
  }
  expect(callers).toEqual(Array.from({ length: 6 }, () => "192.0.2.1"));
});

test("long URLs do not exhaust memory: they count by their size", async () => {
  const { ask, getCallCount } = counted(PUBLIC);
  const long = (at: number): string => `/products/?x=${at}${"x".repeat(200_000)}`;
  await ask(long(0));
  await Promise.all(Array.from({ length: 300 }, (_, at) => ask(long(at + 1))));
  const before = getCallCount();
  await ask(long(300));
  expect(getCallCount()).toBe(before);
  await ask(long(0));
  expect(getCallCount()).toBe(before + 1);
});

test("a changed tag drops the responses that have it", async () => {
  let callCount = 0;
  const { api, clear } = cacheReads(({ url }) => {
    callCount += 1;
    const tag = new URL(url).pathname.slice("/api/".length);
    return Response.json({}, { headers: { ...PUBLIC, "Cache-Tag": `shop,${tag}` } });
  });
  const ask = async (path: string): Promise<Response> => api(new Request(`http://shop/api/${path}`));
  for (const path of ["product-1", "product-2"]) await ask(path);
  clear(["product-1", "product-3"]);
  await ask("product-2");
  expect(callCount).toBe(2);
  expect((await ask("product-1")).headers.get("ETag")).toMatch(/^W\//);
  expect(callCount).toBe(3);
});

test("another shop's response is cached as its shared caches may", async () => {
  const { ask, getCallCount } = counted({ "Cache-Control": "public, max-age=0, s-maxage=2" });
  await ask("/products/");
  await ask("/products/");
  expect(getCallCount()).toBe(1);
});
