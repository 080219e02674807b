import type { Cart } from "../domain/cart/cart.js";
import { cartRow, cartWriteData } from "../wire/cart.js";
import { createCartCall, type CartHandle, type WriteOptions } from "./cartCall.js";
import type { Http } from "./transport/http.js";

/** Result of a cart write. */
export interface CartWriteResult {
  /** Quantity of the line after the call. */
  quantity: number;
  cart: Cart;
}

/**
 * Calls for the lines of a cart.
 *
 * @throws ShopError CART_NOT_FOUND for unknown, foreign and ordered carts alike, OUT_OF_STOCK with `stock` in its
 * details, CART_REJECTED for any other status, and the errors of every call
 */
export interface CartLineClient {
  get(cart: CartHandle, countryId: number): Promise<Cart>;
  add(
    cart: CartHandle,
    line: { productId: number; variantId: number; quantity: number },
    write: WriteOptions,
  ): Promise<CartWriteResult>;
  /** Sets the quantity; 0 or below removes the line. */
  update(
    cart: CartHandle,
    line: { cartItemId: number; quantity: number },
    write: WriteOptions,
  ): Promise<CartWriteResult>;
  remove(cart: CartHandle, cartItemId: number, write: WriteOptions): Promise<CartWriteResult>;
  clear(cart: CartHandle, write: WriteOptions): Promise<CartWriteResult>;
  /**
   * Sets the fulfilment center of a line; undefined allows any.
   * @throws ShopError CART_REJECTED when the center has no stock of it
   */
  setFulfilmentCenter(
    cart: CartHandle,
    line: { cartItemId: number; fulfilmentCenterId: number | undefined },
    write: WriteOptions,
  ): Promise<CartWriteResult>;
}

export function createCartLineClient(http: Http, context: { locale: string }): CartLineClient {
  const call = createCartCall(http, context);
  return {
    get: (cart, countryId) => call("get", cart, { country_id: countryId, thelia_login: null }, cartRow),
    add: (cart, line, write) =>
      call(
        "add",
        cart,
        {
          thelia_cart_add: {
            append: 1,
            product: line.productId,
            product_sale_elements_id: line.variantId,
            quantity: line.quantity,
          },
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
    update: (cart, line, write) =>
      call(
        "update",
        cart,
        {
          cart_item: line.cartItemId,
          quantity: line.quantity,
          action: "update",
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
    remove: (cart, cartItemId, write) =>
      call("delete", cart, { cart_item: cartItemId, country_id: write.countryId }, cartWriteData, write.idempotencyKey),
    clear: (cart, write) =>
      call("clear", cart, { thelia_login: null, country_id: write.countryId }, cartWriteData, write.idempotencyKey),
    setFulfilmentCenter: (cart, { cartItemId, fulfilmentCenterId }, write) =>
      call(
        "update",
        cart,
        {
          cart_item: cartItemId,
          selectedFulfilmentCenter: fulfilmentCenterId ?? null,
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
  };
}
