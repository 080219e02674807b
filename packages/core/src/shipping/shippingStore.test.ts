import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import { FakeCartBackend } from "../testing/fakeCartBackend.js";
import { fakeShop } from "../testing/fakeShop.js";
import { createShop } from "../createShop.js";
import type { Shop } from "../shop.js";
import { memoryEnvironment, memoryStorage } from "../environment/runtime.js";

await Promise.all([import("../calls/clients.js"), import("ky"), import("./estimateShippingMethods.js")]);

const RATES = {
  country_id: 13,
  untaxed_percent: null,
  methods: [
    {
      id: 77,
      position: 1,
      freight: 0,
      max_parcels: 1,
      prices: [
        { weight_max: "10.000", postage: "5.90" },
        { weight_max: 32, postage: 9.9 },
      ],
    },
    { id: 78, position: 2, freight: 1, max_parcels: 1, prices: [{ weight_max: null, postage: 90 }] },
  ],
};
const preview = createCartPreview({ weightGrams: 4000 });

/** A backend with chairs of 4 kg each; `gate` holds back every response while it is closed. */
function chairShop() {
  const backend = new FakeCartBackend([
    { variantId: 1, productId: 11, unitCents: 1000, vatPercent: 20, stock: 9, weightKg: 4 },
  ]);
  const gate = { open: Promise.resolve(), isDown: false };
  const quotes: unknown[] = [];
  let keys = 0;
  const shop = createShop(
    fakeShop([]).config,
    memoryEnvironment({
      fetch: async (request) => {
        await gate.open;
        const { pathname } = new URL(request.url);
        if (pathname.startsWith("/api/cart/")) {
          const { status, body } = backend.handle({
            path: pathname.slice("/api/".length),
            body: JSON.parse(await request.text()) as Record<string, unknown>,
            cartToken: request.headers.get("x-cart-token") ?? undefined,
            idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
          });
          return Response.json(body, { status });
        }
        if (gate.isDown) return Response.json({ error: "busy" }, { status: 400 });
        const units = (backend.lines(1) ?? []).reduce((sum, [, quantity]) => sum + quantity, 0);
        quotes.push(units);
        const data = [{ id: 77, position: 1, postage_amount_taxed: units * 4 <= 10 ? 5.9 : 9.9 }];
        return Response.json({ data, tariff: RATES });
      },
      clock: { now: () => 0 },
      timers: { after: () => () => {} },
      random: { key: () => `key-number-${(keys += 1)}` },
    }),
  );
  shop.start();
  /** Holds back all responses until the returned function is called. */
  function hold(): () => void {
    let release = (): void => {};
    gate.open = new Promise((done) => (release = done));
    return release;
  }
  return { shop, hold, gate, quotes };
}

const add = (shop: Shop, quantity: number): void =>
  shop.cart.add({ ...preview, productId: 11, variantId: 1 }, { quantity });
const shippingCost = ({ shipping }: Shop) => {
  const { shippingCents, isEstimated, isLoading } = shipping.getSnapshot();
  return { shippingCents, isEstimated, isLoading };
};
const synced = async (shop: Shop, shippingCents: number): Promise<void> =>
  vi.waitFor(() => expect(shippingCost(shop)).toEqual({ shippingCents, isEstimated: false, isLoading: false }), {
    timeout: 10_000,
  });

test("a change estimates its shipping costs at once, and the backend's quote replaces them", async () => {
  const { shop, hold, quotes } = chairShop();
  add(shop, 1);
  // The shipping methods are not known yet.
  expect(shippingCost(shop)).toEqual({ shippingCents: undefined, isEstimated: false, isLoading: true });
  await synced(shop, 590);

  const release = hold();
  shop.cart.setQuantity(1, 3);
  expect(shippingCost(shop)).toEqual({ shippingCents: 990, isEstimated: true, isLoading: true });
  shop.cart.setQuantity(1, 9);
  expect(shop.shipping.getSnapshot()).toMatchObject({ methodId: 78, shippingCents: 9000, isEstimated: true });
  shop.cart.setQuantity(1, 3);
  expect(shop.shipping.getSnapshot()).toMatchObject({ methodId: 77, shippingCents: 990, isEstimated: true });
  release();
  await synced(shop, 990);
  // One for the first cart, one for the last: intermediate carts are not quoted.
  expect(quotes).toEqual([1, 3]);
});

