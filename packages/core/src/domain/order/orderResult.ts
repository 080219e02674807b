/** How the payment of an order stands; "not_needed": nothing is paid before the goods (or the transfer) come. */
export type PaymentState = "paid" | "pending" | "failed" | "not_needed";

/** Where a shopper transfers money to. The amount is in cents. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
  /** "" where the shop does not say */
  bankName: string;
  /** to be written on the transfer */
  reference: string;
  amountCents: number;
}

/** What became of an order, for who placed it. */
export interface OrderResult {
  cartId: number;
  orderId: number;
  ref: string;
  payment: PaymentState;
  /** why it failed or is awaited: "declined", "canceled", "expired", "pending"; "" where the shop does not say */
  reason: string;
  paymentCode: string;
  totalCents: number;
  email: string;
  /** opens the order to guests, as the link in the mail does; undefined for customers */
  guestHash: string | undefined;
  /** for prepayment */
  bank: BankAccount | undefined;
}
