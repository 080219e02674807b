import { memoryEnvironment } from "@shop/core/testing";
import { expect, test } from "vitest";
import { storefrontByHost } from "../../storefronts.ts";
import { createTestShop } from "../../testing/createTestShop.ts";
import { loadBadge } from "./loadBadge.ts";

const row = { ratingvalue: 4.6, ratingcount: 212, criteria: [], seal_color: "gold" };

function openPage(respond: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      return respond();
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "" },
  });
  const ownRequests: unknown[] = [];
  const romanian = createTestShop({ storefront: storefrontByHost("ro-ro.localhost") });
  const badge: typeof romanian.reviews.badge = async (widget) => {
    ownRequests.push(widget);
    return undefined;
  };
  const shop = { ...romanian, reviews: { ...romanian.reviews, badge } };
  return {
    requests,
    ownRequests,
    load: (url?: string) => loadBadge({ shopId: "linden", type: "badge", ...(url && { url }) }, shop, environment),
  };
}

test("the shop's own badge is requested from the backend, by shop id, type and language", async () => {
  const { load, requests, ownRequests } = openPage(() => Response.json(row));
  expect(await load()).toBeUndefined();
  expect(ownRequests).toEqual([{ shopId: "linden", type: "badge", language: "ro" }]);
  expect(requests).toEqual([]);
});

test("a third-party badge is requested once per visit, without data of the shopper", async () => {
  const { load, requests } = openPage(() => Response.json(row));
  expect(await load("https://reviews.example/widget?v=2")).toMatchObject({ rating: 4.6, seal: "gold" });
  expect(await load("https://reviews.example/widget?v=2")).toMatchObject({ count: 212 });
  expect(requests.map(({ url, credentials, referrerPolicy }) => [url, credentials, referrerPolicy])).toEqual([
    ["https://reviews.example/widget?v=2&shop_id=linden&type=badge&language=ro", "omit", "no-referrer"],
  ]);
});

test.each([
  ["nonsense", () => new Response("<html>"), "JSON"],
  ["a failure", () => new Response("", { status: 500 }), "500"],
  ["an answer of another shape", () => Response.json({ ratingvalue: "lots" }), "number"],
  ["no answer", () => Promise.reject(new TypeError("blocked")), "blocked"],
])("%s is an error with a message, and is not cached", async (_what, respond, message) => {
  const { load, requests } = openPage(respond);
  await expect(load("https://reviews.example/widget")).rejects.toThrow(message);
  await expect(load("https://reviews.example/widget")).rejects.toThrow(message);
  expect(requests).toHaveLength(2);
});
