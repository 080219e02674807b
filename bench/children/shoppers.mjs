// Shoppers who browse and order at once, through pages and the SDK, from a process of their own.
import { setTimeout as sleep } from "node:timers/promises";
import { createOrderRequest, createShopAt, loadSdk, newEmail } from "../../scripts/lib/simulatedShopper.mjs";
import { answerParent } from "../runChild.mjs";
import { quantile } from "../statistics.mjs";

/** Failed calls are counted instead. */
const SILENT_LOG = { warn: () => {} };
const MIN_STOCK = 20;
const ORDER_PATH = "/vorkasse/pay";

/**
 * Each shopper orders once, and again until `seconds` have passed or the parent ends it.
 *
 * @param options.pauseMs mean pause between two steps; shoppers arrive within five
 * @param options.tries of each step: a shopper who sees a failure tries again
 * @param options.network second number of their addresses, other than that of shoppers in another process
 * @param options.sdkFolder checkout whose SDK the shoppers use
 */
async function shopAtOnce(options, ending) {
  const { origin, listing, shoppers, seconds = 0, pauseMs = 1000, tries = 1, network = 0, sdkFolder } = options;
  const sdk = await loadSdk(sdkFolder);
  const began = performance.now();
  const times = [];
  const errors = [];
  const emails = [];
  let visits = 0;
  const second = () => Math.floor((performance.now() - began) / 1000);
  const noteError = (message, isOrder = false) => errors.push({ message, second: second(), isOrder });
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
      times.push({ ms: performance.now() - started, second: second(), isOrder: pathname.endsWith(ORDER_PATH) });
    }
  };
  const shopAs = async (index) => {
    await sleep((index / shoppers) * 5 * pauseMs);
    do {
      const visit = visits++;
      try {
        const fetchAs = createFetch(`10.${network}.${(visit >> 8) & 255}.${visit & 255}`);
        emails.push(await browseAndOrder(fetchAs, { origin, listing, index: visit, tries, pauseMs, sdk }));
      } catch (error) {
        noteError(String(error), true);
      }
    } while (!ending.aborted && performance.now() - began < seconds * 1000);
  };
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shopAs(index)));
  const all = times.map(({ ms }) => ms);
  return { requests: all.length, median: quantile(all, 0.5), p95: quantile(all, 0.95), times, emails, errors };
}

/** Returns the email of the order. */
async function browseAndOrder(fetchAs, { origin, listing, index, tries, pauseMs, sdk }) {
  const pause = () => sleep(pauseMs * (0.5 + Math.random()));
  async function attempt(step) {
    for (let left = tries; ; left--) {
      try {
        return await step();
      } catch (error) {
        if (left <= 1) throw error;
        await pause();
      }
    }
  }
  const visit = async (path) => {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    await attempt(() => fetchAs(new URL(path, origin), { headers }));
    await pause();
  };
  const shop = createShopAt(origin, sdk, { fetch: fetchAs, log: SILENT_LOG });
  shop.start();
  await visit("/");
  await visit(listing);
  // A product that runs out of stock would be refused rightly.
  const products = (await attempt(() => shop.catalogue.products({ limit: 100 }))).filter(
    ({ stock }) => stock >= MIN_STOCK,
  );
  const product = products[index % products.length];
  await visit(product.url);
  shop.cart.add(product);
  await attempt(() => shop.cart.whenSynced());
  await pause();
  await visit("/cart");
  await visit("/checkout");
  const email = newEmail();
  await attempt(async () => {
    try {
      await shop.checkout.placeOrder(createOrderRequest(shop, sdk, email));
    } catch (error) {
      // The next try accepts the new price, as a shopper who sees it in the checkout would.
      if (error.code === "PRICE_CHANGED") await shop.cart.validate();
      throw error;
    }
  });
  shop.destroy();
  return email;
}

answerParent(shopAtOnce);
