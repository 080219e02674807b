// A shopper: browses, searches, fills a cart in one or two tabs, orders, pays, cancels, withdraws, or leaves.
import { setTimeout as sleep } from "node:timers/promises";
import { createShop, failureKind, summarizeCart } from "../../../packages/core/dist/exports/index.js";
import { memoryStorage, serverEnvironment } from "../../../packages/core/dist/exports/server.js";
import { createOrderRequest, createShopAt } from "../simulatedShopper.mjs";
import { createFetch } from "./createFetch.mjs";
import { payAtBank } from "./payAtBank.mjs";

const TRIES = 25;
const POLLS = 30;
const SEARCHES = ["sofa", "tisch", "lampe", "teppich", "sessel"];

/** Repeats a step without a decision of the shop, as a shopper who tries again. */
async function attempt(step) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await step();
    } catch (error) {
      const isLost = error instanceof TypeError || error.name === "TimeoutError";
      const isUndecided = isLost || ["network", "busy"].includes(failureKind(error));
      if (left <= 1 || !isUndecided) throw error;
      await sleep(300 + (TRIES - left) * 100);
    }
  }
}

/** Tabs of one browser: they share the storage that lasts, the lock and their messages. */
function openTabs(origin, fetchAs, count) {
  const listeners = new Set();
  const first = serverEnvironment();
  return Array.from({ length: count }, () => {
    const own = new Set();
    const environment = {
      fetch: fetchAs,
      log: { warn: () => {} },
      lock: first.lock,
      storage: { local: first.storage.local, session: memoryStorage() },
      broadcast: {
        post: (message) => {
          for (const listener of listeners) if (!own.has(listener)) queueMicrotask(() => listener(message));
        },
        subscribe(listener) {
          listeners.add(listener);
          own.add(listener);
          return () => listeners.delete(listener);
        },
      },
    };
    const shop = createShopAt(origin, { createShop, serverEnvironment }, environment);
    shop.start();
    return shop;
  });
}

/** Records accepted mutations in the order they were submitted. */
function recordMutations(tabs, counts) {
  const accepted = new Map();
  let isUncertain = false;
  for (const { events } of tabs) {
    events.on("cart:submitted", ({ key, mutation }) => accepted.set(key, mutation));
    events.on("cart:rejected", ({ key, code }) => accepted.delete(key) && counts.add(`mutations rejected: ${code}`));
    events.on("cart:dropped", ({ reason }) => {
      counts.add(`mutations reported as dropped: ${reason}`);
      isUncertain = true;
    });
  }
  return () => {
    const lines = new Map();
    for (const { kind, variantId, quantity } of accepted.values()) {
      const before = lines.get(variantId) ?? 0;
      if (kind === "add") lines.set(variantId, before + quantity);
      else if (quantity < 1) lines.delete(variantId);
      else if (before > 0) lines.set(variantId, quantity);
    }
    return isUncertain ? undefined : [...lines].map(([variantId, quantity]) => ({ variantId, quantity }));
  };
}

export async function shopAs(day, random, number) {
  const { origin, claims, counts } = day;
  const chance = (share) => random() < share;
  const choose = (list) => list[Math.floor(random() * list.length)];
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const fetchAs = createFetch(random, { address, isLossy: day.isLossy, counts });
  const tabs = openTabs(origin, fetchAs, chance(0.2) ? 2 : 1);
  const [shop] = tabs;
  const readAccepted = recordMutations(tabs, counts);
  try {
    if (chance(0.2)) await attempt(() => fetchAs(new URL("/", origin), { headers: { accept: "text/html" } }));
    if (chance(0.3)) await attempt(() => shop.search.products({ text: choose(SEARCHES), from: 0, size: 10 }));
    // Decoding a whole list is most of the work of a visit.
    if (day.products === undefined || chance(0.2))
      day.products = await attempt(() => shop.catalogue.products({ limit: 100 }));
    const { products } = day;
    const adds = 1 + Math.floor(random() * 3);
    for (let count = 0; count < adds; count += 1) {
      const product = choose(products);
      choose(tabs).cart.add(product, { quantity: product.step * (chance(0.3) ? 2 : 1) });
    }
    await syncCart(tabs);
    const [line] = shop.cart.getSnapshot().lines;
    if (tabs.length === 1 && line !== undefined && chance(0.2)) {
      if (chance(0.5)) shop.cart.setQuantity(line.variantId, line.quantity + line.step);
      else shop.cart.remove(line.variantId);
      await syncCart(tabs);
    }
    const { cartId, lines } = shop.cart.getSnapshot();
    const accepted = readAccepted();
    if (cartId > 0 && accepted !== undefined) claims.carts.push({ cartId, lines: accepted });
    if (lines.length === 0 || chance(0.1)) return counts.add("carts left");
    await buy(day, { tabs, cartId, chance, choose, fetchAs, number });
  } finally {
    for (const tab of tabs) tab.destroy();
  }
}

const syncCart = (tabs) => Promise.all(tabs.map(({ cart }) => attempt(() => cart.whenSynced())));

async function buy(day, { tabs, cartId, chance, choose, fetchAs, number }) {
  const { claims, counts } = day;
  const [shop] = tabs;
  const email = `eva.${day.seed}.${number}@example.com`;
  for (let payments = 1; ; payments += 1) {
    const shippingMethodId = shop.shipping.getSnapshot().methodId;
    const methods = await attempt(() => shop.checkout.paymentMethods(shippingMethodId));
    const method = choose(methods.filter(({ code }) => code !== "AmazonPay"));
    const request = () => {
      const order = createOrderRequest(shop, { summarizeCart }, email);
      return {
        ...order,
        shippingMethodId,
        payment: { id: method.id, code: method.code },
        expectedTotalCents: order.expectedTotalCents + method.feeCents,
      };
    };
    const place = (tab) => attempt(() => tab.checkout.placeOrder(request()));
    const others = tabs.slice(1).map((tab) => chance(0.5) && place(tab).catch(() => counts.add("second tabs refused")));
    const start = await place(shop);
    await Promise.all(others);
    const url = start.url ?? "";
    const play = url.startsWith("/api/testbank/") ? await payAtBank(day, { url, fetchAs, attempt, choose }) : undefined;
    const result = await readResult(shop, cartId, play === "leave" ? 1 : POLLS);
    if (result === undefined || result.payment === "pending") return counts.add("payments left");
    const { orderId, ref, totalCents, guestHash: hash } = result;
    if (result.payment === "failed") {
      if (payments < 3 && chance(0.6)) continue;
      return counts.add("payments failed");
    }
    claims.orders.push({ orderId, cartId, totalCents, isPaid: result.payment === "paid" });
    if (method.code === "Vorkasse" && chance(0.15)) {
      await attempt(() => shop.account.cancelOrder({ ref, hash }));
      return counts.add("orders canceled by shoppers");
    }
    if (chance(0.1)) {
      const key = crypto.randomUUID();
      const withdrawal = { name: "Eva Huber", orderRef: ref, email, reason: "", items: [] };
      const { reference } = await attempt(() => shop.withdrawal.declare(withdrawal, key));
      claims.withdrawals.push(reference);
    }
    return undefined;
  }
}

async function readResult(shop, cartId, polls) {
  let result;
  for (let poll = 0; poll < polls; poll += 1) {
    ({ result } = (await attempt(() => shop.checkout.result(cartId))) ?? {});
    if (result !== undefined && result.payment !== "pending") return result;
    await sleep(500);
  }
  return result;
}
