import type { OrderAddress, PickupChoice } from "../domain/order/checkoutDraft.js";
import type { PayableCode } from "../domain/order/payment.js";

/** Order data that the cart does not contain. */
export interface OrderRequest {
  email: string;
  delivery: OrderAddress;
  /** Billing address; undefined when it is the shipping address. */
  invoice: OrderAddress | undefined;
  /** VAT number of the company; "" when there is none. */
  vatNumber: string;
  /** For a shipping method with local pickup. */
  pickup: PickupChoice | undefined;
  deliveryMethodId: number;
  /** True ships everything together, false each item as soon as it is available. */
  completeDelivery: boolean;
  payment: { id: number; code: PayableCode };
  /** Amazon Pay session id from the return URL of `amazonPage`. */
  amazonSessionId?: string | undefined;
  message: string;
  /** Total displayed to the shopper, in gross cents. */
  expectedTotalCents: number;
}
