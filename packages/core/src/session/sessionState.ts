import type { Customer } from "../domain/customer/customer.js";
import type { ExpressUser } from "../domain/session/expressUser.js";
import { decideToken, type SessionToken } from "../domain/session/sessionToken.js";

/** Session of the shopper: a guest or a signed-in customer. */
export interface SessionState {
  status: "guest" | "customer";
  /** False until storage was read; display neither sign-in link nor name before. */
  isInitialized: boolean;
  /** Undefined for guests and while loading after a page reload. */
  customer: Customer | undefined;
  /** Available immediately, also after a reload; 0 for guests. */
  customerId: number;
  /** Name for the greeting until `customer` is loaded; "" when unknown. */
  profileName: string;
  /** Only controls the admin bar; the backend checks permissions itself. */
  isAdmin: boolean;
  expressUser: ExpressUser | undefined;
}

/** Uninitialized guest session: initial state and state during server rendering. */
export const guestSession: SessionState = {
  status: "guest",
  isInitialized: false,
  customer: undefined,
  customerId: 0,
  profileName: "",
  isAdmin: false,
  expressUser: undefined,
};

export const customerSession = (
  { customerId, isAdmin }: SessionToken,
  profileName: string,
  customer?: Customer,
): SessionState => ({
  ...guestSession,
  status: "customer",
  isInitialized: true,
  customer,
  customerId,
  profileName,
  isAdmin,
});

export const fullName = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim();

/** Decides by the age of a token. After the local clock was set back its age is meaningless; a new token restarts it. */
export const decideSessionToken = (
  { receivedAtMs, lifetimeMs }: SessionToken,
  nowMs: number,
): ReturnType<typeof decideToken> =>
  nowMs < receivedAtMs
    ? "refresh"
    : decideToken({ issuedAtMs: receivedAtMs, expiresAtMs: receivedAtMs + lifetimeMs, nowMs });

/** Reason a session ended. */
export type SessionEndReason = "signedOut" | "expired" | "rejected" | "otherTab";

export interface StoredSession {
  token: SessionToken;
  email: string;
  profileName: string;
}
