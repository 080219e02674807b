/** A way to bring the goods. Amounts are gross cents. */
export interface DeliveryMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  /** undefined: the shop did not say; ask for it by the postage call */
  postageCents: number | undefined;
}
