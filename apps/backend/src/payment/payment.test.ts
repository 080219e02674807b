import { paymentMethodRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { country, shippingMethod, payment } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  createShopper,
  fetchWithCartToken,
  fixtureItems,
  parseEnvelope,
  send,
} from "../cart/testing/shopper.ts";

const { app, db } = await createTestBackend();
const shopper = await createShopper(app);

const methods = async (rest = "/de_AT") => {
  const response = await fetchWithCartToken(
    app,
    `/ExternalOrderApi/getActivePaymentMethods/${shopper.cartId}${rest}`,
    shopper.token,
  );
  return v.parse(v.object({ data: v.array(paymentMethodRow) }), await response.json()).data;
};
const ids = async (rest?: string) => (await methods(rest)).map(({ id }) => id);

test("all active methods of the country, with their fees", async () => {
  expect(await methods()).toEqual([
    { id: payment.prepayment, code: "Vorkasse", title: "Vorkasse", description: "", position: 1, feeCents: 0 },
    { id: payment.cashOnDelivery, code: "Nachnahme", title: "Nachnahme", description: "", position: 2, feeCents: 490 },
  ]);
});

test("without a locale, the methods of the storefront in which the cart was created", async () => {
  expect(await ids("")).toEqual([payment.prepayment, payment.cashOnDelivery]);
  const added = { ...addBody(fixtureItems.pouf), locale: "de_DE" };
  const { data: german } = await parseEnvelope(send(app, "/cart/add", added));
  const response = await fetchWithCartToken(
    app,
    `/ExternalOrderApi/getActivePaymentMethods/${german.cartId}`,
    german.cart.token,
  );
  expect(await response.json()).toMatchObject({ data: [{ id: payment.prepayment }] });
});

test("in the order of the storefront's country, those without an entry last", async () => {
  const entry = { scope: "AT", name: "payment_order", value: JSON.stringify(["Klarna", "Nachnahme"]) };
  await db.insertInto("setting").values(entry).execute();
  try {
    expect((await methods()).map(({ code, position }) => [code, position])).toEqual([
      ["Nachnahme", 1],
      ["Vorkasse", 2],
    ]);
  } finally {
    await db.deleteFrom("setting").where("name", "=", "payment_order").execute();
  }
});

test("not in countries where a method is unavailable", async () => {
  expect(await ids("/de_DE")).toEqual([payment.prepayment]);
  expect(await ids(`/de_AT?country_id=${country.germany}`)).toEqual([payment.prepayment]);
});

test("only methods that the shipping method allows; an unconfigured one allows all", async () => {
  expect(await ids(`/de_AT?delivery_module_id=${shippingMethod.freight}`)).toEqual([payment.prepayment]);
  expect(await ids(`/de_AT?delivery_module_id=${shippingMethod.parcel}`)).toEqual([
    payment.prepayment,
    payment.cashOnDelivery,
  ]);
});

test("no inactive method", async () => {
  await db.updateTable("payment_method").set({ active: false }).where("id", "=", payment.prepayment).execute();
  expect(await ids()).toEqual([payment.cashOnDelivery]);
  await db.updateTable("payment_method").set({ active: true }).execute();
});
