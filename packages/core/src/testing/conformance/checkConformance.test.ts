import { describe, expect, test } from "vitest";
import { createShop } from "../../createShop.js";
import type { Environment } from "../../environment/environment.js";
import { fakeShop } from "../fakeShop.js";
import { checkConformance, conformanceChecks, defineConformanceTests, formatConformance } from "./checkConformance.js";
import type { ConformanceData, ConformanceOptions } from "./createCheck.js";
import type { CreateShopUnderTest } from "./openVisit.js";

type Fetch = Environment["fetch"];

const data: ConformanceData = {
  productId: 1,
  scarceProductId: 2,
  categoryId: 1,
  coupon: "HERBST",
  customer: { email: "anna@example.com", password: "password" },
  otherCustomer: { email: "eva@example.com", password: "password-2" },
  otherCountry: "DE",
  address: { firstName: "Anna", lastName: "Auer", street: "Gasse 1", postalCode: "1060", city: "Wien" },
  paymentCode: "Vorkasse",
};

function openBackend(breakBackend: (send: Fetch) => Fetch = (send) => send): {
  create: CreateShopUnderTest;
  options: ConformanceOptions;
} {
  const products = [
    { id: 1, title: "Chair", priceCents: 15_900, stock: 100 },
    { id: 2, title: "Table", priceCents: 49_900, stock: 3 },
  ];
  const { config, fetch } = fakeShop(products, {
    coupons: { HERBST: 10 },
    otherCustomers: [{ email: "eva@example.com", password: "password-2" }],
  });
  return {
    create: (environment) => createShop(config, environment),
    options: { data, environment: { fetch: breakBackend(fetch) } },
  };
}

describe("fakeShop", () => {
  const { create, options } = openBackend();
  defineConformanceTests(test, create, options);
});

test("a report lists all checks by name, and says which facts the skipped ones need", async () => {
  const { create, options } = openBackend();
  const report = await checkConformance(create, {
    ...options,
    data: { productId: 1 },
    features: ["catalogue", "search", "shipping"],
  });
  expect(report.results.map(({ name }) => name)).toEqual(conformanceChecks.map(({ name }) => name));
  expect(new Set(report.results.map(({ name }) => name)).size).toBe(conformanceChecks.length);
  expect(report.failed).toBe(0);
  expect(report.passed + report.skipped).toBe(conformanceChecks.length);
  expect(formatConformance(report)).toContain(
    [
      "passed  search: finds nothing for an unknown text",
      "skipped cart: adds a product",
      '        options.features does not contain "cart"',
    ].join("\n"),
  );
  expect(formatConformance(report)).toContain(
    ["skipped shipping: follows the country", "        needs data.otherCountry"].join("\n"),
  );
});

const pathOf = ({ url }: Request): string => new URL(url).pathname.slice("/api/".length);

/** Sends a request with other headers. */
async function sendWith(send: Fetch, request: Request, headers: Record<string, string | undefined>): Promise<Response> {
  const changed = new Request(request);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) changed.headers.delete(name);
    else changed.headers.set(name, value);
  }
  return send(changed);
}

/** Changes the body of the responses of some calls. */
const withBody =
  (path: RegExp, change: (text: string) => string) =>
  (send: Fetch): Fetch =>
  async (request) => {
    const response = await send(request);
    if (!path.test(pathOf(request))) return response;
    return new Response(change(await response.text()), response);
  };

const REPEATED = "with a repeated Idempotency-Key added the item twice, the quantity is";

