import { createShop, type Shop } from "@shop/core";
import { fakeShop, memoryEnvironment } from "@shop/core/testing";
import { act, configure, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ShopProvider, useShop } from "../ShopProvider.js";
import { useCart } from "./useCart.js";
import { useCartLine } from "./useCartLine.js";
import { useShipping } from "./useShipping.js";
import { useMiniCart } from "./useMiniCart.js";
import { useShopEvent } from "./useShopEvent.js";
import { useTotals } from "./useTotals.js";

// Clients load lazily with the first request, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { config } = fakeShop([]);

const item = (quantity: number) => ({
  id: 1,
  cartItemId: 11,
  REF: "LH-1",
  TITLE: "Hallein",
  URL: "/hallein",
  PRODUCT_SALE_ELEMENT: 21,
  quantity,
  stock: 9,
  price: 899,
  TAXED_PRICE: 899,
  IS_PROMO: 0,
  vat_percent: 20,
  freight: 1,
  weight: 62.5,
});

const preview = {
  title: "Hallein",
  ref: "LH-1",
  url: "/hallein",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  unitCents: 89_900,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 9,
  freight: true,
};

/** Shop whose backend sells one sofa with 90 euro freight. */
function sofaShop(): { shop: Shop; wrapper: (props: { children: ReactNode }) => ReactNode } {
  let keys = 0;
  const environment = memoryEnvironment({
    fetch: async (request) => {
      if (!request.url.includes("/cart/")) {
        const freight = { id: 78, position: 1, title: "Spedition" };
        const methods = [{ ...freight, freight: 1, prices: [{ weight_max: null, postage: 90 }] }];
        return Response.json({
          data: [{ ...freight, postage_amount_taxed: 90 }],
          tariff: { country_id: 13, untaxed_percent: null, methods },
        });
      }
      const cart = { cartId: 7, currency: "EUR", items: [item(1)], coupons: [], token: "secret" };
      return Response.json({ status_code: 200, data: { quantity: 1, cart } });
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => `key-number-${(keys += 1)}` },
  });
  const shop = createShop(config, environment);
  return { shop, wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider> };
}

const addSofa = (shop: Shop): void => shop.cart.add({ ...preview, productId: 1, variantId: 21 }, { quantity: 1 });

test("an added line is displayed at once, then as confirmed by the backend", async () => {
  const { shop, wrapper } = sofaShop();
  shop.start();
  const { result } = renderHook(useCart, { wrapper });
  expect(result.current).toMatchObject({ lines: [], itemCount: 0, isInitialized: true });
  act(() => result.current.add({ ...preview, productId: 1, variantId: 21 }));
  expect(result.current).toMatchObject({ itemCount: 1, subtotalCents: 89_900, isPending: true });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.lines).toMatchObject([{ cartItemId: 11, isEstimated: false }]);
});

test("the total is unknown until shipping is quoted, then subtotal and shipping", async () => {
  const { shop, wrapper } = sofaShop();
  shop.start();
  const { result } = renderHook(useTotals, { wrapper });
  act(() => addSofa(shop));
  expect(result.current).toMatchObject({ subtotalCents: 89_900, shippingCents: undefined, totalCents: undefined });
  await waitFor(() => expect(result.current).toMatchObject({ shippingCents: 9000, totalCents: 98_900 }));
});

test("a change displays shipping and total at once, estimated until the backend has quoted it", async () => {
  const { shop, wrapper } = sofaShop();
  shop.start();
  const { result } = renderHook(useTotals, { wrapper });
  act(() => addSofa(shop));
  await waitFor(() => expect(result.current).toMatchObject({ totalCents: 98_900, isEstimated: false }));
  act(() => shop.cart.setQuantity(21, 2));
  expect(result.current).toMatchObject({
    shippingCents: 9000,
    totalCents: 188_800,
    vat: [{ percent: 20, grossCents: 188_800 }],
    isEstimated: true,
  });
});

test("the default shipping method has the lowest position", async () => {
  const { shop, wrapper } = sofaShop();
  shop.start();
  const { result } = renderHook(useShipping, { wrapper });
  expect(result.current).toMatchObject({ methodId: 77, methods: undefined, countryId: 13 });
  act(() => addSofa(shop));
  await waitFor(() => expect(result.current).toMatchObject({ methodId: 78, shippingCents: 9000 }));
});

test("one line has its quantity, and is changed and removed on its own", async () => {
  const { shop, wrapper } = sofaShop();
  shop.start();
  const { result } = renderHook(() => useCartLine(21), { wrapper });
  expect(result.current).toMatchObject({ line: undefined, quantity: 0 });
  act(() => addSofa(shop));
  act(() => result.current.increase());
  expect(result.current).toMatchObject({ quantity: 2, line: { isEstimated: true } });
  act(() => result.current.decrease());
  expect(result.current.quantity).toBe(1);
  act(() => result.current.remove());
  expect(result.current.line).toBeUndefined();
});

test("the mini cart is loading, then empty or filled", () => {
  const { shop, wrapper } = sofaShop();
  const { result } = renderHook(useMiniCart, { wrapper });
  expect(result.current.state).toBe("loading");
  act(() => shop.start());
  expect(result.current.state).toBe("empty");
  act(() => addSofa(shop));
  expect(result.current).toMatchObject({
    state: "filled",
    badge: { text: "1", small: false },
    totals: { itemCount: 1 },
  });
});

test("on the server the cart is unknown", () => {
  const { shop } = sofaShop();
  const Cart = (): string => `initialized: ${useCart().isInitialized}`;
  const html = renderToString(
    <ShopProvider shop={shop}>
      <Cart />
    </ShopProvider>,
  );
  expect(html).toBe("initialized: false");
});

test("an event calls the handler of the last render, and none after unmounting", () => {
  const { shop, wrapper } = sofaShop();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(({ handler }) => useShopEvent("cart:submitted", handler), {
    wrapper,
    initialProps: { handler: first },
  });
  rerender({ handler: second });
  act(() => addSofa(shop));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  unmount();
  act(() => addSofa(shop));
  expect(second).toHaveBeenCalledOnce();
});

test("without a provider the hook throws a helpful error", () => {
  const silenced = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(useShop)).toThrow("<ShopProvider shop={createShop(…)}>");
  silenced.mockRestore();
});

test("a configuration instead of a shop throws the same error", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    // @ts-expect-error -- plain JavaScript can pass it
    <ShopProvider shop={config}>{children}</ShopProvider>
  );
  expect(() => renderHook(useCart, { wrapper })).toThrow("<ShopProvider shop={createShop(…)}>");
});
