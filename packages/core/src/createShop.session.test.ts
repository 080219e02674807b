// Effects of a session on the rest of the shop: cart, checkout, display and listeners.
import { expect, test } from "vitest";
import { createShop } from "./createShop.js";
import { fakeShop } from "./testing/fakeShop.js";
import { testEnvironment } from "./testing/testEnvironment.js";
import { customerQuery } from "./exports/query.js";
import type { Shop } from "./shop.js";
import { emptyAddress } from "./checkout/checkoutDraft.js";
import { memoryEnvironment, memoryStorage } from "./environment/runtime.js";

// Loaded up front: waiting for responses must not include downloads.
await Promise.all([import("./calls/clients.js"), import("./session/sessionEngine.js"), import("ky")]);

const NOW = 1_795_000_000_000;
const claims = { sub: "7", iat: NOW / 1000, exp: NOW / 1000 + 21_600, aud: "storefront" };
const TOKEN = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

function openShop(stored: Record<string, string> = {}, company: object = {}) {
  const calls: string[] = [];
  const [local, session] = [memoryStorage(stored), memoryStorage()];
  let revoked = false;
  const environment = memoryEnvironment({
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace("/api/", "");
      calls.push(`${path} ${request.headers.get("authorization")?.split(" ")[0]}`);
      if (path === "login") revoked = false;
      else if (revoked) return Response.json({ error: "token" }, { status: 401 });
      const customer = { ID: 7, EMAIL: "anna@example.at", FIRSTNAME: "Anna", LASTNAME: "Auer", TITLE: 2, ...company };
      if (path === "login") {
        const cart = { cartId: 900, currency: "EUR", items: [], token: "owned" };
        return Response.json({ token: TOKEN, expires_in: 21_600, customer, cart });
      }
      if (path === "logout") return new Response(null, { status: 204 });
      if (path.startsWith("ExternalOrderApi/customer")) return Response.json({ CustomerItems: [customer] });
      const cart = { cartId: 900, currency: "EUR", items: [] };
      return Response.json({ status_code: 200, status: "ok", data: cart });
    },
    storage: { local, session },
    clock: { now: () => NOW },
    timers: { after: () => () => {} },
    random: { key: () => "a-key-of-sixteen-characters" },
  });
  const shop = createShop({ ...fakeShop([]).config, audience: "storefront" }, environment);
  const events: unknown[] = [];
  shop.events.on("session:started", (event) => events.push(event));
  shop.events.on("session:ended", (event) => events.push(event));
  shop.start();
  return { shop, calls, local, session, events, revoke: () => void (revoked = true) };
}

const signIn = (shop: Shop) => shop.session.signIn({ email: "anna@example.at", password: "geheim12" });

test("a company sees net prices once it has signed in, until it chooses otherwise; a private customer gross ones", async () => {
  const company = { TITLE: 3, COMPANY: "Auer GmbH" };
  const { shop, local } = openShop({}, company);
  await signIn(shop);
  expect(shop.market.getSnapshot().excludeVat).toBe(true);
  shop.market.setExcludeVat(false);
  const stored = Object.fromEntries(
    ["jwtToken", "isCompany", "excludeVAT"].map((key) => [key, local.get(key) ?? ""] as const),
  );
  const next = openShop(stored, company);
  await expect.poll(() => next.shop.session.getSnapshot().customer?.company).toBe("Auer GmbH");
  expect(next.shop.market.getSnapshot().excludeVat).toBe(false);
  next.shop.session.signOut();
  await signIn(next.shop);
  expect(next.shop.market.getSnapshot().excludeVat).toBe(true);

  const person = openShop();
  await signIn(person.shop);
  expect(person.shop.market.getSnapshot().excludeVat).toBe(false);
  const { customer } = person.shop.session.getSnapshot();
  person.shop.session.setCustomer({ ...customer!, titleId: 3, company: "Auer GmbH" });
  await expect.poll(() => person.shop.market.getSnapshot().excludeVat).toBe(true);
  person.shop.session.setCustomer({ ...customer! });
  await expect.poll(() => person.shop.market.getSnapshot().excludeVat).toBe(false);
});

test("sign-in takes over the customer's cart with a new id and secret, and quotes its prices again", async () => {
  const { shop, calls, local, events } = openShop();
  await signIn(shop);
  expect(shop.cart.getSnapshot().cartId).toBe(900);
  expect([local.get("cart_id"), local.get("cart_token")]).toEqual(["900", "owned"]);
  await expect.poll(() => calls).toContain("cart/get Bearer");
  expect(events).toEqual([{ customerId: 7 }]);
});

