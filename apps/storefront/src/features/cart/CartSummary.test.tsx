// @vitest-environment jsdom
import { localeConfigQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { selectStorefront } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { createTestShop } from "../../testing/createTestShop.ts";
import { CartSummary } from "./CartSummary.tsx";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };
const chair = { id: 1, title: "Stuhl", priceCents: 10_000 };

/** Opens the summary of a cart with one item, by default a chair of 100 €. */
async function open(id: string, minOrderCents: number, { product: sold = chair, shippingCents = 990 } = {}) {
  const storefront = selectStorefront("", id);
  const environment = testEnvironment({ fetch: fakeShop([sold], { coupons: { TEN: 10 }, shippingCents }).fetch });
  const loader = createTestShop({ ...environment, storefront });
  const config = await loader.content.localeConfig();
  const [product] = await loader.catalogue.products({ id: [1] });
  if (product === undefined) throw new Error("no chair");
  const { element, shop } = await createTestPage({
    Screen: CartSummary,
    storefront,
    texts: ["cart"],
    environment,
    seedQueries: (queries, seeded) =>
      void queries.setQueryData(localeConfigQuery(seeded).queryKey, {
        ...config,
        locale: storefront.locale,
        minOrderCents,
      }),
  });
  shop.start();
  shop.cart.add(product);
  await shop.cart.whenSynced();
  await act(async () => void render(element));
  return shop;
}

test.each([
  ["at-de", /Mindestbestellwert beträgt .*150,00.*fehlen noch .*50,00/],
  ["at-en", /minimum order value is .*150.00.*You are .*50.00.* short/],
  ["ro-ro", /Valoarea minimă a comenzii este de .*150,00.*Mai lipsesc .*50,00/],
] as const)("%s: below the minimum order, the cart names what is missing and offers no checkout", async (id, text) => {
  await open(id, 15_000);
  await screen.findByText(text, {}, SLOWLY);
  expect(document.querySelector("a[href='/checkout']")).toBeNull();
  expect(document.querySelector<HTMLButtonElement>("button[disabled]")).not.toBeNull();
});

test("the minimum order counts the products after discounts", async () => {
  const shop = await open("at-de", 10_000);
  await vi.waitFor(() => expect(document.querySelector("a[href='/checkout']")).not.toBeNull(), SLOWLY);
  expect(screen.queryByText(/Mindestbestellwert/)).toBeNull();
  await shop.cart.applyCoupon("TEN");
  expect((await screen.findByText(/Mindestbestellwert/, {}, SLOWLY)).textContent).toMatch(/fehlen noch .*10,00/);
  expect(document.querySelector("a[href='/checkout']")).toBeNull();
});

test("the cart names the payment methods unless nothing is to be paid", async () => {
  await open("at-de", 0);
  await screen.findByText("Zahlungsarten: Vorkasse", {}, SLOWLY);
  cleanup();
  await open("at-de", 0, { product: { ...chair, priceCents: 0 }, shippingCents: 0 });
  await screen.findByText(/Gesamtbetrag: .*0,00/, {}, SLOWLY);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Zahlungsarten/)).toBeNull();
});

test("a cart of free samples has no minimum", async () => {
  await open("at-de", 15_000, { product: { ...chair, priceCents: 0 } });
  await vi.waitFor(() => expect(document.querySelector("a[href='/checkout']")).not.toBeNull(), SLOWLY);
  expect(screen.queryByText(/Mindestbestellwert/)).toBeNull();
});
