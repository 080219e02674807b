import { expect, test } from "vitest";
import { FIT_PATHS } from "../shared/fit/fitPage.ts";
import { isPrivatePage } from "../shared/isPrivatePage.ts";
import { storefronts } from "../storefronts.ts";
import { createTestShop } from "../testing/createTestShop.ts";
import { createAppRouter } from "./createAppRouter.tsx";

const router = createAppRouter({ shop: createTestShop(), storefront: storefronts[0], origin: "https://shop.test" });

test.each([
  "/checkout",
  "/checkout/",
  "/login-register",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/confirm-erasure",
  "/account/data",
  "/logout",
  "/account",
  "/account/order/12",
  "/guest/invoice/ORD1/abc",
  "/newsletter",
  "/newsletter-unsubscribe",
  "/vertrag-widerrufen",
  "/withdraw-from-contract",
  "/retragere-din-contract",
  "/Account/Orders",
])("no tag runs on %s", (path) => {
  expect(isPrivatePage(router, path)).toBe(true);
});

test.each([
  "/",
  "/cart",
  "/order-placed",
  "/order-failed",
  "/search/account",
  "/accounting-desk.html",
  "/checkouts.html",
])("%s is a public page", (path) => {
  expect(isPrivatePage(router, path)).toBe(false);
});

test("every route is private or listed as public", () => {
  const isMarked = (path: string): boolean => isPrivatePage(router, path.replaceAll("$", ""));
  const publicPaths = Object.keys(router.routesByPath).filter((path) => !isMarked(path));
  expect(publicPaths.toSorted()).toEqual([
    "/",
    "/$",
    "/advent-calendar",
    "/cart",
    "/consent",
    "/formular-de-retragere",
    "/incape",
    "/not-found",
    "/order-failed",
    "/order-placed",
    "/passt-es",
    "/product/$id",
    "/products",
    "/search",
    "/search/$value",
    "/shop-grid-standard/$type",
    "/widerrufsformular",
    "/will-it-fit",
    "/wishlist",
    "/withdrawal-form",
  ]);
});

test("noindex and no-store are on the route", () => {
  const marked = (mark: "noindex" | "noStore"): string[] =>
    Object.values(router.routesById).flatMap(({ id, options }) => (options.staticData?.[mark] ? id : []));
  const noindex = marked("noindex");
  expect(noindex).toEqual(expect.arrayContaining(["/cart", "/checkout", "/consent", "/order-placed", "/order-failed"]));
  const withdrawal = ["/vertrag-widerrufen", "/withdraw-from-contract", "/retragere-din-contract"];
  expect(noindex.filter((id) => withdrawal.includes(id))).toEqual([]);
  const fit = Object.values(FIT_PATHS);
  expect(noindex).toEqual(expect.arrayContaining(fit));
  expect(marked("noStore")).toEqual(
    expect.arrayContaining([...withdrawal, ...fit, "/account", "/guest/invoice/$ref/$hash"]),
  );
});
