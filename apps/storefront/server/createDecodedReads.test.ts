import { createShop } from "@shop/core";
import { serverEnvironment } from "@shop/core/server";
import { expect, test } from "vitest";
import { createDecodedReads } from "./createDecodedReads.ts";
import { createShopConfig } from "../src/shared/createShopConfig.ts";
import { storefronts } from "../src/storefronts.ts";

interface Backend {
  isPublic?: boolean;
  status?: number;
  body?: unknown;
}

function setUp({ isPublic = true, status = 200, body = { value: "1" } }: Backend = {}) {
  const decodedReads = createDecodedReads();
  let requestCount = 0;
  const visit = (key = "at-de gross.13", onTags?: (tags: readonly string[]) => void) => {
    const environment = serverEnvironment({
      fetch: async () => {
        requestCount += 1;
        await Promise.resolve();
        decodedReads.reportResponse(isPublic, ["shop", `read-${requestCount}`]);
        return Response.json(body, { status });
      },
    });
    const config = createShopConfig(storefronts[0], "https://shop.test", "storefront");
    return decodedReads.wrap(createShop(config, environment), key, onTags);
  };
  return { visit, clear: decodedReads.clear, getRequestCount: () => requestCount };
}

test("a public read is requested and decoded once for all visits", async () => {
  const { visit, getRequestCount } = setUp();
  const first = await visit().content.setting("name");
  expect(await visit().content.setting("name", { signal: new AbortController().signal })).toBe(first);
  expect(getRequestCount()).toBe(1);
});

test("another input, market or method is another result", async () => {
  const { visit, getRequestCount } = setUp();
  await visit().content.setting("name");
  await visit().content.setting("email");
  await visit("at-de net.13").content.setting("name");
  expect(getRequestCount()).toBe(3);
});

test.each<[string, Backend]>([
  ["a response that is not public", { isPublic: false }],
  ["a failure", { status: 400 }],
  ["a response that cannot be decoded", { body: [] }],
])("%s is not kept", async (_case, backend) => {
  const { visit, getRequestCount } = setUp(backend);
  const read = (): Promise<unknown> =>
    visit()
      .content.setting("name")
      .catch(() => undefined);
  await read();
  await read();
  expect(getRequestCount()).toBe(2);
});

test("concurrent calls are judged by their own responses", async () => {
  const decodedReads = createDecodedReads();
  const names: string[] = [];
  const environment = serverEnvironment({
    fetch: async ({ url }) => {
      const name = new URL(url).searchParams.get("variable_name") ?? "";
      names.push(name);
      await new Promise((resolve) => setTimeout(resolve, name === "public" ? 5 : 1));
      decodedReads.reportResponse(name === "public");
      return Response.json({ value: "1" });
    },
  });
  const config = createShopConfig(storefronts[0], "https://shop.test", "storefront");
  const { content } = decodedReads.wrap(createShop(config, environment), "at-de");
  const read = () => Promise.all([content.setting("public"), content.setting("personal")]);
  await read();
  await read();
  expect(names.toSorted()).toEqual(["personal", "personal", "public"]);
});

test("a change of the catalogue drops results, also of calls in progress", async () => {
  const { visit, clear, getRequestCount } = setUp();
  const pending = visit().content.setting("name");
  clear();
  await pending;
  await visit().content.setting("name");
  clear();
  await visit().content.setting("name");
  expect(getRequestCount()).toBe(3);
});

test("results cannot be changed, because visits share them", async () => {
  const { visit } = setUp({ body: { value: { ask: 1 } } });
  const result: unknown = await visit().content.moduleConfig("ThirdParties");
  expect(Object.isFrozen(result)).toBe(true);
});

test("a changed tag drops the results that have it; reused results report theirs", async () => {
  const { visit, clear, getRequestCount } = setUp();
  await visit().content.setting("name");
  await visit().content.setting("other");
  clear(["read-1"]);
  const tags: string[] = [];
  const later = visit(undefined, (more) => tags.push(...more));
  await later.content.setting("other");
  expect([getRequestCount(), tags]).toEqual([2, ["shop", "read-2"]]);
  await later.content.setting("name");
  expect(getRequestCount()).toBe(3);
});
