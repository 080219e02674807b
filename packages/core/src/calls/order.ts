import * as v from "valibot";
import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { OrderResult } from "../domain/order/order.js";
import { orderResultRow, qrCodeResponse, reorderResponse } from "../wire/order.js";
import { type ApiCall, noResult } from "./apiCall.js";
import type { CartHandle } from "./cartClient.js";

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
 * Returns the payment QR code for banking apps (EPC069-12), as SVG.
 * @throws ShopError NOT_FOUND
 */
export const qrCode: ApiCall<[cart: CartHandle], string> = {
  request: (_, { cartId, token }) => ({
    path: "ExternalOrderApi/getQrCode",
    body: { cart_id: cartId },
    cartToken: token,
  }),
  schema: qrCodeResponse,
};

/**
 * Adds the items of one of the customer's orders to the cart.
 * @throws ShopError UNAUTHORIZED, NOT_FOUND
 */
export const reorder: ApiCall<
  [orderId: number, cart: CartHandle | undefined],
  v.InferOutput<typeof reorderResponse>
> = {
  requiresSession: true,
  request: ({ locale }, orderId, cart) => ({
    path: "order/reorder",
    body: { order_id: orderId, locale, cart_id: cart?.cartId },
    cartToken: cart?.token,
  }),
  schema: reorderResponse,
};

/**
 * Returns the invoice of one of the customer's orders, as PDF.
 * @throws ShopError UNAUTHORIZED, NOT_FOUND until it is issued
 */
export const invoice: ApiCall<[orderId: number], Blob> = {
  requiresSession: true,
  request: (_, orderId) => ({ path: `order/${orderId}/invoice.pdf` }),
  schema: v.instance(Blob),
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
  schema: v.string(),
};
