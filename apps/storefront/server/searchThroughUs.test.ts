import { expect, test } from "vitest";
import { searchThroughUs } from "./searchThroughUs.ts";

const access = {
  scheme: "https",
  host: "other.shop",
  port: 443,
  front_username: "storefront",
  index_prefix: "api/search/",
};
const ask = async (answer: Response, url = "http://ro-ro.localhost:3000/api/ConfigApi"): Promise<Response> =>
  searchThroughUs(async () => answer, "https://other.shop/api/")(new Request(url));

test("a shop that is its own engine is searched through this origin, as browsers of this storefront may", async () => {
  const answer = await ask(Response.json(access, { headers: { "Cache-Control": "no-store" } }));
  expect(await answer.json()).toEqual({ ...access, scheme: "http", host: "ro-ro.localhost", port: 3000 });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["an engine of its own address", { ...access, host: "search.shop", port: 9200 }],
  ["something unknown", { hello: 1 }],
])("%s stays as it is", async (_name, body) => {
  expect(await (await ask(Response.json(body))).json()).toEqual(body);
});

test("failures and other calls are not touched", async () => {
  expect((await ask(new Response("no", { status: 503 }))).status).toBe(503);
  const other = await ask(Response.json(access), "http://localhost:3000/api/products/");
  expect(await other.json()).toEqual(access);
});
