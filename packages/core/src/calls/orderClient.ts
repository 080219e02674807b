import * as v from "valibot";
import type { Cart } from "../domain/cart/cart.js";
import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { OrderResult } from "../domain/order/order.js";
import { type MissingLine, orderResultRow, qrCodeResponse, reorderResponse } from "../wire/order.js";
import type { CartHandle } from "./cartClient.js";
import type { Http } from "./transport/http.js";

/** Calls after an order was placed. Foreign and unknown orders are both NOT_FOUND. */
export interface OrderClient {
  /**
   * Returns the payment result of a cart's order, for the owner of the cart or the order.
   * @throws ShopError NOT_FOUND
   */
  result(cart: CartHandle): Promise<OrderResult>;
  /**
   * Returns the payment QR code for banking apps (EPC069-12), as SVG.
   * @throws ShopError NOT_FOUND
   */
  qrCode(cart: CartHandle): Promise<string>;
  /**
   * Adds the items of one of the customer's orders to the cart.
   * @throws ShopError UNAUTHORIZED, NOT_FOUND
   */
  reorder(orderId: number, cart: CartHandle | undefined): Promise<{ cart: Cart; missing: MissingLine[] }>;
  /**
   * Returns the invoice of one of the customer's orders, as PDF.
   * @throws ShopError UNAUTHORIZED, NOT_FOUND until it is issued
   */
  invoice(orderId: number): Promise<Blob>;
  /** Sets the pickup point of the cart and the person who collects the order. */
  setPickup(cart: CartHandle, choice: PickupChoice): Promise<void>;
  /**
   * Returns the Amazon Pay page, on which the shopper chooses a payment method before ordering.
   * @throws ShopError NOT_FOUND on a backend without this call
   */
  amazonPayUrl(cart: CartHandle): Promise<string>;
}

export function createOrderClient(http: Http, context: { locale: string }): OrderClient {
  return {
    result: (cart) =>
      http({
        api: "main",
        method: "GET",
        path: "order/result",
        query: { cart_id: cart.cartId, api_locale: context.locale },
        cartToken: cart.token,
        schema: orderResultRow,
      }),
    qrCode: (cart) =>
      http({
        api: "main",
        method: "POST",
        path: "ExternalOrderApi/getQrCode",
        body: { cart_id: cart.cartId },
        cartToken: cart.token,
        schema: qrCodeResponse,
      }),
    reorder: (orderId, cart) =>
      http({
        api: "main",
        method: "POST",
        path: "order/reorder",
        body: { order_id: orderId, locale: context.locale, ...(cart === undefined ? {} : { cart_id: cart.cartId }) },
        cartToken: cart?.token,
        requiresSession: true,
        schema: reorderResponse,
      }),
    invoice: (orderId) =>
      http({
        api: "main",
        method: "GET",
        path: `order/${orderId}/invoice.pdf`,
        requiresSession: true,
        schema: v.instance(Blob),
      }),
    amazonPayUrl: (cart) =>
      http({
        api: "main",
        method: "POST",
        path: "amazon/session",
        body: { cart_id: cart.cartId, locale: context.locale },
        cartToken: cart.token,
        schema: v.string(),
      }),
    async setPickup(cart, { centerId, firstName, lastName, phone }) {
      const post = (path: string, body: Record<string, unknown>): Promise<unknown> =>
        http({
          api: "main",
          method: "POST",
          path,
          body: { cart_id: cart.cartId, ...body },
          cartToken: cart.token,
          schema: v.unknown(),
        });
      await post("localpickup/order", { fulfilment_center_id: centerId });
      await post("localPickupAddress/order", { firstname: firstName, lastname: lastName, phone });
    },
  };
}
