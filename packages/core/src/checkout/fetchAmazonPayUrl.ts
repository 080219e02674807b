import type { CartHandle } from "../calls/cartClient.js";
import type { OrderClient } from "../calls/orderClient.js";
import { isAllowedRedirect } from "../domain/order/payment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { SendOrderDeps } from "./sendOrder.js";

/** Returns the Amazon Pay page of a cart; undefined on a backend without one. */
export async function fetchAmazonPayUrl(
  client: Pick<OrderClient, "amazonPayUrl">,
  cart: CartHandle,
  redirects: SendOrderDeps["redirects"],
): Promise<string | undefined> {
  try {
    const url = await client.amazonPayUrl(cart);
    if (isAllowedRedirect("AmazonPay", url, redirects)) return url;
  } catch (error) {
    if (isShopError(error, "NOT_FOUND")) return undefined;
    throw error;
  }
  throw new ShopError("PAYMENT_FAILED", { details: { payment: "AmazonPay", reason: "host" } });
}
