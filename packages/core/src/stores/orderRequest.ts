import type { OrderAddress, PickupChoice } from "../domain/order/checkoutDraft.js";
import type { PayableCode } from "../domain/order/payment.js";

/** What a shopper orders, as far as the cart does not say it. */
export interface OrderRequest {
  email: string;
  delivery: OrderAddress;
  /** undefined: the delivery address */
  invoice: OrderAddress | undefined;
  /** of the company that orders; "" where there is none */
  vatNumber: string;
  /** for a way of delivery where the goods are fetched */
  pickup: PickupChoice | undefined;
  deliveryMethodId: number;
  /** wait until everything is there, or send at once what is */
  completeDelivery: boolean;
  payment: { id: number; code: PayableCode };
  /** for Amazon's module: what the shopper brought from `amazonPage` */
  amazonSessionId?: string | undefined;
  message: string;
  /** the total the shopper saw, gross cents */
  expectedTotalCents: number;
}
