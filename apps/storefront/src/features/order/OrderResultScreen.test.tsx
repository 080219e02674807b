// @vitest-environment jsdom
import type { OrderOutcome, OrderResult } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { OrderResultScreen } from "./OrderResultScreen.tsx";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const result: OrderResult = {
  cartId: 7,
  orderId: 3,
  ref: "ORD3",
  payment: "paid",
  reason: "",
  paymentCode: "PayPal",
  totalCents: 10_000,
  email: "eva@example.com",
  guestHash: undefined,
  bankAccount: undefined,
};

async function open(path: string, outcome: OrderOutcome | undefined) {
  const route = path.startsWith("/order-failed") ? "failed" : "placed";
  const { element, router } = await createTestPage({
    Screen: () => <OrderResultScreen route={route} />,
    path,
    texts: ["order"],
    seedQueries(queries, shop) {
      queries.setQueryData(localeConfigQuery(shop).queryKey, { refetchIntervals: { short: 60, long: 30 } });
      vi.spyOn(shop.checkout, "result").mockResolvedValue(outcome);
      shop.start();
    },
  });
  render(element);
  return router;
}

test("a payment that completes after the provider's redirect ends at the address of a placed order", async () => {
  const router = await open("/order-failed?cart_id=7&reason=pending", { result, order: undefined });
  await vi.waitFor(() => expect(router.state.location.href).toBe("/order-placed?cart_id=7"));
});

test("a payment that failed meanwhile ends at the address of a failed order", async () => {
  const failed = { ...result, payment: "failed", reason: "declined" } as const;
  const router = await open("/order-placed?cart_id=7", { result: failed, order: undefined });
  await vi.waitFor(() => expect(router.state.location.href).toBe("/order-failed?cart_id=7&reason=declined"));
});

test("a failed order mentions no cart in a browser that has none", async () => {
  await open("/order-failed?cart_id=7&reason=declined", undefined);
  await screen.findByText("Der Zahlungsdienst hat die Zahlung abgelehnt. Es wurde nichts abgebucht.");
  expect(screen.queryByText(/Ihr Warenkorb ist noch da/)).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Weiter einkaufen"]);
});

test("0229: a result page without a cart id shows no order", async () => {
  await open("/order-placed", undefined);
  const title = await screen.findByText("Hier gibt es keine Bestellung zu zeigen.");
  expect(title.tagName).toBe("H1");
});
