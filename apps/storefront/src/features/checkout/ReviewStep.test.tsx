// @vitest-environment jsdom
import { localeConfigQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { selectStorefront } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { createTestShop } from "../../testing/createTestShop.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { useCheckoutState } from "./useCheckoutState.ts";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

/** Opens the last step of the checkout with one item. */
async function open(id: string, priceCents: number, shippingCents: number) {
  const storefront = selectStorefront("", id);
  const environment = testEnvironment({
    fetch: fakeShop([{ id: 1, title: "Muster", priceCents }], { shippingCents }).fetch,
  });
  const loader = createTestShop({ ...environment, storefront });
  const config = await loader.content.localeConfig();
  const [product] = await loader.catalogue.products({ id: [1] });
  if (product === undefined) throw new Error("no product");
  const { element, shop } = await createTestPage({
    Screen: () => <ReviewStep state={useCheckoutState()} onNext={() => {}} />,
    storefront,
    texts: ["checkout", "cart"],
    environment,
    seedQueries(queries, seeded) {
      queries.setQueryData(localeConfigQuery(seeded).queryKey, { ...config, locale: storefront.locale });
      queries.setQueryData(folderLinksQuery(seeded, "legal").queryKey, []);
    },
  });
  shop.start();
  shop.cart.add(product);
  await shop.cart.whenSynced();
  await shop.shipping.refresh();
  await act(async () => void render(element));
}

test.each([
  ["at-de", "Zahlungspflichtig bestellen", "Bestellen"],
  ["at-en", "Order with obligation to pay", "Order"],
  ["ro-ro", "Comandă cu obligație de plată", "Comandă"],
])(
  "%s: the order button names the obligation to pay, and only when something is to be paid",
  async (id, paid, free) => {
    await open(id, 0, 990);
    expect(await screen.findByRole("button", { name: paid }, { timeout: 10_000 })).toBeDefined();
    cleanup();
    await open(id, 0, 0);
    expect(await screen.findByRole("button", { name: free }, { timeout: 10_000 })).toBeDefined();
  },
);
