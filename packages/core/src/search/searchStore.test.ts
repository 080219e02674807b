import { expect, test } from "vitest";
import { createSearchClient } from "../calls/searchClient.js";
import { createSessionHttp } from "../calls/transport/sessionHttp.js";
import { memoryEnvironment } from "../environment/runtime.js";
import { createSearchStore, type SearchBoxOptions } from "./searchStore.js";

await import("ky");

const row = (id: number) => ({
  id: String(id),
  url: `/sofa-${id}`,
  title: `Sofa ${id}`,
  price: "899.00",
  price_without_vat: "749.166667",
  listen_price: 999,
  lowest_price: null,
  image_url: "/media/sofa-800.webp",
  image: { base: "/media/sofa", widths: [400, 800] },
  categories: [{ id: 3, title: "Sofas" }],
  associated_keyword: "couch",
  pse_id: id,
  stock: "4",
  fulfilment_center: null,
});

const responseOf = (ids: number[], total = ids.length) => ({
  hits: { total: { value: total, relation: "eq" }, hits: ids.map((id) => ({ _source: row(id) })) },
  aggregations: { categories: { buckets: [{ key: 3, doc_count: total, title: "Sofas" }] } },
  suggest: { correction: [{ text: "x", offset: 0, length: 1, options: [{ text: "sofa", score: 1 }] }] },
});
const linksResponse = {
  hits: { total: 1, hits: [{ _source: { title: "Sofa kaufen", link: "/ratgeber", parent: "blog" } }] },
};
const access = {
  scheme: "https",
  host: "search.test",
  port: "9200",
  front_username: "front",
  front_password: "pä:ss",
  index_prefix: "shop_",
  content: "shop_content",
};

interface Call {
  request: Request;
  body: { id: string; params: Record<string, unknown> };
  respond: (response: Response) => void;
}

/** A search box with manual responses and a manual clock. */
function boxWith(automatic?: (call: Call) => Response, options?: SearchBoxOptions) {
  const calls: Call[] = [];
  const timers: Array<{ ms: number; run: () => void }> = [];
  let nowMs = 0;
  let accessCalls = 0;
  const environment = memoryEnvironment({
    fetch: async (request) => {
      if (request.url.endsWith("/ConfigApi")) {
        accessCalls += 1;
        return Response.json(access);
      }
      const body = (await request.clone().json()) as Call["body"];
      return new Promise<Response>((respond, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
        const call = { request, body, respond };
        calls.push(call);
        if (body.id === "shop_content") respond(Response.json(linksResponse));
        else if (automatic !== undefined) respond(automatic(call));
      });
    },
    clock: { now: () => nowMs },
    timers: {
      after(ms, run) {
        const timer = { ms, run };
        timers.push(timer);
        return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== timer));
      },
    },
    random: { key: () => "key" },
  });
  const http = createSessionHttp(
    { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "t" },
    environment,
  );
  const client = createSearchClient(http, { locale: "de-AT", market: "AT" }, environment);
  const store = createSearchStore({ client, environment }, options);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setTimeout(next, 1));
  };
  return {
    client,
    store,
    calls: (index: string) => calls.filter(({ body }) => body.id === `shop_${index}`),
    accessCalls: () => accessCalls,
    advance: (ms: number) => (nowMs += ms),
    settle,
    /** Runs the timers due within this time. */
    async runTimers(ms: number) {
      for (const timer of timers.filter((one) => one.ms <= ms)) timer.run();
      await settle();
    },
  };
}

test("typing queries the product and content index by the template call, with Basic auth, after 300 ms", async () => {
  const { store, calls, runTimers } = boxWith(() => Response.json(responseOf([1, 2, 3, 4, 5], 40)));
  store.setText("Sofa (grau)");
  await runTimers(299);
  expect(calls("product")).toEqual([]);
  await runTimers(300);
  const [call] = calls("product");
  expect(call?.request.method).toBe("POST");
  expect(call?.request.url).toBe("https://search.test:9200/shop_product_de_AT/_search/template");
  expect(call?.request.headers.get("authorization")).toBe(`Basic ${Buffer.from("front:pä:ss").toString("base64")}`);
  expect(call?.body).toEqual({ id: "shop_product", params: { text: "Sofa \\(grau\\)", from: 0, size: 5 } });
  expect(calls("content")[0]?.body).toEqual({
    id: "shop_content",
    params: { text: "Sofa \\(grau\\)", from: 0, size: 100 },
  });
  expect(store.getSnapshot()).toMatchObject({
    status: "ready",
    isOpen: true,
    result: {
      text: "Sofa (grau)",
      total: 40,
      totalUnfiltered: 40,
      spellingSuggestions: ["sofa"],
      categories: [{ id: 3, title: "Sofas", count: 40 }],
      links: [{ title: "Sofa kaufen", url: "/ratgeber", parent: "blog" }],
    },
  });
  expect(store.getSnapshot().result?.products[0]).toEqual({
    id: 1,
    ref: "",
    title: "Sofa 1",
    url: "/sofa-1",
    stock: 4,
    priceCents: 89_900,
    netCents: 74_917,
    listPriceCents: 99_900,
    lowestPrice30dCents: undefined,
    picture: { src: "/media/sofa-800.webp", base: "/media/sofa", widths: [400, 800] },
    categories: ["Sofas"],
    keywords: ["couch"],
    variantId: 1,
    fulfilmentCenter: "",
  });
});

