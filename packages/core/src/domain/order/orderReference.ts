/** Reference and hash from an order's mailed link, which grant access without a session. */
export interface OrderLink {
  ref: string;
  hash: string;
}

/** An order of the signed-in customer by its id, or any order by its mailed link. */
export type OrderReference = number | OrderLink;
