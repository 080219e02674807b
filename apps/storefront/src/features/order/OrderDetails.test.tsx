// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import type { Order } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { storefronts } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import de from "./texts/de.json" with { type: "json" };

// jsdom has no layout to scroll.
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
  status: "not_paid",
  placedAt: "2026-11-21T09:00:00Z",
  confirmUntil: "2026-11-23T09:00:00Z",
  email: "eva@example.com",
  subtotalCents: 100,
  discountCents: 0,
  shippingCents: 0,
  feeCents: 0,
  totalCents: 100,
  vat: [],
  payment: { code: "Nachnahme", title: "" },
  shippingMethod: { code: "Parcel", title: "" },
  shippingAddress: address,
  billingAddress: address,
  lines: [],
  coupons: [],
};

async function open(shown: Order, language: string) {
  const storefront = storefronts.find((one) => one.language === language);
  const { element } = await createTestPage({
    Screen: () => <OrderDetails order={shown} />,
    texts: ["order", "cart"],
    ...(storefront && { storefront }),
    seedQueries: (queries, shop) =>
      void queries.setQueryData(localeConfigQuery(shop).queryKey, {
        locale: shop.config.locale,
        currency: "EUR",
        currencySymbol: "€",
        countries: [],
      }),
  });
  await act(async () => void render(element));
  await screen.findByTestId("order-ref");
}

test.each([
  ["de", /bestätigen Sie Ihre E-Mail-Adresse bis 23\. November 2026 um 10:00 Uhr/],
  ["en", /confirm your e-mail address by 23 November 2026 at 10:00/],
  ["ro", /adresa de e-mail până la 23 noiembrie 2026 la 11:00/],
])("an unconfirmed order says until when its address is to be confirmed: %s", async (language, text) => {
  await open(order, language);
  expect(screen.getByText(text)).toBeTruthy();
});

test("a confirmed order asks for nothing", async () => {
  await open({ ...order, confirmUntil: undefined }, "en");
  expect(screen.queryByText(/confirm your e-mail/)).toBeNull();
});

test.each([
  ["de", "21. November 2026 um 10:00 Uhr"],
  ["en", "21 November 2026 at 10:00"],
  ["ro", "21 noiembrie 2026 la 11:00"],
])("the time of an order is written as the language does: %s", async (language, text) => {
  await open(order, language);
  expect(screen.getByText(text)).toBeTruthy();
});

test("long German labels of an order hyphenate between their words", () => {
  const labels = [de.placed.number, de.parcel, ...Object.values(de.bank).filter((label) => !label.includes(" "))];
  // Beside the bank details, a 320 px screen has room for eight letters.
  expect(labels.filter((label) => label.split("\u00ad").some((part) => part.length > 8))).toEqual([]);
});

test.each([
  ["de", "innerhalb von sieben Tagen"],
  ["en", "within seven days"],
  ["ro", "în termen de șapte zile"],
])("a prepaid order names the payment period of its email: %s", async (language, period) => {
  const mailTexts = readFileSync(`${import.meta.dirname}/../../../../backend/src/texts/${language}.ts`, "utf8");
  expect(/transferInstructions:[^`]*`([^`]*)`/.exec(mailTexts)?.[1]).toContain(period);
  const bank = { holder: "", iban: "", bic: "", bankName: "", reference: "", amountCents: 100 };
  for (const bankAccount of [undefined, bank]) {
    await open({ ...order, bankAccount, payment: { code: "Vorkasse", title: "" } }, language);
    expect(screen.getByText(new RegExp(period))).toBeTruthy();
    cleanup();
  }
});
