import { expect, test } from "vitest";
import * as calls from "./exports/calls.js";
import { createCart, sessionHttp } from "./exports/cart.js";
import { createShop, formatMoney } from "./exports/index.js";
import { productsQuery } from "./exports/query.js";
import { toReadable } from "./exports/store.js";
import { fakeShop } from "./exports/testing.js";
import { checkConformance, defineConformanceTests } from "./exports/testing/conformance.js";
import { createWishlist } from "./exports/wishlist.js";
import { testEnvironment } from "./testing/testEnvironment.js";

/** A public function as JavaScript calls it, without the types. */
type Untyped = (...input: readonly unknown[]) => unknown;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the arguments are wrong on purpose
const untyped = (call: unknown): Untyped => call as Untyped;

const { config } = fakeShop([]);
const { apiUrl, token } = config;
const http = calls.plainHttp({ apiUrl, token });
const missing = (...names: readonly string[]) =>
  expect.objectContaining({ code: "CONFIG_MISSING", details: { missing: names } });

test.each<[name: string, call: () => unknown, missing: readonly string[]]>([
  ["createShop({})", () => untyped(createShop)({}), ["apiUrl", "language", "locale", "market", "environment"]],
  ["createShop()", () => untyped(createShop)(), ["apiUrl", "language", "locale", "market", "environment"]],
  ["createCart()", () => untyped(createCart)(), ["apiUrl", "locale", "market"]],
  ["createCart(config)", () => untyped(createCart)(config), ["environment.fetch, not undefined"]],
  ["catalogueCalls()", () => untyped(calls.catalogueCalls)(), ["apiUrl", "locale", "market"]],
  ["contentCalls({ apiUrl })", () => untyped(calls.contentCalls)({ apiUrl }), ["locale", "market"]],
  ["plainHttp()", () => untyped(calls.plainHttp)(), ["apiUrl"]],
  ["productCall()", () => untyped(calls.productCall)(), ["http, not undefined"]],
  ["productCall(config)", () => untyped(calls.productCall)(config), ["http, not object"]],
  ["productCall(http)", () => untyped(calls.productCall)(http), ["locale", "market"]],
  ["productCall(http, { locale })", () => untyped(calls.productCall)(http, { locale: "de-AT" }), ["market"]],
  ["sessionHttp()", () => untyped(sessionHttp)(), ["apiUrl"]],
  ["sessionHttp(config)", () => untyped(sessionHttp)(config), ["environment.fetch, not undefined"]],
  [
    "sessionHttp(config, environment)",
    () => untyped(sessionHttp)(config, testEnvironment()),
    ["credentials.token, not undefined"],
  ],
  ["productsQuery()", () => untyped(productsQuery)(), ["shop.start, not undefined"]],
  ["productsQuery(config)", () => untyped(productsQuery)(config), ["shop.start, not undefined"]],
  ["toReadable()", () => untyped(toReadable)(), ["store.subscribe, not undefined"]],
  ["createWishlist()", () => untyped(createWishlist)(), ["environment.broadcast.post, not undefined"]],
  ["fakeShop()", () => untyped(fakeShop)(), ["products: array, not undefined"]],
  ["fakeShop({})", () => untyped(fakeShop)({}), ["products: array, not object"]],
  ["defineConformanceTests()", () => untyped(defineConformanceTests)(), ["test, not undefined"]],
  ["defineConformanceTests(test)", () => untyped(defineConformanceTests)(test), ["createShop, not undefined"]],
])("%s is CONFIG_MISSING with what is missing, and what came instead", (_, call, names) => {
  expect(call).toThrow(missing(...names));
});

test("checkConformance without createShop fails at once", async () => {
  await expect(untyped(checkConformance)()).rejects.toEqual(missing("createShop, not undefined"));
});

test("no store of a shop, cart or wish list can be subscribed without a function", () => {
  const environment = testEnvironment();
  const shop = createShop(config, environment);
  const { cart, checkout, consent, market, session, shipping } = shop;
  const stores = [cart, checkout, consent, market, session, shipping];
  for (const store of [...stores, createCart(config, environment), createWishlist(environment)]) {
    expect(() => untyped(store.subscribe)()).toThrow(missing("listener, not undefined"));
    expect(() => untyped(toReadable<unknown>(store).subscribe)("x")).toThrow(missing("run, not string"));
  }
});

test.each<[name: string, input: readonly unknown[], message: string]>([
  ["formatMoney(12)", [12], "locale undefined, currency undefined"],
  ["formatMoney(12, { locale })", [12, { locale: "de-AT" }], "locale de-AT, currency undefined"],
  ["formatMoney(12, { currency })", [12, { currency: "EUR" }], "locale undefined, currency EUR"],
])("%s is LOCALE_INVALID with what came instead", (_, input, message) => {
  expect(() => untyped(formatMoney)(...input)).toThrow(`LOCALE_INVALID ${message}, see docs/errors`);
});
