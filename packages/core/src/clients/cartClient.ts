import * as v from "valibot";
import type { Cart } from "../domain/cart/cart.js";
import { ShopError } from "../shared/shopError.js";
import { cartEnvelope, cartRow, cartWriteData } from "../wire/cart.js";
import { integer } from "../wire/scalars.js";
import type { Http } from "./http.js";

/** Whose cart a call is about. An id of 0 means: none yet. */
export interface CartHandle {
  cartId: number;
  token: string | undefined;
}

export interface CartWrite {
  /** of the line, after the call */
  quantity: number;
  cart: Cart;
}

/**
 * The cart calls.
 *
 * @throws ShopError CART_NOT_FOUND (unknown, foreign and ordered carts are the same), OUT_OF_STOCK with `stock` in its
 * details, CART_REFUSED for any other answer than 200, and the errors of every call.
 */
export interface CartClient {
  get(cart: CartHandle, countryId: number): Promise<Cart>;
  add(
    cart: CartHandle,
    line: { productId: number; saleElementId: number; quantity: number },
    write: WriteOptions,
  ): Promise<CartWrite>;
  /** Sets the quantity; 0 or below removes the line. */
  update(cart: CartHandle, line: { cartItemId: number; quantity: number }, write: WriteOptions): Promise<CartWrite>;
  remove(cart: CartHandle, cartItemId: number, write: WriteOptions): Promise<CartWrite>;
  clear(cart: CartHandle, write: WriteOptions): Promise<CartWrite>;
  /** Makes the e-mail's owner the guest of this cart; gives the customer's id. */
  assignCustomer(cart: CartHandle, email: string): Promise<number>;
}

export interface WriteOptions {
  idempotencyKey: string;
  countryId: number;
}

export function createCartClient(http: Http, where: { locale: string }): CartClient {
  const call = async <T>(
    path: string,
    cart: CartHandle,
    body: Record<string, unknown>,
    data: v.GenericSchema<unknown, T>,
    idempotencyKey?: string,
  ): Promise<T> => {
    const {
      code,
      status,
      data: answer,
    } = await http({
      api: "main",
      method: "POST",
      path: `cart/${path}`,
      body: { ...(cart.cartId > 0 ? { "thelia.cart_id": cart.cartId } : {}), locale: where.locale, ...body },
      answer: cartEnvelope,
      cartToken: cart.token,
      idempotencyKey,
    });
    if (code !== 200) throw refusal(path, code, status, answer);
    const result = v.safeParse(data, answer);
    if (result.success) return result.output;
    throw new ShopError("ANSWER_INVALID", {
      details: { path: `cart/${path}`, expected: result.issues[0].expected ?? result.issues[0].message },
    });
  };

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
            product_sale_elements_id: line.saleElementId,
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
    assignCustomer: (cart, email) =>
      call("assignCustomer", cart, { email, cart_id: cart.cartId }, assigned).then(({ customer_id }) => customer_id),
  };
}

const assigned = v.object({ customer_id: integer });
const shortage = v.object({ stock: integer, quantity: integer });

function refusal(path: string, code: number, status: string, data: unknown): ShopError {
  if (status === "Cart not found") return new ShopError("CART_NOT_FOUND", { details: { path } });
  const said = v.safeParse(shortage, data);
  if (said.success) return new ShopError("OUT_OF_STOCK", { details: said.output });
  return new ShopError("CART_REFUSED", { details: { path, code, status } });
}
