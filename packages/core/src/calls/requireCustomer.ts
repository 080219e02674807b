import { ShopError } from "../shared/shopError.js";
import type { OrderReference } from "../domain/order/orderReference.js";
import type { CallRequest } from "./transport/http.js";
import type { CallContext, SignedInCustomer } from "./apiCall.js";

/** @throws ShopError UNAUTHORIZED without a session */
export function requireCustomer({ customer }: Pick<CallContext, "customer">): SignedInCustomer {
  const signedIn = customer?.();
  if (signedIn === undefined) throw new ShopError("UNAUTHORIZED", { details: { at: "account" } });
  return signedIn;
}

/**
 * Returns the part of a request that names an order; its link needs no session.
 * @throws ShopError UNAUTHORIZED for an id without a session
 */
export function orderReference(
  context: Pick<CallContext, "customer">,
  order: OrderReference,
): Pick<CallRequest, "requiresSession"> & { body: Readonly<Record<string, unknown>> } {
  if (typeof order === "object") return { body: { order: { ref: order.ref, hash: order.hash } } };
  requireCustomer(context);
  return { body: { order_id: order }, requiresSession: true };
}
