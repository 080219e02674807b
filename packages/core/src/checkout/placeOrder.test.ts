import { describe, expect, test } from "vitest";
import { ShopError } from "../shared/shopError.js";
import { address, openPage, PROVIDER, request } from "./testing/checkoutPage.js";

describe("placing an order", () => {
  test("the provider's own page is an allowed redirect", async () => {
    expect(await openPage().store.placeOrder(request)).toEqual({ kind: "redirect", url: PROVIDER });
  });

  test("D7: a card payment goes to the hosted page's address in its answer", async () => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue("sessionId___cs_1___https://checkout.stripe.com/c/pay/cs_1");
    const start = await store.placeOrder({ ...request, payment: { id: 6, code: "StripePayment" } });
    expect(start).toEqual({ kind: "cardSession", sessionId: "cs_1", url: "https://checkout.stripe.com/c/pay/cs_1" });
  });

  test.each([
    ["PayPal", "https://evil.example/pay"],
    ["PayPal", { error: "nonsense" }],
    ["StripePayment", "sessionId___cs_1___https://evil.example/"],
  ] as const)("%s leading to %j is a failed payment", async (code, response) => {
    const { store, client } = openPage();
    client.pay.mockResolvedValue(response);
    await expect(store.placeOrder({ ...request, payment: { id: 5, code } })).rejects.toMatchObject({
      code: "PAYMENT_FAILED",
    });
  });

  test("all fields are sent: coupon, company, VAT number, message, complete delivery, guest", async () => {
    const { store, client } = openPage();
    const billingAddress = { ...address, company: "Huber GmbH" };
    await store.placeOrder({
      ...request,
      billingAddress,
      vatNumber: "ATU12345675",
      shipComplete: false,
      message: "Huber",
    });
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({
        coupons: ["HERBST"],
        isCompany: true,
        vatNumber: "ATU12345675",
        shipComplete: false,
        isGuest: true,
        message: "Huber",
        customerId: 9,
        shippingAddressId: 31,
        shippingTaxTitle: "20% Ust.",
      }),
    );
  });

  test("an empty cart is neither assigned to a customer nor paid", async () => {
    const { store, client } = openPage({ lines: [] });
    await expect(store.placeOrder(request)).rejects.toMatchObject({
      code: "CART_NOT_FOUND",
      details: { at: "checkout" },
    });
    expect(client.assignCustomer).not.toHaveBeenCalled();
    expect(client.pay).not.toHaveBeenCalled();
  });

  test("an address of the customer's book is used as it is, not written again", async () => {
    const { store, client } = openPage({ isSignedIn: true });
    await store.placeOrder({ ...request, shippingAddress: { ...address, savedAddressId: 55 } });
    expect(client.addAddress).not.toHaveBeenCalled();
    expect(client.pay).toHaveBeenCalledWith(
      expect.objectContaining({ shippingAddressId: 55, billingAddressId: 55, isGuest: false }),
    );
  });

  test("the pickup location is set before the order is sent", async () => {
    const { store, client } = openPage();
    const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
    await store.placeOrder({ ...request, pickup });
    expect(client.setPickup).toHaveBeenCalledWith({ cartId: 7, token: "secret" }, pickup);
    expect(client.setPickup).toHaveBeenCalledBefore(client.pay);
  });
});

test.each([
  ["customer", "assignCustomer"],
  ["address", "addAddress"],
  ["pickup", "setPickup"],
] as const)("the error names the failed step: %s", async (step, call) => {
  const { store, client } = openPage();
  client[call].mockRejectedValue(new ShopError("HTTP_STATUS", { details: { status: 500 } }));
  const pickup = { centerId: 4, firstName: "Eva", lastName: "Huber", phone: "0721" };
  await expect(store.placeOrder({ ...request, pickup })).rejects.toMatchObject({
    code: "HTTP_STATUS",
    details: { status: 500, step },
  });
  expect(client.pay).not.toHaveBeenCalled();
});
