import type * as v from "valibot";
import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { OrderResult } from "../domain/order/order.js";
import type { OrderReference } from "../domain/order/orderReference.js";
import { orderResultRow, qrCodeResponse, reorderResponse } from "../wire/order.js";
import { property } from "../wire/row.js";
import { orderReference } from "./requireCustomer.js";
import { type ApiCall, noResult } from "./apiCall.js";
import type { CartHandle } from "./cartClient.js";
import { createSchema, matching, textOnly } from "../wire/createSchema.js";

/**
 * Returns the payment result of a cart's order, for the owner of the cart or the order.
 * @throws ShopError NOT_FOUND
 */
export const result: ApiCall<[cart: CartHandle], OrderResult> = {
  request: ({ locale }, { cartId, token }) => ({
    path: "order/result",
    query: { cart_id: cartId, api_locale: locale },
    cartToken: token,
  }),
  schema: orderResultRow,
};

/**
 * Returns the payment QR code of an unpaid prepayment for banking apps (EPC069-12), as SVG.
 * @throws ShopError NOT_FOUND
 */
export const qrCode: ApiCall<[order: CartHandle | OrderReference], string> = {
  request: (context, order) => ({
    path: "ExternalOrderApi/getQrCode",
    ...(typeof order === "object" && "cartId" in order
      ? { body: { cart_id: order.cartId }, cartToken: order.token }
      : orderReference(context, order)),
  }),
  schema: qrCodeResponse,
};

/**
 * Ends the open payment of a cart's unpaid order, at its provider too, so that the cart can be paid otherwise at once.
 * @throws ShopError HTTP_STATUS with reason ORDER_NOT_CANCELABLE when the payment is made or may still complete
 */
export const cancelPayment: ApiCall<[cart: CartHandle]> = {
  request: ({ market }, { cartId, token }) => ({
    path: "paypal/cancel",
    body: { cart_id: cartId, satellite: market },
    cartToken: token,
  }),
  ...noResult,
};

/**
 * Completes a payment approved in PayPal's own button and returns the path of the result page.
 * @throws ShopError NOT_FOUND
 */
export const acceptPayPal: ApiCall<[cart: CartHandle, paypalData: Readonly<{ orderID: string }>], string> = {
  request: ({ market }, { token }, paypalData) => ({
    path: "paypal/accept",
    body: { paypal_data: paypalData, satellite: market },
    cartToken: token,
  }),
  schema: property("redirect", matching(textOnly, /^\/order-(?:placed|failed)\?/)),
};

/**
 * Adds the items of an order to the cart.
 *
 * @param idempotencyKey created before the first attempt and reused until a response arrives
 * @throws ShopError UNAUTHORIZED, NOT_FOUND
 */
export const reorder: ApiCall<
  [order: OrderReference, cart: CartHandle | undefined, idempotencyKey: string],
  v.InferOutput<typeof reorderResponse>
> = {
  request(context, order, cart, idempotencyKey) {
    const { body, ...request } = orderReference(context, order);
    return {
      ...request,
      path: "order/reorder",
      body: { ...body, locale: context.locale, cart_id: cart?.cartId },
      cartToken: cart?.token,
      idempotencyKey,
    };
  },
  schema: reorderResponse,
};

/**
 * Returns the invoice of one of the customer's orders, as PDF.
 * @throws ShopError UNAUTHORIZED, NOT_FOUND until it is issued
 */
export const invoice: ApiCall<[orderId: number], Blob> = {
  requiresSession: true,
  request: (_, orderId) => ({ path: `order/${orderId}/invoice.pdf` }),
  // Not `v.instance(Blob)`: some runtimes have no Blob.
  schema: createSchema("a Blob", (body) => (body instanceof Blob ? body : undefined)),
};

/** Sets the pickup point of the cart. */
export const setPickupCenter: ApiCall<[cart: CartHandle, centerId: number]> = {
  request: (_, { cartId, token }, centerId) => ({
    path: "localpickup/order",
    body: { cart_id: cartId, fulfilment_center_id: centerId },
    cartToken: token,
  }),
  ...noResult,
};

/** Sets the person who collects the order. */
export const setPickupContact: ApiCall<[cart: CartHandle, contact: Omit<PickupChoice, "centerId">]> = {
  request: (_, { cartId, token }, { firstName, lastName, phone }) => ({
    path: "localPickupAddress/order",
    body: { cart_id: cartId, firstname: firstName, lastname: lastName, phone },
    cartToken: token,
  }),
  ...noResult,
};

/**
 * Returns the Amazon Pay page, on which the shopper chooses a payment method before ordering.
 * @throws ShopError NOT_FOUND on a backend without this call
 */
export const amazonPayUrl: ApiCall<[cart: CartHandle], string> = {
  request: ({ locale }, { cartId, token }) => ({
    path: "amazon/session",
    body: { cart_id: cartId, locale },
    cartToken: token,
  }),
  schema: textOnly,
};
