// @vitest-environment jsdom
import { emptyCart } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { useDisplayCart } from "./useDisplayCart.ts";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const [AUSTRIA, ROMANIA] = [13, 146];
/** Displays prices in francs, and charges lei in Romania. */
const config = {
  locale: "de-AT",
  countryId: AUSTRIA,
  currency: "CHF",
  currencySymbol: "Fr.",
  currencyRate: 0.95,
  taxTitle: "20% Ust.",
  zeroVatCategoryIds: [],
  countries: [
    { id: AUSTRIA, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: ROMANIA, title: "Rumänien", taxTitle: "21% TVA", isoCode: "RO", currency: "RON", currencySymbol: "lei" },
  ],
};

test("shipping has currency and rate of the shopper's country, also while the cart has those of another one", async () => {
  const { element, shop } = await createTestPage({
    Screen: () => <p>{useDisplayCart().formatShipping(10_00)}</p>,
    seedQueries(queries, seeded) {
      queries.setQueryData(localeConfigQuery(seeded).queryKey, config);
      const cart = { ...emptyCart, countryId: AUSTRIA };
      Object.assign(seeded.cart, { getSnapshot: () => cart });
    },
  });
  await act(async () => void render(element));
  await screen.findByText(/^9,50\sFr\.$/);
  await act(async () => shop.market.setCountry("RO"));
  expect(screen.getByRole("paragraph").textContent).toMatch(/^10,00\slei$/);
});
