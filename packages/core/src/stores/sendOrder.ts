import type { CartClient, CartHandle } from "../clients/cartClient.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import { type PaymentStart, paymentStart } from "../domain/order/payment.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import type { Environment } from "../environment/environment.js";
import { fingerprint } from "../shared/fingerprint.js";
import type { OrderRequest } from "./checkoutStore.js";
import type { StoredValue } from "./storedValue.js";

/** An intention to order, and the key its calls go under. */
export interface OrderAttempt {
  fingerprint: string;
  key: string;
}

interface SendOrderDeps {
  client: CheckoutClient & Pick<CartClient, "assignCustomer">;
  handle: CartHandle;
  attempt: StoredValue<OrderAttempt>;
  random: Environment["random"];
}

/** From customer and addresses to the payment's start. */
export async function sendOrder(request: OrderRequest, deps: SendOrderDeps): Promise<PaymentStart> {
  const { client, handle } = deps;
  const key = keyFor({ cartId: handle.cartId, request }, deps);
  const customerId = await client.assignCustomer(handle, request.email);
  const add = (address: PostalAddress, part: string): Promise<number> =>
    client.addAddress(handle, customerId, address, `${key}-${part}`);
  const deliveryAddressId = await add(request.delivery, "delivery");
  const invoiceAddressId = request.invoice ? await add(request.invoice, "invoice") : deliveryAddressId;
  const answer = await client.pay({
    cart: handle,
    customerId,
    email: request.email,
    deliveryAddressId,
    invoiceAddressId,
    deliveryMethodId: request.deliveryMethodId,
    paymentMethodId: request.payment.id,
    paymentCode: request.payment.code,
    countryId: request.delivery.countryId,
    company: request.delivery.company !== "",
    message: request.message,
    expectedTotalCents: request.expectedTotalCents,
    idempotencyKey: `${key}-pay`,
  });
  return paymentStart(request.payment.code, answer);
}

/** One key per intention: the same request, however often and after whatever, goes under the same one. */
function keyFor(intention: unknown, { attempt, random }: SendOrderDeps): string {
  const print = fingerprint(intention);
  const before = attempt.read();
  if (before?.fingerprint === print) return before.key;
  const key = random.key();
  attempt.write({ fingerprint: print, key });
  return key;
}
