import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { postInit } from "../testing/requests.ts";
import { austrianCents, category, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { SEARCH_LIMIT, SEARCHES_PER_TRY } from "../platform/search/searchLimit.ts";

const { app, db } = await createTestBackend();

const config = v.object({
  scheme: v.string(),
  host: v.string(),
  port: v.number(),
  front_username: v.string(),
  front_password: v.string(),
  index_prefix: v.string(),
  content: v.string(),
});
const source = v.looseObject({ id: v.number() });
const answer = v.object({
  hits: v.object({
    total: v.object({ value: v.number(), relation: v.picklist(["eq", "gte"]) }),
    hits: v.array(v.object({ _index: v.string(), _id: v.string(), _score: v.number(), _source: source })),
  }),
  aggregations: v.object({
    all: v.object({ doc_count: v.number() }),
    categories: v.object({ buckets: v.array(v.object({ key: v.number(), doc_count: v.number(), title: v.string() })) }),
  }),
  suggest: v.object({
    correction: v.array(v.object({ text: v.string(), options: v.array(v.object({ text: v.string() })) })),
  }),
});

const configOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.request(url, { headers });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return v.parse(config, await response.json());
};
let authorization = "";
beforeAll(async () => {
  const { front_username: name, front_password: password } = await configOf("/ConfigApi");
  authorization = `Basic ${btoa(`${name}:${password}`)}`;
});

const params = { text: "sofa", from: 0, size: 6 };
const call = (
  body: unknown,
  index = "product_de_AT",
  headers: Record<string, string> = {},
): RequestInit & { path: string } => {
  const init = postInit(body);
  return {
    ...init,
    path: `/search/${index}/_search/template`,
    headers: { "Content-Type": "application/json", Authorization: authorization, ...headers },
  };
};
const send = async ({ path, ...init }: RequestInit & { path: string }, env?: object): Promise<Response> =>
  app.request(path, init, env);
async function find(overrides: object, index = "product_de_AT") {
  const [kind = ""] = index.split("_");
  const response = await send(call({ id: `api/search/${kind}`, params: { ...params, ...overrides } }, index));
  expect(response.status, await response.clone().text()).toBe(200);
  const found = v.parse(answer, await response.json());
  return { ...found, rows: found.hits.hits.map(({ _source: row }) => row) };
}
const idsOf = async (overrides: object, index?: string): Promise<number[]> =>
  (await find(overrides, index)).rows.map(({ id }) => id);

describe("the engine's URL", () => {
  test.each([
    ["http://ro-ro.localhost:3000/ConfigApi", {}, { scheme: "http", host: "ro-ro.localhost", port: 3000 }],
    ["https://shop.example/ConfigApi", {}, { scheme: "https", host: "shop.example", port: 443 }],
    [
      "http://shop.example/ConfigApi",
      { "X-Forwarded-Proto": "https" },
      { scheme: "https", host: "shop.example", port: 443 },
    ],
    [
      "http://shop.example/ConfigApi",
      { "X-Forwarded-Proto": "javascript:" },
      { scheme: "http", host: "shop.example", port: 80 },
    ],
  ])("%s %j is the origin the browser sees", async (url, headers, expected) => {
    expect(await configOf(url, headers)).toMatchObject({
      ...expected,
      index_prefix: "api/search/",
      content: "api/search/content",
    });
  });

  test("the front user's password is stable and not a public setting", async () => {
    const [first, second] = [await configOf("/ConfigApi"), await configOf("/ConfigApi")];
    expect(first).toEqual(second);
    const settings = await (await app.request("/system_config/custom_attribute/")).text();
    expect(settings).not.toContain(first.front_password);
  });

  test("a new password takes effect without a restart", async () => {
    await db.deleteFrom("setting").where("name", "=", "search_front_password").execute();
    const changed = await configOf("/ConfigApi");
    expect((await send(call({ id: "api/search/product", params }))).status).toBe(401);
    authorization = `Basic ${btoa(`${changed.front_username}:${changed.front_password}`)}`;
    expect((await send(call({ id: "api/search/product", params }))).status).toBe(200);
  });
});

