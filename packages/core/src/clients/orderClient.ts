import * as v from "valibot";
import type { Cart } from "../domain/cart/cart.js";
import type { PickupChoice } from "../domain/order/checkoutDraft.js";
import type { OrderResult } from "../domain/order/orderResult.js";
import { type MissingLine, orderResultRow, qrCodeAnswer, reorderAnswer } from "../wire/orderResult.js";
import type { CartHandle } from "./cartAnswer.js";
import type { Http } from "./http.js";

/** What comes after an order was sent. Somebody else's and unknown orders are both NOT_FOUND. */
export interface OrderClient {
  /** What became of the order of a cart, for who owns the cart or the order. @throws ShopError NOT_FOUND */
  result(cart: CartHandle): Promise<OrderResult>;
  /** The payment code that banking apps read, an SVG drawing (EPC069-12). @throws ShopError NOT_FOUND */
  qrCode(cart: CartHandle): Promise<string>;
  /** Puts the goods of an own order into the cart again. @throws ShopError UNAUTHORIZED, NOT_FOUND */
  reorder(orderId: number, cart: CartHandle | undefined): Promise<{ cart: Cart; missing: MissingLine[] }>;
  /** The invoice of an own order, a PDF. @throws ShopError UNAUTHORIZED; NOT_FOUND as long as there is none */
  invoice(orderId: number): Promise<Blob>;
  /** Where the cart's goods are fetched, and by whom. */
  choosePickup(cart: CartHandle, choice: PickupChoice): Promise<void>;
  /** Where who pays with Amazon chooses how, before the order. @throws ShopError NOT_FOUND in a shop without the call */
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
