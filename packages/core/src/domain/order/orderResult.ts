/** Payment status of an order; "not_needed": cash on delivery or prepayment by bank transfer. */
export type PaymentState = "paid" | "pending" | "failed" | "not_needed";

/** Bank transfer details. The amount is in cents. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
  /** "" when not reported. */
  bankName: string;
  /** Payment reference of the transfer. */
  reference: string;
  amountCents: number;
}

/** Result of a placed order. */
export interface OrderResult {
  cartId: number;
  orderId: number;
  ref: string;
  payment: PaymentState;
  /** Reason of a failed or pending payment: "declined", "canceled", "expired", "pending"; "" when not reported. */
  reason: string;
  paymentCode: string;
  totalCents: number;
  email: string;
  /** Access hash of the order for guests, as in the order e-mail; undefined for customers. */
  guestHash: string | undefined;
  /** Bank transfer details for prepayment. */
  bankAccount: BankAccount | undefined;
}
