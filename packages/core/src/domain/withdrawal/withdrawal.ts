/** A piece that is given back, by its name or by the number it has in the order. */
export type WithdrawnPiece =
  | { readonly title: string; readonly quantity: number }
  | { readonly orderProductId: number; readonly quantity: number };

/** A declaration that a contract is withdrawn from. No more is asked than the law lets a shop ask. */
export interface Withdrawal {
  readonly name: string;
  /** the order's number, or whatever tells which order it is */
  readonly orderRef: string;
  /** where the receipt goes */
  readonly email: string;
  readonly reason: string;
  /** none: the whole order */
  readonly pieces: readonly WithdrawnPiece[];
}

/** What the shop answers, with or without such an order. */
export interface WithdrawalReceipt {
  readonly reference: string;
  /** ISO 8601, UTC, as the shop received it */
  readonly receivedAt: string;
  readonly mail: "sent" | "queued";
}