test("a cart confirmed again, as on opening a page, never loses its total meanwhile", async () => {
  const { shop, quotes } = chairShop();
  add(shop, 2);
  await synced(shop, 590);
  const snapshots: unknown[] = [];
  shop.shipping.subscribe(() => snapshots.push(shippingCost(shop)));
  void shop.cart.refresh();
  await vi.waitFor(() => expect(quotes).toEqual([2, 2]), { timeout: 10_000 });
  await vi.waitFor(() => expect(snapshots).toHaveLength(2));
  const known = { shippingCents: 590, isEstimated: false, isLoading: false };
  expect(snapshots).toEqual([known, known]);
});

test("an empty cart confirmed again requests no quote", async () => {
  const { shop, quotes } = chairShop();
  add(shop, 2);
  await synced(shop, 590);
  shop.cart.remove(1);
  await vi.waitFor(() => expect(shop.cart.getSnapshot()).toMatchObject({ isPending: false, confirmed: { lines: [] } }));
  const { confirmed } = shop.cart.getSnapshot();
  void shop.cart.refresh();
  await vi.waitFor(() => expect(shop.cart.getSnapshot().confirmed).not.toBe(confirmed));
  expect(shop.shipping.getSnapshot()).toMatchObject({ isLoading: false, shippingCents: undefined });
  expect(quotes).toEqual([2]);
});

test("a rejection reverts its shipping costs too", async () => {
  const { shop } = chairShop();
  add(shop, 2);
  await synced(shop, 590);
  add(shop, 8);
  expect(shippingCost(shop)).toMatchObject({ shippingCents: 9000, isEstimated: true });
  await synced(shop, 590);
});

test("an emptied cart has no shipping costs, and none are pending", async () => {
  const { shop, hold } = chairShop();
  add(shop, 2);
  await synced(shop, 590);
  hold();
  shop.cart.clear();
  expect(shippingCost(shop)).toEqual({ shippingCents: undefined, isEstimated: false, isLoading: false });
});

test("while the backend cannot quote, the estimate stays, marked", async () => {
  const { shop, gate } = chairShop();
  add(shop, 1);
  await synced(shop, 590);
  gate.isDown = true;
  shop.cart.setQuantity(1, 3);
  await vi.waitFor(
    () => expect(shippingCost(shop)).toEqual({ shippingCents: 990, isEstimated: true, isLoading: false }),
    {
      timeout: 10_000,
    },
  );
});

test.each<[string, Record<string, string>, object]>([
  ["a method and a country are restored", { delivery_id: "78", country_id: "5" }, { methodId: 78, countryId: 5 }],
  ["what is no id is none", { delivery_id: "78a", country_id: "-5" }, { methodId: 77, countryId: 13 }],
  ["nothing stored is the storefront's own", {}, { methodId: 77, countryId: 13 }],
])("on start %s", (_what, stored, expected) => {
  const environment = memoryEnvironment({
    fetch: async () => Response.json({}, { status: 404 }),
    storage: { local: memoryStorage(stored), session: memoryStorage() },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
  });
  const shop = createShop(fakeShop([]).config, environment);
  shop.start();
  expect(shop.shipping.getSnapshot()).toMatchObject(expected);
});

test("a chosen shipping method is stored", () => {
  const local = memoryStorage();
  const environment = memoryEnvironment({
    fetch: async () => Response.json({}, { status: 404 }),
    storage: { local, session: memoryStorage() },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
  });
  const shop = createShop(fakeShop([]).config, environment);
  shop.start();
  shop.shipping.setMethod(78).catch(() => {});
  expect(local.get("delivery_id")).toBe("78");
});
