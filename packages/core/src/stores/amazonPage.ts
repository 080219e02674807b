import type { CartHandle } from "../clients/cartAnswer.js";
import type { OrderClient } from "../clients/orderClient.js";
import { isAllowedRedirect } from "../domain/order/redirects.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { SendOrderDeps } from "./sendOrder.js";

/** Returns the Amazon Pay page of a cart; undefined on a backend without one. */
export async function amazonPage(
  client: Pick<OrderClient, "amazonPage">,
  cart: CartHandle,
  redirects: SendOrderDeps["redirects"],
): Promise<string | undefined> {
  try {
    const page = await client.amazonPage(cart);
    if (isAllowedRedirect("AmazonPay", page, redirects)) return page;
  } catch (error) {
    if (isShopError(error, "NOT_FOUND")) return undefined;
    throw error;
  }
  throw new ShopError("PAYMENT_FAILED", { details: { payment: "AmazonPay", reason: "host" } });
}
