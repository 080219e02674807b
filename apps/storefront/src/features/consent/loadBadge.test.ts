import { memoryEnvironment } from "@shop/core/testing";
import { expect, test } from "vitest";
import { storefrontOfHost } from "../../storefronts.ts";
import { testShop } from "../../testing/testShop.ts";
import { loadBadge } from "./loadBadge.ts";

const row = { ratingvalue: 4.6, ratingcount: 212, criteria: [], seal_color: "gold" };

function visit(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      asked.push(request);
      return answer();
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "" },
  });
  const own: unknown[] = [];
  const romanian = testShop({ storefront: storefrontOfHost("ro-ro.localhost") });
  const badge: typeof romanian.reviews.badge = async (widget) => {
    own.push(widget);
    return undefined;
  };
  const shop = { ...romanian, reviews: { ...romanian.reviews, badge } };
  return {
    asked,
    own,
    load: (url?: string) => loadBadge({ shopId: "linden", type: "badge", ...(url && { url }) }, shop, environment),
  };
}

test("the shop's own badge is asked of the shop itself, by shop id, type and language", async () => {
  const { load, asked, own } = visit(() => Response.json(row));
  expect(await load()).toBeUndefined();
  expect(own).toEqual([{ shopId: "linden", type: "badge", language: "ro" }]);
  expect(asked).toEqual([]);
});

test("another's badge is asked for once in a visit, with nothing that tells who asks", async () => {
  const { load, asked } = visit(() => Response.json(row));
  expect(await load("https://reviews.example/widget?v=2")).toMatchObject({ rating: 4.6, seal: "gold" });
  expect(await load("https://reviews.example/widget?v=2")).toMatchObject({ count: 212 });
  expect(asked.map(({ url, credentials, referrerPolicy }) => [url, credentials, referrerPolicy])).toEqual([
    ["https://reviews.example/widget?v=2&shop_id=linden&type=badge&language=ro", "omit", "no-referrer"],
  ]);
});

test.each([
  ["nonsense", () => new Response("<html>"), "JSON"],
  ["a failure", () => new Response("", { status: 500 }), "500"],
  ["an answer of another shape", () => Response.json({ ratingvalue: "lots" }), "number"],
  ["no answer", () => Promise.reject(new TypeError("blocked")), "blocked"],
])("%s is an error that says so, and is not kept", async (_what, answer, said) => {
  const { load, asked } = visit(answer);
  await expect(load("https://reviews.example/widget")).rejects.toThrow(said);
  await expect(load("https://reviews.example/widget")).rejects.toThrow(said);
  expect(asked).toHaveLength(2);
});
