/** Login token with its lifetime on the local clock. */
export interface SessionToken {
  /** JWT to send with requests. */
  jwt: string;
  customerId: number;
  isAdmin: boolean;
  /** Local time of receipt, ms since 1970; makes the lifetime independent of clock skew. */
  receivedAtMs: number;
  /** Lifetime from `receivedAtMs`. */
  lifetimeMs: number;
}
