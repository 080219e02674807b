// Shoppers who browse and order at once, through pages and the SDK, from a process of their own.
import { setTimeout as sleep } from "node:timers/promises";
import { createShop, summarizeCart } from "../../packages/core/dist/exports/index.js";
import { serverEnvironment } from "../../packages/core/dist/exports/server.js";
import { answerParent } from "../runChild.mjs";
import { quantile } from "../statistics.mjs";

/** Shoppers arrive within this time, and pause for about a second between steps. */
const ARRIVAL_MS = 5000;
const PAUSE_MS = 1000;
/** Failed calls are counted instead. */
const SILENT_LOG = { warn: () => {} };
const MIN_STOCK = 20;
/** Of each step while processes are killed. */
const TRIES = 8;
const PREPAYMENT = { id: 1, code: "Vorkasse" };
const ADDRESS = {
  titleId: 1,
  firstName: "Eva",
  lastName: "Huber",
  company: "",
  street: "Gumpendorfer Straße 10",
  extra: "",
  postalCode: "1060",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "+43 660 1234567",
};

/** Each shopper orders once, and again until `seconds` have passed. */
async function shopAtOnce({ origin, listing, shoppers, seconds = 0 }) {
  const began = performance.now();
  const times = [];
  const errors = [];
  const emails = [];
  let visits = 0;
  const noteError = (message) => errors.push({ message, second: Math.floor((performance.now() - began) / 1000) });
  const createFetch = (address) => async (input, init) => {
    const request = new Request(input, init);
    // Rate limits count callers by address.
    request.headers.set("x-forwarded-for", address);
    const { pathname } = new URL(request.url);
    const started = performance.now();
    try {
      const response = await fetch(request);
      const body = await response.arrayBuffer();
      if (response.status >= 400) noteError(`${response.status} ${pathname}`);
      return new Response(response.status === 204 ? null : body, response);
    } catch (error) {
      noteError(`${error.name} ${pathname}`);
      throw error;
    } finally {
      times.push(performance.now() - started);
    }
  };
  const shopAs = async (index) => {
    await sleep((index / shoppers) * ARRIVAL_MS);
    do {
      const visit = visits++;
      try {
        const fetchAs = createFetch(`10.${visit >> 16}.${(visit >> 8) & 255}.${visit & 255}`);
        emails.push(await browseAndOrder(fetchAs, { origin, listing, index: visit, tries: seconds > 0 ? TRIES : 1 }));
      } catch (error) {
        noteError(String(error));
      }
    } while (performance.now() - began < seconds * 1000);
  };
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shopAs(index)));
  return { requests: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95), emails, errors };
}

const pause = () => sleep(PAUSE_MS * (0.5 + Math.random()));

/** A shopper who sees a failure tries again. */
async function attempt(tries, step) {
  for (let left = tries; ; left--) {
    try {
      return await step();
    } catch (error) {
      if (left <= 1) throw error;
      await pause();
    }
  }
}

/** Returns the email of the order. */
async function browseAndOrder(fetchAs, { origin, listing, index, tries }) {
  const visit = async (path) => {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    await attempt(tries, () => fetchAs(new URL(path, origin), { headers }));
    await pause();
  };
  const apiUrl = `${origin}/api/`;
  const config = { apiUrl, fastApi: apiUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" };
  const shop = createShop(config, serverEnvironment({ fetch: fetchAs, log: SILENT_LOG }));
  shop.start();
  await visit("/");
  await visit(listing);
  // A product that runs out of stock would be refused rightly.
  const products = (await attempt(tries, () => shop.catalogue.products({ limit: 100 }))).filter(
    ({ stock }) => stock >= MIN_STOCK,
  );
  const product = products[index % products.length];
  await visit(product.url);
  shop.cart.add(product);
  await attempt(tries, () => shop.cart.whenSynced());
  await pause();
  await visit("/cart");
  await visit("/checkout");
  const { totalCents } = summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot());
  const order = {
    email: `eva.${crypto.randomUUID()}@example.com`,
    shippingAddress: ADDRESS,
    billingAddress: undefined,
    vatNumber: "",
    pickup: undefined,
    shipComplete: true,
    message: "",
    shippingMethodId: shop.shipping.getSnapshot().methodId,
    payment: PREPAYMENT,
    expectedTotalCents: totalCents,
  };
  await attempt(tries, () => shop.checkout.placeOrder(order));
  shop.destroy();
  return order.email;
}

answerParent(shopAtOnce);
