// @vitest-environment jsdom
import type { Order, OrderResult } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { OrderPlaced } from "./OrderPlaced.tsx";

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
const order: Order = {
  id: 3,
  ref: "ORD3",
  invoiceRef: "R-3",
  status: "not_paid",
  placedAt: "2026-11-21T09:00:00Z",
  email: "eva@example.com",
  subtotalCents: 100,
  discountCents: 0,
  shippingCents: 0,
  feeCents: 0,
  totalCents: 100,
  vat: [],
  lines: [],
  coupons: [],
  deliveryDates: {
    first: "2999-12-03",
    last: "2999-12-08",
  },
  payment: {
    code: "PayPal",
    title: "PayPal",
  },
  shippingMethod: {
    code: "Freight",
    title: "Spedition bis zur Bordsteinkante",
  },
  shippingAddress: address,
  billingAddress: address,
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page reads these fields only
const result = { cartId: 7, guestHash: "secret" } as OrderResult;

test("a guest's confirmation has number, email, delivery, next step, order link, invoice, withdrawal and account offer", async () => {
  const { element } = await createTestPage({
    Screen: () => <OrderPlaced order={order} result={result} />,
    texts: ["order", "cart"],
    seedQueries(queries, shop) {
      const config = { locale: "de-AT", currency: "EUR", currencySymbol: "€", countries: [], passwordMinLength: 8 };
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
      for (const folder of ["legal", "service"]) queries.setQueryData(folderLinksQuery(shop, folder).queryKey, []);
    },
  });
  await act(async () => void render(element));
  expect((await screen.findByTestId("order-ref")).textContent).toBe("ORD3");
  for (const text of [/eva@example\.com/, /Gasse 1/, /3\.–8\. Dezember/, /Die Spedition ruft Sie an/])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  const target = (name: string): string | null => screen.getByRole("link", { name }).getAttribute("href");
  expect(target("Bestellung und Rechnung ansehen")).toBe("/guest/invoice/ORD3/secret");
  expect(target("Rechnung (PDF)")).toMatch(/guest\/order\/ORD3\/secret\/invoice\.pdf$/);
  expect(target("Vertrag widerrufen")).toMatch(/^\/vertrag-widerrufen\?order=ORD3#key=secret$/);
  expect(await screen.findByRole("button", { name: "Konto anlegen" }, { timeout: 10_000 })).not.toBeNull();
});
