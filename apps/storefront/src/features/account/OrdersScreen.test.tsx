// @vitest-environment jsdom
import { type Order, ShopError } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { OrderCard } from "./OrdersScreen.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const address = {
  titleId: 1,
  firstName: "Eva",
  lastName: "Erste",
  company: "",
  street: "Gasse 1",
  extra: "",
  postalCode: "1010",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "",
};
const sent: Order = {
  id: 3,
  ref: "ORD3",
  status: "sent",
  placedAt: "2026-11-21T09:00:00Z",
  email: "eva@example.com",
  subtotalCents: 100,
  discountCents: 0,
  shippingCents: 0,
  feeCents: 0,
  totalCents: 100,
  vat: [],
  payment: {
    code: "PayPal",
    title: "",
  },
  shippingMethod: {
    code: "Parcel",
    title: "",
  },
  shippingAddress: address,
  billingAddress: address,
  lines: [],
  coupons: [],
  trackingUrls: ["https://track.test/1"],
};

async function open(order: Order) {
  const reorder = vi.fn().mockResolvedValue({ cart: { lines: [] }, missing: [] });
  const { element } = await createTestPage({
    Screen: () => <OrderCard order={order} headingLevel={2} />,
    texts: ["account", "order"],
    seedQueries(queries, shop) {
      const config = { locale: "de-AT", currency: "EUR", currencySymbol: "€", countries: [] };
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
      Object.assign(shop.orders, { reorder });
    },
  });
  render(element);
  await screen.findByRole("heading", { name: /ORD3/ });
  return reorder;
}
const links = (): Array<string | null> => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("a sent order has its status, tracking, order again and withdrawal", async () => {
  const reorder = await open(sent);
  expect(screen.getByText("Versendet")).not.toBeNull();
  expect(links()).toEqual(["Ansehen", "Sendung verfolgen", "Vertrag widerrufen"]);
  expect(screen.getByRole("link", { name: "Sendung verfolgen" }).getAttribute("href")).toBe("https://track.test/1");
  fireEvent.click(screen.getByRole("button", { name: "Noch einmal bestellen" }));
  await vi.waitFor(() => expect(reorder.mock.calls).toEqual([[3, expect.any(String)]]));
});

test("after a lost answer the order is sent again with the same key", async () => {
  const reorder = await open(sent);
  reorder.mockRejectedValueOnce(new ShopError("NETWORK"));
  const button = screen.getByRole("button", { name: "Noch einmal bestellen" });
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"));
  fireEvent.click(button);
  await vi.waitFor(() => expect(reorder).toHaveBeenCalledTimes(2));
  expect(reorder.mock.calls[1]).toEqual(reorder.mock.calls[0]);
});

test("an order that is not under way can be canceled, a canceled one neither canceled nor withdrawn from", async () => {
  await open({ ...sent, status: "not_paid", canCancel: true, trackingUrls: [] });
  expect(links()).toEqual(["Ansehen", "Stornieren"]);
  cleanup();
  await open({ ...sent, status: "canceled", trackingUrls: [] });
  expect(links()).toEqual(["Ansehen"]);
});
