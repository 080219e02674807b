/** A login token with the times that count for this device. */
export interface SessionToken {
  /** what calls send */
  text: string;
  customerId: number;
  isAdmin: boolean;
  /** when this device got it, by this device's clock, so that a wrong clock does no harm */
  receivedAtMs: number;
  /** from then on */
  lifetimeMs: number;
}
