/** Item to return, by title or by order line id. */
export type WithdrawnItem =
  | { readonly title: string; readonly quantity: number }
  | { readonly orderProductId: number; readonly quantity: number };

/** Declaration of withdrawal from a contract (Directive 2011/83/EU, Art. 11a); `reason` and `items` may be empty. */
export interface Withdrawal {
  readonly name: string;
  /** Order number, or free text that identifies the order. */
  readonly orderRef: string;
  /** Recipient of the receipt. */
  readonly email: string;
  readonly reason: string;
  /** Empty: the whole order. */
  readonly items: readonly WithdrawnItem[];
}

/** Receipt of a declaration, the same whether or not the order exists. */
export interface WithdrawalReceipt {
  readonly reference: string;
  /** Time of receipt at the backend, ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly emailStatus: "sent" | "queued";
}
