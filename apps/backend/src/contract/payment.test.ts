// Tests the SDK's checkout against this backend, in both dialects.
import { createShop, type Environment, type OrderRequest, type Shop } from "@shop/core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCartPreview } from "@shop/testkit/createCartPreview";
import {
  readBankPage,
  selectWalletAccount,
  addAllPaymentMethods,
  submitScenario,
} from "../payment/testing/paymentHelpers.ts";
import { country, shippingMethod, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { createEnvironment } from "./createEnvironment.ts";

const { app, db } = await createTestBackend();

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

const preview = createCartPreview({ unitCents: 5900, stock: 9 });
const address = {
  titleId: 1,
  firstName: "Anna",
  lastName: "Huber",
  company: "",
  street: "Lindengasse 12/3",
  extra: "",
  postalCode: "1070",
  city: "Wien",
  countryId: country.austria,
  stateId: undefined,
  phone: "+43 660 1234567",
};
const request = (payment: OrderRequest["payment"], more: Partial<OrderRequest> = {}): OrderRequest => ({
  email: "anna@example.com",
  shippingAddress: address,
  billingAddress: undefined,
  vatNumber: "",
  pickup: undefined,
  shippingMethodId: shippingMethod.parcel,
  shipComplete: true,
  payment,
  message: "Bitte läuten",
  expectedTotalCents: 12_390,
  ...more,
});
const CARD = { id: 3, code: "StripePayment" } as const;
const PAYPAL = { id: 4, code: "PayPal" } as const;
const AMAZON = { id: 8, code: "AmazonPay" } as const;
const WAIT = { code: "PAYMENT_PENDING", details: { retryAfterSeconds: 120 } };
const TRANSFER = { id: 1, code: "Vorkasse" } as const;

let keys = 0;

describe.each(["natives", "strings"] as const)("%s", (dialect) => {
  async function shopper(): Promise<{ shop: Shop; cartId: number; session: Environment["storage"]["session"] }> {
    const environment = {
      ...createEnvironment(app, dialect),
      random: { key: () => `contract-payment-${dialect}-${(keys += 1)}` },
    };
    const shop = createShop(austriaConfig, environment);
    shop.start();
    shop.cart.add({ ...preview, productId: product.pouf, variantId: variant.pouf }, { quantity: 2 });
    await expect.poll(() => shop.cart.getSnapshot().confirmed?.lines).toMatchObject([{ quantity: 2 }]);
    return { shop, cartId: shop.cart.getSnapshot().cartId, session: environment.storage.session };
  }
  const pageOf = (url: string | undefined): Promise<string> => readBankPage(Response.json(url));

  async function place(shop: Shop, payment: OrderRequest["payment"]): Promise<string | undefined> {
    return (await shop.checkout.placeOrder(request(payment))).url;
  }

  test("a card: a session and a URL; pending, then paid", async () => {
    const { shop, cartId } = await shopper();
    const start = await shop.checkout.placeOrder(request(CARD));
    expect(start).toMatchObject({ kind: "cardSession", url: expect.stringMatching(/^\/api\/testbank\//) });
    expect((await shop.checkout.result(cartId))?.result).toMatchObject({ payment: "pending", totalCents: 12_390 });
    await submitScenario(app, await pageOf("url" in start ? start.url : undefined), "pay");
    expect((await shop.checkout.result(cartId))?.result).toMatchObject({
      payment: "paid",
      email: "anna@example.com",
      guestHash: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(shop.cart.getSnapshot().cartId).not.toBe(cartId);
  });

  test("declined: the cart is kept, and another method goes through", async () => {
    const { shop, cartId } = await shopper();
    const start = await shop.checkout.placeOrder(request(PAYPAL));
    expect(start).toMatchObject({ kind: "redirect" });
    await submitScenario(app, await pageOf("url" in start ? start.url : undefined), "decline");
    expect((await shop.checkout.result(cartId))?.result).toMatchObject({ payment: "failed", reason: "declined" });
    expect(shop.cart.getSnapshot().cartId).toBe(cartId);
    await shop.checkout.placeOrder(request(TRANSFER));
    expect((await shop.checkout.result(cartId))?.result).toMatchObject({
      payment: "not_needed",
      bankAccount: { iban: expect.any(String), amountCents: 12_390 },
    });
  });

  test("Amazon: selection page, back with a session, then the order", async () => {
    const { shop, cartId } = await shopper();
    expect(await shop.checkout.amazonPayUrl()).toBe("/api/testbank/wallet?locale=de_AT");
    const start = await shop.checkout.placeOrder(request(AMAZON, { amazonSessionId: await selectWalletAccount(app) }));
    await submitScenario(app, await pageOf("url" in start ? start.url : undefined), "pay");
    expect((await shop.checkout.result(cartId))?.result).toMatchObject({ payment: "paid", paymentCode: "AmazonPay" });
  });

  test("another method during another tab's open payment: wait two minutes", async () => {
    const { shop, session } = await shopper();
    await shop.checkout.placeOrder(request(PAYPAL));
    // Another tab has a session storage of its own.
    for (const key of session.keys("")) session.remove(key);
    await expect(shop.checkout.placeOrder(request(CARD))).rejects.toMatchObject(WAIT);
  });

  test("another method, back from the provider's page: at once, and the page left takes no payment", async () => {
    const { shop, cartId } = await shopper();
    const left = await pageOf(await place(shop, PAYPAL));
    expect(await place(shop, TRANSFER)).toBe(`/order-placed?cart_id=${cartId}`);
    await submitScenario(app, left, "pay");
    const orders = await db.selectFrom("orders").select("status").where("cart_id", "=", cartId).orderBy("id").execute();
    expect(orders).toEqual([{ status: "canceled" }, { status: "not_paid" }]);
  });

  test("another method during a payment that may still complete: wait two minutes", async () => {
    const { shop, cartId } = await shopper();
    await submitScenario(app, await pageOf(await place(shop, PAYPAL)), "slow");
    await expect(shop.checkout.placeOrder(request(CARD))).rejects.toMatchObject(WAIT);
    expect(await shop.checkout.result(cartId)).toMatchObject({ result: { payment: "pending" } });
  });

  test("the identical order, back from the provider, leads to the same page", async () => {
    const { shop, cartId } = await shopper();
    const [first, again] = [
      await shop.checkout.placeOrder(request(PAYPAL)),
      await shop.checkout.placeOrder(request(PAYPAL)),
    ];
    expect(again).toEqual(first);
    expect(await db.selectFrom("orders").select("status").where("cart_id", "=", cartId).execute()).toHaveLength(1);
  });
});
