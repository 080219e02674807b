import { expect, test } from "vitest";
import { normalizePathCase } from "./normalizePathCase.ts";

test.each([
  ["/Cart", "/cart", "/cart"],
  ["/%63art", "/cart", "/cart"],
  ["/SHOP-grid-standard/sale", "/shop-grid-standard/$type", "/shop-grid-standard/sale"],
  ["/Guest/Invoice/ORD1/aB%20c", "/guest/invoice/$ref/$hash", "/guest/invoice/ORD1/aB%20c"],
  ["/Account", "/account/", "/account"],
  ["/", "/", "/"],
  ["/%E0%A4%A", "/", "/%E0%A4%A"],
  ["/Impressum", "/$", "/Impressum"],
  ["/Sofas/Alt", "/$", "/Sofas/Alt"],
])("%s of the route %s is %s", (pathname, route, spelled) => {
  expect(normalizePathCase(pathname, route)).toBe(spelled);
});
