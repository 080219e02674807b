import { createShop, displayCents, displayPrice, productDisplay, productVatPercent } from "@shop/core";
import { fakeShop, memoryEnvironment } from "@shop/core/testing";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopProvider } from "../ShopProvider.js";
import { type PriceSettings, usePriceDisplay } from "./usePriceDisplay.js";

const settings: PriceSettings = {
  countries: [
    { id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: 5, title: "Deutschland", taxTitle: "19% Ust.", isoCode: "DE" },
  ],
  countryId: 13,
  currency: "EUR",
  currencySymbol: "€",
  currencyRate: 1,
  showFallbackCompareAtPrice: false,
  taxTitle: "20% Ust.",
  zeroVatCategoryIds: [7],
};

function renderDisplay() {
  const { config } = fakeShop([]);
  const environment = memoryEnvironment({
    fetch: async () => Response.json([]),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const shop = createShop(config, environment);
  const wrapper = ({ children }: { children: ReactNode }) => <ShopProvider shop={shop}>{children}</ShopProvider>;
  return { shop, ...renderHook(() => usePriceDisplay(settings), { wrapper }) };
}

test("prices follow the VAT display and the country of the shopper", () => {
  const { shop, result } = renderDisplay();
  const sofa = { priceCents: 119_00, vatPercent: undefined };
  expect(displayPrice(sofa, productDisplay(sofa, result.current)).now).toBe(119_00);
  act(() => {
    void shop.market.setCountry("DE", "19% Ust.");
    shop.market.setExcludeVat(true);
  });
  expect(displayPrice(sofa, productDisplay(sofa, result.current)).now).toBe(100_00);
  expect(result.current).toMatchObject({ vatPercent: 19, showNet: true, rate: 1, policy: "lowest30d" });
});

test("net amounts of a zero-VAT category equal gross ones, for the price and all amounts beside it", () => {
  const { shop, result } = renderDisplay();
  act(() => shop.market.setExcludeVat(true));
  const solar = { priceCents: 120_00, categories: [{ id: 7 }] };
  expect(productVatPercent(solar, result.current.country)).toBe(0);
  expect(displayPrice(solar, productDisplay(solar, result.current)).now).toBe(120_00);
  expect(displayCents(120_00, productDisplay(solar, result.current))).toBe(120_00);
  expect(displayCents(120_00, productDisplay({ categories: [{ id: 8 }] }, result.current))).toBe(100_00);
});
