// Each check fails for a backend with a fault: no check passes whatever the backend does.
import { expect, test } from "vitest";
import { checkConformance, conformanceChecks } from "./checkConformance.js";
import type { ConformanceFeature } from "./createCheck.js";
import { type Fetch, openBackend } from "./testing/openBackend.js";

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

/** Changes the URL of reads. */
const withUrl =
  (change: (url: string) => string) =>
  (send: Fetch): Fetch =>
  (request) =>
    send(request.method === "GET" ? new Request(change(request.url), request) : request);

const withoutParameter = (name: string) =>
  withUrl((url) => {
    const changed = new URL(url);
    changed.searchParams.delete(name);
    return changed.href;
  });

/** Responds to some calls itself. */
const withResponse =
  (path: RegExp, respond: (request: Request) => unknown) =>
  (send: Fetch): Fetch =>
  async (request) =>
    path.test(pathOf(request)) ? Response.json(await respond(request)) : send(request);

const CART_NOT_FOUND = { status_code: 404, status: "Cart not found", data: null };

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
    "has the cart of every country in its own currency",
    withBody(/^cart\//, (text) => text.replaceAll('"RON"', '"EUR"')),
    { "cart: has the currency of its country": 'The cart has the currency "EUR" in RO, the settings name RON' },
  ],
  [
    "has its orders in another currency than their carts",
    withBody(/^ExternalOrderApi\/order\/$/, (text) => text.replaceAll('"currency":"EUR"', '"currency":"RON"')),
    { "checkout: places an order": 'The order has the currency "RON", its cart "EUR": charge what the cart shows' },
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
  [
    "ignores the offset of a list",
    withoutParameter("offset"),
    { "catalogue: pages through the list": "apply limit and offset to one stable order" },
  ],
  [
    "ignores the ids of a list",
    withoutParameter("id"),
    {
      "catalogue: lists products by their ids": "products({ id: [1] }) returned the products 1,2",
      "catalogue: returns a category with its products": "returned 2 products: combine the filters",
    },
  ],
  [
    "ignores the category of a list",
    withoutParameter("category"),
    { "catalogue: filters by category": "return an empty list" },
  ],
  [
    "lists products with absolute URLs",
    withBody(/^products_list/, (text) => text.replaceAll('"/product/', '"https://shop.test/product/')),
    { "catalogue: lists products with prices in whole cents": "return a path of the storefront" },
  ],
  [
    "returns a product for an unknown id",
    withUrl((url) => url.replace("/999999999", "/1")),
    {
      "catalogue: rejects an unknown product": "Expected NOT_FOUND, but it succeeded",
      "catalogue: returns a category with its products": "Reject an unknown category",
    },
  ],
  [
    "has another price for its variants",
    withBody(/combinations/, (text) => text.replace('"price":159', '"price":149')),
    { "catalogue: returns a product with its variants": "costs 15900, its default variant 14900" },
  ],
  [
    "has an empty menu",
    withResponse(/^category_menu/, () => []),
    { "catalogue: returns a menu": "return the categories of the shop" },
  ],
  [
    "has settings of another country",
    withBody(/^locale_config/, (text) => text.replace('"country_id":13', '"country_id":5')),
    { "content: returns the settings of the storefront": "return the storefront's own in countryId" },
  ],
  [
    "resolves URLs to other views",
    withBody(/^search_url/, (text) => text.replace('"view":"product"', '"view":"content"')),
    { "content: resolves the URL of a product": 'resolve("/product/1") is content 1: return "product" and 1' },
  ],
  [
    "finds everything",
    (send) => async (request) => {
      if (!request.url.includes("/product_")) return send(request);
      const body = (await request.text()).replace(/"text":"[^"]*"/, '"text":""');
      return send(new Request(request.url, { method: "POST", body }));
    },
    { "search: finds nothing for an unknown text": "return those that contain the text" },
  ],
  [
    "finds nothing",
    withResponse(/_search\/template$/, () => ({ hits: { total: 0, hits: [] } })),
    { "search: finds a product by its title": 'A search for "Chair" does not find product 1' },
  ],
  [
    "returns the last line of a cart only",
    withBody(/^cart\/(add|update)$/, (text) =>
      text.replace(/"items":\[(.*),(\{"id":2.*)\],"discount"/, '"items":[$2],"discount"'),
    ),
    { "cart: returns the complete cart": "return the complete cart after every change" },
  ],
  [
    "sets another quantity",
    withBody(/^cart\/update$/, (text) => text.replace('"quantity":2,"quantityCount"', '"quantity":3,"quantityCount"')),
    { "cart: adds to a line, changes and removes it": "The quantity is 3 after setting it to 2" },
  ],
  [
    "forgets its carts",
    withResponse(/^cart\/get$/, () => CART_NOT_FOUND),
    {
      "cart: is there after a reload": "cart/get does not return the cart that cart/add has created",
      "cart: has the currency of its country": "cart/get does not return the cart in RO",
      "cart: keeps the limit of the stock": "",
      "cart: repeats the creation of a cart once": "lost it, the quantity is 0 instead of 1",
      "cart: repeats an addition once": "the quantity is 0",
      "cart: repeats an addition at the same time once": "the quantity is 0",
      "cart: rejects a reused key": "Idempotency-Key",
    },
  ],
  [
    "reports changes of unchanged carts",
    withBody(/^cart\/validate$/, (text) => text.replace('"valid":true', '"valid":false')),
    { "cart: confirms an unchanged cart": "reported changes of a cart that has not changed" },
  ],
  [
    "gives no discount",
    withBody(/insertCoupon/, (text) => text.replaceAll('"discount":15.9', '"discount":0')),
    { "cart: applies and removes a coupon": 'The coupon "HERBST" gave no discount' },
  ],
  [
    "has another reason for an unknown coupon",
    withBody(/insertCoupon/, (text) => text.replace('"reason":"unknown"', '"reason":"expired"')),
    { "cart: rejects an unknown coupon": 'The reason is "expired" for an unknown coupon' },
  ],
  [
    "signs in as another customer than its token's",
    withBody(/^login$/, (text) => text.replace('"ID":7', '"ID":9')),
    {
      "session: signs a customer in": "The token names the customer 7, the response 9",
      "session: keeps the session after a reload": "account.customer() returned the customer 7 instead of 9",
    },
  ],
  [
    "returns the data of another customer",
    withBody(/^ExternalOrderApi\/customer\/$/, (text) => text.replace('"ID":7', '"ID":9')),
    {
      "session: signs a customer in": "account.customer() returned the customer 9 instead of 7",
      "session: keeps the session after a reload": "account.customer() returned the customer 9 instead of 7",
    },
  ],
  [
    "does not revoke tokens",
    withResponse(/^logout$/, () => ({})),
    { "session: ends with the sign-out": "revoke it in session.logout" },
  ],
  [
    "ignores the cart at sign-in",
    (send) => async (request) => {
      if (pathOf(request) !== "login") return send(request);
      const body = JSON.stringify({ ...((await request.json()) as object), cart_id: 0 });
      return send(new Request(request.url, { method: "POST", headers: request.headers, body }));
    },
    { "session: takes over the guest's cart": "The guest's cart is lost after signing in" },
  ],
  [
    "does not return the customer's orders",
    withResponse(/^ExternalOrderApi\/order\/$/, () => ({})),
    {
      "session: ends with the sign-out": "A call failed with",
      "session: hides the orders from guests": "A call failed with",
    },
  ],
  [
    "ships nothing",
    withBody(/getActiveDelivery/, () => '{"data":[]}'),
    {
      "shipping: returns methods with costs": "return the methods that can ship the cart",
      "shipping: follows the country": "There is no shipping method with costs to RO",
    },
  ],
  [
    "reports another total of an order",
    withBody(/^order\/result$/, (text) => text.replace('"total":168.9', '"total":1')),
    { "checkout: places an order": "The order has the total 16890, its result 100: both should be 16890" },
  ],
  [
    "has another response for a repeated order",
    (send) => {
      let payments = 0;
      return withBody(/pay$/, (text) => text.replace("?cart", `?n=${(payments += 1)}&cart`))(send);
    },
    { "checkout: repeats an order once": "return the first response" },
  ],
  [
    "does not list a new order",
    withBody(/^ExternalOrderApi\/order\/$/, (text) => text.replace(/"OrderItems":.*/, '"OrderItems":[]}')),
    {
      "checkout: places an order": "orderOfCart knows no order of the cart",
      "checkout: repeats an order once": "The repeated order is not placed: keep the first one",
      "checkout: places one order for a customer": "lacks the customer's new order",
    },
  ],
  [
    "counts reviews that it does not list",
    withBody(/^comments\/summary\/1$/, (text) => text.replace('"count":3', '"count":4')),
    { "reviews: counts the reviews of a product": "summary() counts 4 reviews, list() returned 3" },
  ],
  [
    "rounds the average up",
    withBody(/^comments\/summary\/1$/, (text) => text.replace('"average":3.7', '"average":4')),
    { "reviews: counts the reviews of a product": "The average is 4: return the mean of the ratings" },
  ],
  [
    "lists reviews of all languages",
    withUrl((url) => url.replace(/([?&])language=\w+/, "$1other=")),
    { "reviews: pages through the reviews of each language": 'list({ language: "de" }) returned 3 reviews of 2' },
  ],
  [
    "has one page of reviews",
    withUrl((url) => url.replace(/([?&])offset=\d+/, "$1other=")),
    { "reviews: pages through the reviews of each language": "Two pages of one review are 1,1, one of two is 1,3" },
  ],
  [
    "lets guests review",
    withBody(/^comments\/rights\//, (text) => text.replace(/false,"reason":"not_logged_in"/, 'true,"reason":"ok"')),
    { "reviews: tells guests to sign in": 'A guest gets true with the reason "ok"' },
  ],
  [
    "reads no token for rights",
    (send) => (request) =>
      pathOf(request).startsWith("comments/rights/")
        ? sendWith(send, request, { Authorization: undefined })
        : send(request),
    { "reviews: rejects a review without an order": "read the customer from the token" },
  ],
  [
    "accepts reviews of products that were not bought",
    withResponse(/^comments$/, () => ({ status: "pending" })),
    {
      "reviews: rejects a review without an order": 'Reject a review with the reason "not_bought". Expected FORBIDDEN',
    },
  ],
  [
    "accepts photos of products that were not bought",
    withResponse(/^comments\/pictures\//, () => ({ key: "a" })),
    { "reviews: rejects a review without an order": 'Reject a photo with the reason "not_bought". Expected FORBIDDEN' },
  ],
  [
    "takes every customer for the first",
    (send) => {
      let first: string | undefined;
      return async (request) => {
        const bearer = request.headers.get("Authorization") ?? "";
        if (!bearer.startsWith("Bearer ")) return send(request);
        first ??= bearer;
        return sendWith(send, request, { Authorization: first });
      };
    },
    { "checkout: hides an order from other customers": "as to an unknown one. Expected NOT_FOUND, but it succeeded" },
  ],
];

test.each(broken)("a backend that %s is reported", async (_, breakBackend, failures) => {
  const { create, options } = openBackend(breakBackend);
  const features = new Set(Object.keys(failures).map((name) => name.split(":")[0] as ConformanceFeature));
  const { results } = await checkConformance(create, { ...options, features: [...features] });
  const failed = results.filter(({ status }) => status === "failed").map(({ name, message }) => [name, message]);
  expect(Object.fromEntries(failed)).toEqual(
    Object.fromEntries(Object.entries(failures).map(([name, part]) => [name, expect.stringContaining(part)])),
  );
});

test("each check fails for a fault", () => {
  const failing = new Set(broken.flatMap(([, , failures]) => Object.keys(failures)));
  expect(conformanceChecks.map(({ name }) => name).filter((name) => !failing.has(name))).toEqual([]);
});
