import { ShopError } from "../shared/shopError.js";
import type { CallContext, SignedInCustomer } from "./apiCall.js";

/** @throws ShopError UNAUTHORIZED without a session */
export function requireCustomer({ customer }: Pick<CallContext, "customer">): SignedInCustomer {
  const signedIn = customer?.();
  if (signedIn === undefined) throw new ShopError("UNAUTHORIZED", { details: { at: "account" } });
  return signedIn;
}