describe("hits", () => {
  test("have the specified fields with current prices", async () => {
    const { hits } = await find({});
    expect(hits.hits[0]).toMatchObject({
      _index: "product_de_AT",
      _id: String(product.sofa),
      _source: {
        id: product.sofa,
        title: "Sofa Hallein",
        url: "/sofa-hallein.html",
        price: austrianCents.sofa2 / 100,
        listen_price: austrianCents.sofa2 / 100,
        is_promo: 0,
        lowest_price: null,
        stock: 12,
        pse_id: 101,
        categories: [
          { id: category.seating, title: "Sitzmöbel" },
          { id: category.sofas, title: "Sofas" },
        ],
        associated_keyword: ["Samt"],
        fulfilment_center: "",
      },
    });
  });

  test("a reduced product has its old price and the lowest of 30 days", async () => {
    const [row] = (await find({ text: "armlehnsessel sessel" })).rows;
    expect(row).toMatchObject({ price: austrianCents.armchairPromo / 100, is_promo: 1, lowest_price: 299 });
  });

  test("the other storefront has its own texts and VAT", async () => {
    const [row] = (await find({ text: "canapea" }, "product_ro_RO")).rows;
    expect(row?.id).toBe(product.sofa);
    expect(row?.["price"]).not.toBe(austrianCents.sofa2 / 100);
  });

  test("a category narrows the hits and their total, not the counts", async () => {
    const all = await find({ text: "lindenhaus" });
    const [first] = all.aggregations.categories.buckets;
    const narrowed = await find({ text: "lindenhaus", category: first?.key });
    expect(narrowed.hits.total.value).toBe(first?.doc_count);
    expect(narrowed.aggregations).toEqual(all.aggregations);
    expect(narrowed.aggregations.all.doc_count).toBe(all.hits.total.value);
  });

  test("pages follow each other without a gap", async () => {
    const whole = await idsOf({ text: "lindenhaus", size: 100 });
    expect(whole.length).toBeGreaterThan(2);
    expect([
      ...(await idsOf({ text: "lindenhaus", size: 2 })),
      ...(await idsOf({ text: "lindenhaus", from: 2, size: 100 })),
    ]).toEqual(whole);
    expect(await idsOf({ text: "lindenhaus", from: 10_000 })).toEqual([]);
  });

  test("contents are found in their own index", async () => {
    const { rows } = await find({ text: "moebelpflege" }, "content_de_AT");
    expect(rows[0]).toMatchObject({ title: "Möbelpflege", link: expect.stringMatching(/^\//) });
    expect(await idsOf({ text: "entwurf" }, "content_de_AT")).toEqual([]);
  });

  test("a misspelled word is corrected, and the correction reported", async () => {
    const { rows, suggest } = await find({ text: "sofa halein" });
    expect(rows[0]?.id).toBe(product.sofa);
    expect(suggest.correction[0]?.options).toMatchObject([{ text: "sofa hallein" }]);
  });

  test("hidden rows are never found, not even when they were hidden after the index was built", async () => {
    expect(await idsOf({ text: "stuhl", size: 100 })).toContain(product.chair);
    expect(await idsOf({ text: "HIDDEN versteckt", size: 100 })).not.toContain(product.hidden);
    await db.updateTable("product").set({ visible: false }).where("id", "=", product.chair).execute();
    expect(await idsOf({ text: "stuhl", size: 100 })).not.toContain(product.chair);
    await db.updateTable("product").set({ visible: true }).where("id", "=", product.chair).execute();
  });
});

describe("hostile callers", () => {
  test.each([
    `" OR 1=1; drop table product; --`,
    `sofa AND NOT (title:* OR _exists_:id) ~2^5 [a TO z] {x}`,
    `</script><script>alert(1)</script>`,
    `\\"}}, "script": {"source": "1"`,
    "\u0007\u200b\u202e\ufeff\ud83d\ude00\t\r\n",
    "%' _ % ␀",
    "''''''''''''''''''''",
    "x".repeat(200),
    "ﷺ".repeat(200),
    "-1e309 0x41 ∞ NaN 9".repeat(9),
  ])("text %j is plain text", async (text) => {
    const { hits, aggregations } = await find({ text, size: 100 });
    expect(hits.hits).toHaveLength(hits.total.value);
    expect(aggregations.all.doc_count).toBe(hits.total.value);
  });

  test.each(["sofa NOT sofa", "sofa -sofa", "sofa AND (hallein)", "sofa^0", 'title:"sofa"', "sofa~"])(
    "an operator in %j is no operator",
    async (text) => expect((await idsOf({ text }))[0]).toBe(product.sofa),
  );

  test.each([
    ["ten thousand characters", { params: { ...params, text: "sofa ".repeat(2000) } }],
    ["201 characters", { params: { ...params, text: "s".repeat(201) } }],
    ["no text", { params: { from: 0, size: 6 } }],
    ["text that is none", { params: { ...params, text: ["sofa"] } }],
    ["deep paging", { params: { ...params, from: 10_001 } }],
    ["a page of thousands", { params: { ...params, size: 101 } }],
    ["a negative offset", { params: { ...params, from: -1 } }],
    ["a category that is no id", { params: { ...params, category: "1 or 1" } }],
    ["a query of one's own", { params, source: { query: { match_all: {} } } }],
    ["a parameter of one's own", { params: { ...params, ref: "#1" } }],
    ["another template", { id: "api/search/content", params }],
  ])("%s is refused", async (_what, body) => {
    expect((await send(call({ id: "api/search/product", ...body }))).status).toBe(400);
  });

  test.each([
    ["POST", "/search/customer_de_AT/_search/template"],
    ["POST", "/search/product_fr_FR/_search/template"],
    ["POST", "/search/product_toString/_search/template"],
    ["POST", "/search/_all/_search/template"],
    ["POST", "/search/product_de_AT,content_de_AT/_search/template"],
    ["POST", "/search/product_de_AT/_search"],
    ["POST", "/search/product_de_AT/_delete_by_query"],
    ["POST", "/search/_bulk"],
    ["GET", "/search/product_de_AT/_search/template"],
    ["GET", "/search/_cat/indices"],
    ["GET", "/search/_cluster/health"],
    ["PUT", "/search/product_de_AT"],
    ["DELETE", "/search/product_de_AT"],
  ])("%s %s is rejected", async (method, path) => {
    const body = method === "GET" ? {} : { body: JSON.stringify({ id: "api/search/product", params }) };
    const response = await app.request(path, { method, headers: { Authorization: authorization }, ...body });
    expect(response.status).toBe(403);
  });

  test.each(["", "Basic", `Basic ${btoa("storefront:")}`, `Basic ${btoa("storefront:x")}`, "Bearer x"])(
    "without the front user (%j) nothing is answered, and no browser asks for a password",
    async (header) => {
      const response = await send(
        call({ id: "api/search/product", params }, "product_de_AT", { Authorization: header }),
      );
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBeNull();
    },
  );

  test("excessive searches of one caller are limited; other callers are not", async () => {
    const search = (clientAddress: string) => send(call({ id: "api/search/product", params }), { clientAddress });
    const row = { tries: SEARCH_LIMIT.maxAttempts, ends_at: new Date("2026-11-21T09:04:00Z") };
    for (let count = 0; count < SEARCHES_PER_TRY; count++) expect((await search("192.0.2.1")).status).toBe(200);
    await db.updateTable("rate_limit").set(row).where("bucket", "like", "search:%").execute();
    const refused = await search("192.0.2.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("240");
    expect((await search("192.0.2.2")).status).toBe(200);
    // A list of a search text is a search.
    const list = (clientAddress: string) => app.request("/products_list/?search=sofa", {}, { clientAddress });
    expect((await list("192.0.2.1")).status).toBe(429);
    expect((await list("192.0.2.2")).status).toBe(200);
  });
});
