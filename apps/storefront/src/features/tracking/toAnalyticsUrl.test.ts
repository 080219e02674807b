import { expect, test } from "vitest";
import { toAnalyticsUrl } from "./toAnalyticsUrl.ts";

test.each([
  ["/sofas.html?page=2&sort=min_price", "https://shop.example/sofas.html?page=2&sort=min_price"],
  ["/?utm_source=mail&gclid=x", "https://shop.example/?utm_source=mail&gclid=x"],
  ["/order-placed?cart_id=7", "https://shop.example/order-placed"],
  ["/newsletter?email=anna%40example.com#a", "https://shop.example/newsletter"],
])("%s is reported as %s", (href, reported) => {
  expect(toAnalyticsUrl(href, "https://shop.example")).toBe(reported);
});
