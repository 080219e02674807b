import type { Customer } from "../customer/customer.js";
import type { ExpressUser } from "./expressUser.js";
import type { SessionToken } from "./sessionToken.js";

/** Who shops, as screens see it. */
export interface SessionState {
  status: "guest" | "customer";
  /** false until storage was read: neither "Log in" nor a name may be shown before */
  initialized: boolean;
  /** undefined for guests, and for a moment after a reload: the shop is asked */
  customer: Customer | undefined;
  /** known at once, also after a reload; 0 for guests */
  customerId: number;
  /** for the greeting until the customer's data is there; "" where not known */
  profileName: string;
  /** shows the admin bar and nothing else: the backend checks rights itself */
  isAdmin: boolean;
  express: ExpressUser | undefined;
}

/** Nobody in particular, and not known yet: the state before the start, and what servers draw. */
export const guestSession: SessionState = {
  status: "guest",
  initialized: false,
  customer: undefined,
  customerId: 0,
  profileName: "",
  isAdmin: false,
  express: undefined,
};

/** Why a session is over. */
export type SessionEnd = "signedOut" | "expired" | "refused" | "otherTab";

/** A signed-in customer as storage knows it. */
export interface StoredSession {
  token: SessionToken;
  email: string;
  profileName: string;
}
