import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";
import type { OwnedCart } from "../platform/http/cartToken.ts";
import { readCartContent } from "../cart/cartContent.ts";
import { readShippingMethods } from "../pricing/shipping/shippingMethods.ts";
import type { AmazonPayInput, PayInput } from "../order/payInput.ts";

/**
 * Completes an Amazon Pay request, which as specified contains only a cart and a checkout session. Defaults: the
 * customer's default or newest address, and the first shipping method. Values from the client take precedence.
 */
export async function completeAmazonInput(
  trx: Transaction<Tables>,
  cart: OwnedCart,
  input: AmazonPayInput,
  now: Date,
): Promise<PayInput> {
  if (input.buyerSession === undefined)
    throw new ApiError(400, "AMAZON_SESSION_MISSING", "Amazon Pay needs a session first: POST amazon/session");
  const address = input.shippingAddressId ?? (await findDefaultAddressId(trx, cart.customerId));
  return {
    ...input,
    shippingAddressId: address,
    billingAddressId: input.billingAddressId ?? address,
    shippingMethodId: input.shippingMethodId ?? (await findFirstShippingMethodId(trx, cart, input, address, now)),
    paymentMethodId: input.paymentMethodId ?? (await findAmazonMethodId(trx)),
  };
}

async function findDefaultAddressId(trx: Transaction<Tables>, customerId: number | undefined): Promise<number> {
  const address = await trx
    .selectFrom("address")
    .select("id")
    .where("customer_id", "=", customerId ?? 0)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (address === undefined) throw new ApiError(400, "ADDRESS_MISSING", "The cart has no address yet");
  return address.id;
}

async function findFirstShippingMethodId(
  trx: Transaction<Tables>,
  cart: OwnedCart,
  { locale }: AmazonPayInput,
  addressId: number,
  now: Date,
): Promise<number> {
  const address = await trx
    .selectFrom("address")
    .select("country_id")
    .where("id", "=", addressId)
    .where("customer_id", "=", cart.customerId ?? 0)
    .executeTakeFirst();
  const content = await readCartContent(trx, cart.id, { locale, countryId: address?.country_id, now });
  const [first] = await readShippingMethods(trx, content);
  // Id 0 matches no method: the order is rejected as UNDELIVERABLE.
  return first?.id ?? 0;
}

async function findAmazonMethodId(trx: Transaction<Tables>): Promise<number> {
  const method = await trx.selectFrom("payment_method").select("id").where("code", "=", "AmazonPay").executeTakeFirst();
  return method?.id ?? 0;
}
