import { createShop } from "@shop/core";
import { fakeShop, memoryEnvironment } from "@shop/core/testing";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopProvider } from "../ShopProvider.js";
import { type PriceSettings, usePrices } from "./usePrices.js";

const settings: PriceSettings = {
  countries: [
    { id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: 5, title: "Deutschland", taxTitle: "19% Ust.", isoCode: "DE" },
  ],
  countryId: 13,
  currencyRate: 1,
  showFallbackCompareAtPrice: false,
  taxTitle: "20% Ust.",
  zeroVatCategoryIds: [7],
};

function renderPrices(changes: Partial<PriceSettings> = {}) {
  const { config } = fakeShop([]);
  const environment = memoryEnvironment({
    fetch: async () => Response.json([]),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const shop = createShop(config, environment);
  const wrapper = ({ children }: { children: ReactNode }) => <ShopProvider shop={shop}>{children}</ShopProvider>;
  return { shop, ...renderHook(() => usePrices({ ...settings, ...changes }), { wrapper }) };
}

test("prices follow the VAT display and the country of the shopper", () => {
  const { shop, result } = renderPrices();
  const sofa = { priceCents: 119_00 };
  expect(result.current.priceOf(sofa).now).toBe(119_00);
  act(() => {
    void shop.market.setCountry("DE", "19% Ust.");
    shop.market.setExcludeVat(true);
  });
  expect(result.current.priceOf(sofa).now).toBe(100_00);
  expect(result.current.display).toEqual({ vatPercent: 19, showNet: true, rate: 1, policy: "lowest30d" });
});

test("net amounts of a zero-VAT category equal gross ones, on the price and on every amount beside it", () => {
  const { shop, result } = renderPrices();
  act(() => shop.market.setExcludeVat(true));
  const solar = { priceCents: 120_00, categories: [{ id: 7 }] };
  expect(result.current.vatPercentOf(solar)).toBe(0);
  expect(result.current.priceOf(solar).now).toBe(120_00);
  expect(result.current.centsOf(120_00, solar)).toBe(120_00);
  expect(result.current.centsOf(120_00, { categories: [{ id: 8 }] })).toBe(100_00);
});

test("a variant has its own price and the product's VAT and content", () => {
  const { shop, result } = renderPrices({ currencyRate: 2 });
  act(() => shop.market.setExcludeVat(true));
  const oil = { priceCents: 40_00, vatPercent: 10, unit: { measure: "l", content: 2 } } as const;
  expect(result.current.priceOf(oil, { priceCents: 22_00 })).toMatchObject({
    now: 40_00,
    unitPrice: { cents: 20_00, measure: "l" },
  });
});
