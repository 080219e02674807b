import type { PostalAddress } from "../order/postalAddress.js";

/** Guest data of a quick checkout, kept in session storage for 30 minutes. */
export interface ExpressUser {
  /** ms since 1970 */
  startedAtMs: number;
  email: string;
  address: PostalAddress | undefined;
}
