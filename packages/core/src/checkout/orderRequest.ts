import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { OrderAddress } from "./checkoutDraft.js";
import type { PaymentCode } from "../domain/order/payment.js";

/** Order data that the cart does not contain. */
export interface OrderRequest {
  email: string;
  shippingAddress: OrderAddress;
  /** Billing address; undefined when it is the shipping address. */
  billingAddress: OrderAddress | undefined;
  /** VAT number of the company; "" when there is none. */
  vatNumber: string;
  /** For a shipping method with local pickup. */
  pickup: PickupChoice | undefined;
  shippingMethodId: number;
  /** True ships everything together, false each item as soon as it is available. */
  shipComplete: boolean;
  payment: { id: number; code: PaymentCode };
  /** Amazon Pay session id from the return URL of `amazonPayUrl`. */
  amazonSessionId?: string | undefined;
  message: string;
  /** Total displayed to the shopper, in gross cents. */
  expectedTotalCents: number;
}
