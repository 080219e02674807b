import { expect, test } from "vitest";
import { isPrivatePage } from "./isPrivatePage.ts";

test.each([
  "/checkout",
  "/checkout/",
  "/login-register",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/logout",
  "/account",
  "/account/order/12",
  "/guest/invoice/ORD1/abc",
  "/newsletter",
  "/newsletter-unsubscribe",
])("no tag runs on %s", (path) => {
  expect(isPrivatePage(path)).toBe(true);
});

test.each([
  "/",
  "/cart",
  "/order-placed",
  "/order-failed",
  "/search/account",
  "/accounting-desk.html",
  "/checkouts.html",
])("%s is a page like any other", (path) => {
  expect(isPrivatePage(path)).toBe(false);
});