test("the minimum length of a text is the box's own, 4 by default", async () => {
  const respond = (): Response => Response.json(responseOf([1]));
  for (const [minLength, text, status] of [
    [undefined, "bad", "tooShort"],
    [undefined, "bett", "ready"],
    [3, "tv", "tooShort"],
    [3, "bad", "ready"],
    [2, "tv", "ready"],
  ] as const) {
    const { store, runTimers } = boxWith(respond, { minLength });
    store.setText("x");
    store.setText("");
    store.setText(text);
    await runTimers(300);
    expect(store.getSnapshot()).toMatchObject({ status, isOpen: true, minLength: minLength ?? 4 });
  }
});

test("a newer text aborts the older request, and its response changes nothing", async () => {
  const { store, calls, runTimers, settle } = boxWith();
  store.setText("sofa");
  await runTimers(300);
  store.setText("sofa blau");
  await runTimers(300);
  const [older, newer] = calls("product");
  expect(older?.request.signal.aborted).toBe(true);
  newer?.respond(Response.json(responseOf([2])));
  older?.respond(Response.json(responseOf([1])));
  await settle();
  expect(store.getSnapshot().result).toMatchObject({ text: "sofa blau", products: [{ id: 2 }] });
});

test("loadMore continues at the end of the list", async () => {
  const { store, calls, runTimers, settle } = boxWith(({ body }) =>
    Response.json(responseOf(body.params["from"] === 0 ? [1, 2, 3, 4, 5] : [6, 7], 7)),
  );
  store.setText("sofa");
  await runTimers(300);
  store.loadMore();
  store.loadMore();
  await settle();
  expect(calls("product").map(({ body }) => body.params)).toMatchObject([
    { from: 0, size: 5 },
    { from: 5, size: 6 },
  ]);
  expect(store.getSnapshot().result?.products).toHaveLength(7);
});

test.each([
  ["a failing engine", () => new Response("no", { status: 500 })],
  ["another shape", () => Response.json({ took: 3 })],
  ["no JSON", () => new Response("<h1>Bad Gateway</h1>")],
])("%s is an error, and the next text is searched", async (_name, failing) => {
  let broken = true;
  const { store, runTimers } = boxWith(() => (broken ? failing() : Response.json(responseOf([1]))));
  store.setText("sofa");
  await runTimers(300);
  expect(store.getSnapshot()).toMatchObject({ status: "error", isOpen: true });
  broken = false;
  store.setText("sofas");
  await runTimers(300);
  expect(store.getSnapshot()).toMatchObject({ status: "ready", result: { products: [{ id: 1 }] } });
});

test("an engine that does not respond times out", async () => {
  const { store, runTimers } = boxWith();
  store.setText("sofa");
  await runTimers(300);
  await runTimers(10_000);
  expect(store.getSnapshot().status).toBe("error");
});

test("the search engine's URL is requested once in 300 seconds, and again after a failure", async () => {
  let broken = false;
  const { client, accessCalls, advance } = boxWith(() =>
    broken ? new Response("", { status: 401 }) : Response.json(responseOf([1])),
  );
  const search = () => client.products({ text: "sofa", from: 0, size: 6, categoryId: 3 });
  await search();
  await search();
  expect(accessCalls()).toBe(1);
  advance(300_000);
  await search();
  expect(accessCalls()).toBe(2);
  broken = true;
  await expect(search()).rejects.toMatchObject({ code: "HTTP_STATUS", details: { status: 401 } });
  broken = false;
  await search();
  expect(accessCalls()).toBe(3);
});

test("requests contain the category, and RATE_LIMITED has its own status", async () => {
  const { client, calls } = boxWith(() => new Response("", { status: 429 }));
  await expect(client.products({ text: "sofa", from: 6, size: 6, categoryId: 3 })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  expect(calls("product")[0]?.body.params).toEqual({ text: "sofa", from: 6, size: 6, category: 3 });
});

test("a destroyed search changes no more", async () => {
  const { store, calls, runTimers, settle } = boxWith();
  store.setText("sofa");
  await runTimers(300);
  store.destroy();
  calls("product")[0]?.respond(Response.json(responseOf([1])));
  await settle();
  expect(store.getSnapshot().result).toBeUndefined();
});

test.each([0, 50, 100])("a list closed %i ms after the last letter stays closed and sends no request", async (ms) => {
  const { store, calls, runTimers } = boxWith();
  store.setText("sofa");
  await runTimers(ms);
  store.close();
  await runTimers(300);
  expect(store.getSnapshot().isOpen).toBe(false);
  expect(calls("product")).toEqual([]);
});