const broken: ReadonlyArray<[fault: string, breakBackend: (send: Fetch) => Fetch, failures: Record<string, string>]> = [
  [
    "ignores idempotency keys",
    (send) => (request) => sendWith(send, request, { "Idempotency-Key": undefined }),
    {
      "cart: repeats the creation of a cart once": "created a second one: return the first response",
      "cart: repeats an addition once": `${REPEATED} 3 instead of 2: return the first response`,
      "cart: repeats an addition at the same time once": `${REPEATED} 3 instead of 2: return the first response`,
      "cart: rejects a reused key": "was accepted: reject it with IDEMPOTENCY_REUSED",
    },
  ],
  [
    "accepts any expected total",
    (send) => async (request) => {
      const again = request.clone();
      const response = await send(request);
      if (pathOf(request) !== "vorkasse/pay" || response.status !== 409) return response;
      const { total } = (await response.json()) as { total: number };
      const body = { ...((await again.json()) as object), expected_total: total };
      return send(new Request(again.url, { method: "POST", headers: again.headers, body: JSON.stringify(body) }));
    },
    { "checkout: rejects another total": "Expected PRICE_CHANGED, but it succeeded" },
  ],
  [
    "has no stock limit",
    withBody(/^products\/2$/, (text) => text.replace('"stock":3', '"stock":1')),
    {
      "cart: keeps the limit of the stock":
        "Reject add of 2 units with OUT_OF_STOCK, of which 1 are in stock: the cart now has 3",
    },
  ],
  [
    "reports another stock",
    withBody(/^cart\/(add|update)$/, (text) => text.replace('"data":{"stock":3', '"data":{"stock":2')),
    { "cart: keeps the limit of the stock": "OUT_OF_STOCK reported a stock of 2: return 3 as `stock`" },
  ],
  [
    "ignores the cart's secret",
    (send) => async (request) => {
      const { searchParams } = new URL(request.url);
      const body = request.method === "POST" ? await request.clone().text() : "";
      const cartId = /cart_id":(\d+)/.exec(body)?.[1] ?? searchParams.get("cart_id");
      return sendWith(send, request, { "X-Cart-Token": cartId === null ? undefined : `secret-of-${cartId}` });
    },
    {
      "cart: hides a cart from a wrong token": "respond as for an unknown cart, CART_NOT_FOUND",
      "checkout: hides an order from a wrong token": "respond NOT_FOUND, as for an unknown order",
    },
  ],
  [
    "has another price in the cart",
    withBody(/^cart\//, (text) => text.replaceAll(":159,", ":169,")),
    {
      "catalogue: returns the prices of each country": "have the prices 15900, 15900, 16900 in AT",
      "cart: adds a product": "A unit costs 16900 in the cart and 15900 on the product's page",
      "checkout: places an order":
        "pay calculated the total 16890, but lines, discount, shipping and fee of the cart are",
      "checkout: repeats an order once": "charge what the cart shows",
      "checkout: places one order for a customer": "charge what the cart shows",
      "checkout: rejects another total": "return the real one, 17890",
      "checkout: hides an order from a wrong token": "charge what the cart shows",
      "checkout: hides an order from other customers": "charge what the cart shows",
    },
  ],
  [
    "reveals who has an account",
    (send) => async (request) => {
      const isUnknown = pathOf(request) === "login" && (await request.clone().text()).includes("unknown@");
      return isUnknown ? Response.json({ error: "Unknown", code: "NOT_FOUND" }, { status: 404 }) : send(request);
    },
    { "session: rejects a wrong password": "the difference reveals who has an account. Expected LOGIN_FAILED" },
  ],
  [
    "responds with a row of another shape",
    withBody(/^categories\/1$/, (text) => text.replace('"ID":1', '"ID":"one"')),
    {
      "catalogue: returns a category with its products": '"at":"categoryItems.0.ID"',
      "catalogue: returns a menu": "RESPONSE_INVALID",
    },
  ],
];

test.each(broken)("a backend that %s is reported", async (_, breakBackend, failures) => {
  const { create, options } = openBackend(breakBackend);
  const { results } = await checkConformance(create, options);
  const failed = results.filter(({ status }) => status === "failed").map(({ name, message }) => [name, message]);
  expect(Object.fromEntries(failed)).toEqual(
    Object.fromEntries(Object.entries(failures).map(([name, part]) => [name, expect.stringContaining(part)])),
  );
});

test("a call that own clients lack is named", async () => {
  const { options } = openBackend();
  const { config } = fakeShop([]);
  const { results } = await checkConformance(
    (environment) => createShop(config, environment, { clients: () => ({ search: {} }) }),
    { ...options, features: ["search"] },
  );
  const messages = results.filter(({ status }) => status === "failed").map(({ message }) => message);
  expect(messages).toEqual(Array.from({ length: 2 }, () => "The backend lacks clients.search.products"));
});

test("a check of a backend that does not respond ends", async () => {
  const { create, options } = openBackend(() => () => new Promise(() => {}));
  const [check] = conformanceChecks;
  expect(await check?.run(create, { ...options, timeoutMs: 50 })).toMatchObject({
    status: "failed",
    message: "The check ended with Error: no response within 50 ms",
  });
});

test("a failed check fails its test with its message", async () => {
  const { create, options } = openBackend((send) => (request) => sendWith(send, request, { "X-Cart-Token": "wrong" }));
  const defined = new Map<string, () => Promise<void>>();
  const skipped: string[] = [];
  const define = Object.assign((name: string, run: () => Promise<void>) => defined.set(name, run), {
    skip: (name: string) => skipped.push(name),
  });
  defineConformanceTests(define, create, { ...options, data: { ...data, coupon: undefined } });
  expect(skipped).toEqual(["cart: applies and removes a coupon"]);
  await expect(defined.get("cart: is there after a reload")?.()).rejects.toThrow("cart/get does not return the cart");
  await expect(defined.get("catalogue: returns a menu")?.()).resolves.toBeUndefined();
});
