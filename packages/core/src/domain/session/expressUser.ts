import type { PostalAddress } from "../order/postalAddress.js";

/** Who checks out quickly, without an account; kept for 30 minutes and for the visit. Source: specification 4, decision D9. */
export interface ExpressUser {
  /** milliseconds since 1970 */
  startedAtMs: number;
  email: string;
  address: PostalAddress | undefined;
}
