import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../testkit/src/createCartPreview.js";
import type { OwnClients } from "./calls/clients.js";
import { emptyAddress } from "./checkout/checkoutDraft.js";
import { createShop } from "./createShop.js";
import type { CartLineDetails } from "./domain/cart/cart.js";
import { ShopError } from "./shared/shopError.js";
import { fakeShop } from "./testing/fakeShop.js";
import { testEnvironment } from "./testing/testEnvironment.js";

const loaded = vi.hoisted((): string[] => []);
vi.mock("ky", async (original) => {
  loaded.push("ky");
  return original();
});

const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900 }]);
const chair = { ...createCartPreview({ title: "Stuhl", unitCents: 15_900 }), productId: 7, variantId: 84 };

/** A backend without HTTP: one cart, one shipping method, payment in advance. */
function ownBackend() {
  const lines: CartLineDetails[] = [];
  const paid: number[] = [];
  const cart = () => ({ id: 5, currency: "EUR", countryId: 13, lines: [...lines], discountCents: 0, token: "secret" });
  const parcel = { id: 1, position: 1, code: "parcel", title: "Paket", description: "", freight: false };
  const clients: OwnClients = {
    cart: {
      async write({ mutation }) {
        if (mutation.kind !== "add") throw new ShopError("CART_REJECTED");
        const { quantity } = mutation;
        if (quantity > 3) throw new ShopError("OUT_OF_STOCK", { details: { stock: 3, quantity: 0 } });
        lines.push({ ...chair, cartItemId: 1, quantity, stock: 3, undeliverable: false, categoryIds: [] });
        return cart();
      },
      get: async () => cart(),
      assignCustomer: async () => 9,
    },
    checkout: {
      shippingMethods: async () => ({ methods: [{ ...parcel, shippingCents: 990 }], rates: undefined }),
      addAddress: async () => 3,
      async pay({ expectedTotalCents }) {
        paid.push(expectedTotalCents);
        return "/order-placed";
      },
    },
    order: {},
  };
  return { clients, paid };
}

const order = {
  email: "anna@example.com",
  shippingAddress: emptyAddress(13),
  billingAddress: undefined,
  vatNumber: "",
  pickup: undefined,
  shippingMethodId: 1,
  shipComplete: true,
  payment: { id: 1, code: "Vorkasse" },
  message: "",
  expectedTotalCents: 32_790,
} as const;

test("a shop with its own clients orders without HTTP and without loading its library", async () => {
  const { clients, paid } = ownBackend();
  const environment = testEnvironment();
  const shop = createShop(backend.config, environment, { clients: () => clients });
  const rejected: unknown[] = [];
  shop.events.on("cart:rejected", ({ code, availableStock }) => rejected.push([code, availableStock]));
  await shop.preload();
  shop.start();

  shop.cart.add(chair, { quantity: 4 });
  await shop.cart.whenSynced();
  expect(rejected).toEqual([["OUT_OF_STOCK", 3]]);
  shop.cart.add(chair, { quantity: 2 });
  await shop.cart.whenSynced();
  expect(shop.cart.getSnapshot().confirmed?.lines).toMatchObject([{ title: "Stuhl", quantity: 2 }]);
  expect(shop.shipping.getSnapshot().methods).toMatchObject([{ title: "Paket", shippingCents: 990 }]);
  expect(await shop.checkout.placeOrder(order)).toEqual({ kind: "redirect", url: "/order-placed", cartId: 5 });
  expect(paid).toEqual([32_790]);
  expect(loaded).toEqual([]);
  shop.destroy();
});

test("areas that a shop's own clients leave out use HTTP", async () => {
  const clients = async (): Promise<OwnClients> => ({ catalogue: { productCount: async () => 4711 } });
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }), { clients });
  expect(await shop.catalogue.productCount(4)).toBe(4711);
  expect(await shop.content.localeConfig()).toMatchObject({ currency: "EUR" });
  expect(loaded).toEqual(["ky"]);
  shop.destroy();
});

test("a call that an own client lacks is CONFIG_MISSING with its name, not a call over HTTP", async () => {
  const environment = testEnvironment({ fetch: backend.fetch });
  const before = backend.calls.length;
  const shop = createShop(backend.config, environment, { clients: () => ({ catalogue: {} }) });
  await expect(shop.catalogue.product(1)).rejects.toMatchObject({
    code: "CONFIG_MISSING",
    details: { missing: ["clients.catalogue.product"] },
  });
  expect(backend.calls).toHaveLength(before);
  const other = createShop(backend.config, environment, { clients: () => ({ checkout: {}, order: {} }) });
  await expect(other.orders.invoice(1)).rejects.toMatchObject({
    details: { missing: ["clients.(checkout|order).invoice"] },
  });
  other.destroy();
  shop.destroy();
});

test("own clients know the session and the country of each call, and the end of the shop", async () => {
  const seen: unknown[] = [];
  const environment = testEnvironment({ fetch: backend.fetch });
  const shop = createShop(backend.config, environment, {
    clients: ({ token, customer, countryId, environment: own }) => ({
      catalogue: {
        async productCount() {
          seen.push([typeof token(), customer()?.id, countryId(), own.signal.aborted]);
          return 0;
        },
      },
    }),
  });
  shop.start();
  await shop.catalogue.productCount(4);
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  await shop.market.setCountry("DE");
  await shop.catalogue.productCount(4);
  shop.destroy();
  await shop.catalogue.productCount(4);
  const [guest, customer, ended] = seen;
  expect([guest, customer]).toEqual([
    ["undefined", undefined, 13, false],
    ["string", 7, 5, false],
  ]);
  expect(ended).toMatchObject({ 3: true });
});
