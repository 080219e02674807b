import { expect, test } from "vitest";
import { cartTotals } from "../domain/cart/cartTotals.js";
import {
  createCartCoupon,
  createCartLine,
  createCustomer,
  createLocaleConfig,
  createProduct,
} from "./createRecords.js";

const deliveryDays = { min: 3, max: 5 };

test("a product of few fields has one variant, and given fields stay", () => {
  const fields = { id: 7, title: "Chair", url: "/chair", priceCents: 15_900, stock: 3, deliveryDays };
  expect(createProduct(fields)).toMatchObject({ ...fields, variantId: 7, variantCount: 1, step: 1, pictures: [] });
  expect(createProduct({ ...fields, variantId: 84, step: 2 })).toMatchObject({ variantId: 84, step: 2 });
});

test("a line and a coupon of few fields", () => {
  const prices = { quantity: 2, unitCents: 15_900, vatPercent: 20, stock: 3 };
  const line = createCartLine({ ...prices, cartItemId: 1, productId: 7, variantId: 84, title: "Chair", url: "/chair" });
  expect(cartTotals({ lines: [line], discountCents: 0, shippingCents: 990 }).totalCents).toBe(32_790);
  expect(createCartCoupon({ code: "HERBST", discountCents: 100, percent: 10 })).toMatchObject({
    title: "HERBST",
    percent: 10,
    amountCents: undefined,
    minSubtotalCents: 0,
  });
});

test("settings of few fields ship to all countries and take the tax of the own one", () => {
  const countries = [
    { id: 1, title: "Österreich", taxTitle: "20% USt.", isoCode: "AT" },
    { id: 2, title: "Deutschland", taxTitle: "19% MwSt.", isoCode: "DE" },
  ];
  const base = { locale: "de-DE", language: "de", currency: "EUR", storeName: "Nord", countries };
  expect(createLocaleConfig({ ...base, countryId: 2 })).toMatchObject({
    taxTitle: "19% MwSt.",
    shippingCountryIds: [1, 2],
    siteName: "Nord",
  });
  expect(createLocaleConfig({ ...base, countryId: 3 }).taxTitle).toBe("");
});

test("a customer of few fields is a person", () => {
  const customer = createCustomer({ id: 7, email: "anna@example.com", firstName: "Anna", lastName: "Auer" });
  expect(customer).toMatchObject({ id: 7, company: "", ref: "7", hasTwoFactor: false });
});
