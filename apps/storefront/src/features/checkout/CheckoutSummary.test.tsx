// @vitest-environment jsdom
import { emptyCart } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const [AUSTRIA, ROMANIA] = [13, 146];
const config = {
  locale: "de-AT",
  countryId: AUSTRIA,
  currency: "EUR",
  currencySymbol: "€",
  currencyRate: 1,
  taxTitle: "20% Ust.",
  zeroVatCategoryIds: [],
  freeShippingFromCents: 20_000,
  countries: [
    { id: AUSTRIA, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: ROMANIA, title: "Rumänien", taxTitle: "21% TVA", isoCode: "RO", currency: "RON", currencySymbol: "lei" },
  ],
};
const state = {
  cart: { lines: [], subtotalCents: 15_000, discountCents: 0 },
  delivery: { shippingCents: 990 },
  payment: undefined,
  totalCents: undefined,
};

test("until the cart has the prices of a new country, what free shipping lacks stays in the cart's currency", async () => {
  const { element, shop } = await createTestPage({
    Screen: () => <CheckoutSummary state={state as never} />,
    texts: ["checkout", "cart"],
    seedQueries(queries, seeded) {
      queries.setQueryData(localeConfigQuery(seeded).queryKey, config);
      const cart = { ...emptyCart, countryId: AUSTRIA };
      Object.assign(seeded.cart, { getSnapshot: () => cart });
    },
  });
  await act(async () => void render(element));
  const missing = /Noch 50,00\s€ bis|Noch €\s50,00 bis/;
  await screen.findByText(missing);
  await act(async () => shop.market.setCountry("RO"));
  expect(screen.getByText(/bis zur versandkostenfreien/).textContent).toMatch(missing);
});
