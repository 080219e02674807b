import * as v from "valibot";
import type { Cart } from "../domain/cart/cart.js";
import type { PickupChoice } from "../domain/order/checkoutDraft.js";
import type { OrderResult } from "../domain/order/orderResult.js";
import { type MissingLine, orderResultRow, qrCodeAnswer, reorderAnswer } from "../wire/orderResult.js";
import type { CartHandle } from "./cartAnswer.js";
import type { Http } from "./http.js";

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
  choosePickup(cart: CartHandle, choice: PickupChoice): Promise<void>;
  /**
   * Returns the Amazon Pay page, on which the shopper chooses a payment method before ordering.
   * @throws ShopError NOT_FOUND on a backend without this call
   */
  amazonPage(cart: CartHandle): Promise<string>;
}

export function createOrderClient(http: Http, where: { locale: string }): OrderClient {
  return {
    result: (cart) =>
      http({
        api: "main",
        method: "GET",
        path: "order/result",
        query: { cart_id: cart.cartId, api_locale: where.locale },
        cartToken: cart.token,
        answer: orderResultRow,
      }),
    qrCode: (cart) =>
      http({
        api: "main",
        method: "POST",
        path: "ExternalOrderApi/getQrCode",
        body: { cart_id: cart.cartId },
        cartToken: cart.token,
        answer: qrCodeAnswer,
      }),
    reorder: (orderId, cart) =>
      http({
        api: "main",
        method: "POST",
        path: "order/reorder",
        body: { order_id: orderId, locale: where.locale, ...(cart === undefined ? {} : { cart_id: cart.cartId }) },
        cartToken: cart?.token,
        personal: true,
        answer: reorderAnswer,
      }),
    invoice: (orderId) =>
      http({
        api: "main",
        method: "GET",
        path: `order/${orderId}/invoice.pdf`,
        personal: true,
        answer: v.instance(Blob),
      }),
    amazonPage: (cart) =>
      http({
        api: "main",
        method: "POST",
        path: "amazon/session",
        body: { cart_id: cart.cartId, locale: where.locale },
        cartToken: cart.token,
        answer: v.string(),
      }),
    async choosePickup(cart, { centerId, ...person }) {
      const post = (path: string, body: Record<string, unknown>): Promise<unknown> =>
        http({
          api: "main",
          method: "POST",
          path,
          body: { cart_id: cart.cartId, ...body },
          cartToken: cart.token,
          answer: v.unknown(),
        });
      await post("localpickup/order", { fulfilment_center_id: centerId });
      await post("localPickupAddress/order", person);
    },
  };
}
