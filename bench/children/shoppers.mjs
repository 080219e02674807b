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

async function shopAtOnce({ origin, listing, shoppers }) {
  const times = [];
  const errors = [];
  let orders = 0;
  const createFetch = (address) => async (input, init) => {
    const request = new Request(input, init);
    // Rate limits count callers by address.
    request.headers.set("x-forwarded-for", address);
    const { pathname } = new URL(request.url);
    const started = performance.now();
    try {
      const response = await fetch(request);
      const body = await response.arrayBuffer();
      if (response.status >= 400) errors.push(`${response.status} ${pathname}`);
      return new Response(response.status === 204 ? null : body, response);
    } catch (error) {
      errors.push(`${error.name} ${pathname}`);
      throw error;
    } finally {
      times.push(performance.now() - started);
    }
  };
  const shopAs = async (index) => {
    await sleep((index / shoppers) * ARRIVAL_MS);
    try {
      await browseAndOrder(createFetch(`10.0.${index >> 8}.${index & 255}`), { origin, listing, index });
      orders += 1;
    } catch (error) {
      errors.push(String(error));
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shopAs(index)));
  return { requests: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95), orders, errors };
}

const pause = () => sleep(PAUSE_MS * (0.5 + Math.random()));

async function browseAndOrder(fetchAs, { origin, listing, index }) {
  const visit = async (path) => {
    await fetchAs(new URL(path, origin), { headers: { accept: "text/html", "accept-encoding": "br" } });
    await pause();
  };
  const apiUrl = `${origin}/api/`;
  const config = { apiUrl, fastApi: apiUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" };
  const shop = createShop(config, serverEnvironment({ fetch: fetchAs, log: SILENT_LOG }));
  shop.start();
  await visit("/");
  await visit(listing);
  // A product that runs out of stock would be refused rightly.
  const products = (await shop.catalogue.products({ limit: 100 })).filter(({ stock }) => stock >= MIN_STOCK);
  const product = products[index % products.length];
  await visit(product.url);
  shop.cart.add(product);
  await shop.cart.whenSynced();
  await pause();
  await visit("/cart");
  await visit("/checkout");
  const { totalCents } = summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot());
  await shop.checkout.placeOrder({
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
  });
  shop.destroy();
}

answerParent(shopAtOnce);
