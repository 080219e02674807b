import { expect, test } from "vitest";
import { rewriteSearchOrigin } from "./proxyApi.ts";

const access = {
  scheme: "https",
  host: "other.shop",
  port: 443,
  front_username: "storefront",
  index_prefix: "api/search/",
};
const fetchConfig = async (response: Response, url = "http://ro-ro.localhost:3000/api/ConfigApi"): Promise<Response> =>
  rewriteSearchOrigin(async () => response, "https://other.shop/api/")(new Request(url));

test("a shop that is its own engine is searched through this origin", async () => {
  const response = await fetchConfig(Response.json(access, { headers: { "Cache-Control": "no-store" } }));
  expect(await response.json()).toEqual({ ...access, scheme: "http", host: "ro-ro.localhost", port: 3000 });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["an engine of its own address", { ...access, host: "search.shop", port: 9200 }],
  ["something unknown", { hello: 1 }],
])("%s stays as it is", async (_name, body) => {
  expect(await (await fetchConfig(Response.json(body))).json()).toEqual(body);
});

test("failures and other calls are unchanged", async () => {
  expect((await fetchConfig(new Response("no", { status: 503 }))).status).toBe(503);
  const other = await fetchConfig(Response.json(access), "http://localhost:3000/api/products/");
  expect(await other.json()).toEqual(access);
});
