import * as v from "valibot";
import type { CouponReason } from "../domain/cart/cart.js";
import { ShopError } from "../shared/shopError.js";
import { cartEnvelope } from "../wire/cart.js";
import { integer } from "../wire/scalars.js";
import type { Http } from "./transport/http.js";
import { decode } from "./transport/createHttp.js";

/** Identity of a cart; an id of 0 means that it does not exist yet. */
export interface CartHandle {
  cartId: number;
  token: string | undefined;
}

/** Options of every cart write. */
export interface WriteOptions {
  idempotencyKey: string;
  countryId: number;
}

export type CartCall = <T>(
  path: string,
  cart: CartHandle,
  body: Record<string, unknown>,
  data: v.GenericSchema<unknown, T>,
  idempotencyKey?: string,
) => Promise<T>;

export const createCartCall =
  (http: Http, context: { locale: string }): CartCall =>
  async (path, cart, body, data, idempotencyKey) => {
    const envelope = await http({
      api: "main",
      method: "POST",
      path: `cart/${path}`,
      body: { ...(cart.cartId > 0 ? { "thelia.cart_id": cart.cartId } : {}), locale: context.locale, ...body },
      schema: cartEnvelope,
      cartToken: cart.token,
      idempotencyKey,
    });
    return unwrapEnvelope(`cart/${path}`, envelope, data);
  };

/** Response envelope; `reason` says why a coupon was rejected. */
interface Envelope {
  code: number;
  status: string;
  data: unknown;
  reason?: CouponReason | undefined;
}

/**
 * Returns the decoded data of an envelope.
 * @throws ShopError for any status code but 200 and for invalid data
 */
export function unwrapEnvelope<T>(path: string, envelope: Envelope, schema: v.GenericSchema<unknown, T>): T {
  if (envelope.code !== 200) throw toCartError(path, envelope);
  return decode(path, schema, envelope.data);
}

const shortage = v.object({ stock: integer, quantity: integer });

function toCartError(path: string, { code, status, data, reason }: Envelope): ShopError {
  if (reason !== undefined) return new ShopError("COUPON_REJECTED", { details: { reason } });
  if (status === "Cart not found") return new ShopError("CART_NOT_FOUND", { details: { path } });
  const outOfStock = v.safeParse(shortage, data);
  if (outOfStock.success) return new ShopError("OUT_OF_STOCK", { details: outOfStock.output });
  return new ShopError("CART_REJECTED", { details: { path, code, status } });
}