test("the token precedes the customer's cart: calls about it are the customer's", async () => {
  const { shop, local } = openShop();
  const tokens: unknown[] = [];
  shop.cart.subscribe(() => shop.cart.getSnapshot().cartId > 0 && tokens.push(local.get("jwtToken")));
  await signIn(shop);
  expect(tokens[0]).toBe(TOKEN);
});

test("sign-out removes the customer's cart, typed values and price display", async () => {
  const { shop, local, session, events } = openShop();
  await signIn(shop);
  shop.checkout.edit({ email: "anna@example.at", shippingAddress: { ...emptyAddress(13), lastName: "Auer" } });
  shop.market.setExcludeVat(true);
  shop.session.signOut();
  expect(shop.cart.getSnapshot()).toMatchObject({ cartId: 0, confirmed: undefined, isPending: false });
  expect(shop.checkout.getSnapshot()).toMatchObject({ email: "", shippingAddress: { lastName: "" } });
  expect(shop.market.getSnapshot()).toMatchObject({ excludeVat: false, countryId: 13 });
  const left = [...local.keys(""), ...session.keys("")].map((key) => `${local.get(key)}${session.get(key)}`).join();
  expect(left).not.toMatch(/auer|anna|eyJ|900|owned/i);
  expect(events.at(-1)).toEqual({ reason: "signedOut" });
});

test("a reload is not a sign-in: nothing is forgotten", async () => {
  const first = openShop();
  await signIn(first.shop);
  const stored = Object.fromEntries(first.local.keys("").map((key) => [key, first.local.get(key) ?? ""]));
  const { shop, events } = openShop(stored);
  expect(shop.session.getSnapshot()).toMatchObject({ status: "customer", customerId: 7, isInitialized: true });
  await expect.poll(() => shop.session.getSnapshot().customer?.firstName).toBe("Anna");
  expect(events).toEqual([]);
});

test("a session ended by the backend during checkout: typed values return with the same customer", async () => {
  const { shop, session, events, revoke } = openShop();
  await signIn(shop);
  shop.checkout.edit({ shippingAddress: { ...emptyAddress(13), lastName: "Auer" }, message: "Bitte läuten" });
  revoke();
  await expect(shop.account.customer()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(events.at(-1)).toEqual({ reason: "rejected" });
  expect(
    session
      .keys("")
      .map((key) => session.get(key))
      .join(),
  ).not.toMatch(/auer|läuten/i);
  expect(shop.checkout.getSnapshot()).toMatchObject({ message: "", shippingAddress: { lastName: "" } });
  expect(shop.checkout.hasSuspendedDraft()).toBe(true);
  await signIn(shop);
  expect(shop.checkout.getSnapshot()).toMatchObject({ message: "Bitte läuten", shippingAddress: { lastName: "Auer" } });
  expect(shop.cart.getSnapshot().cartId).toBe(900);
});

test("a read of the account updates the session's customer", async () => {
  const { shop } = openShop();
  await signIn(shop);
  const query = customerQuery(shop);
  const customer = await query.queryFn();
  expect(shop.session.getSnapshot().customer).toBe(customer);
});

test("lines of the guest that the customer's cart did not take over are reported, and only those", async () => {
  const backend = fakeShop([
    { id: 1, title: "Chair", priceCents: 10_000 },
    { id: 2, title: "Table", priceCents: 50_000 },
  ]);
  let isFull = false;
  const fetch = async (request: Request): Promise<Response> => {
    const response = await backend.fetch(request);
    if (!isFull || !request.url.endsWith("/login")) return response;
    const body = (await response.json()) as { cart: { items: { id: number }[] } };
    const items = body.cart.items.filter(({ id }) => id !== 2);
    return Response.json({ ...body, cart: { ...body.cart, items } });
  };
  const dropped: unknown[] = [];
  for (isFull of [false, true]) {
    const shop = createShop(backend.config, testEnvironment({ fetch }));
    shop.events.on("cart:dropped", ({ reason, lines }) => dropped.push([reason, lines?.map(({ title }) => title)]));
    shop.start();
    for (const id of [1, 2]) shop.cart.add(await shop.catalogue.product(id));
    await shop.cart.whenSynced();
    await shop.session.signIn({ email: "anna@example.com", password: "password" });
    expect(dropped).toEqual(isFull ? [["unmerged", ["Table"]]] : []);
  }
});
