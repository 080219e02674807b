/** How long personal data is kept, in days unless named otherwise. docs/guides/peoples-data.md explains each. */
export const RETENTION = {
  /** Default of the setting `cart_days`. */
  cart: 60,
  /** Guests without cart and order. */
  guest: 1,
  /** Address book and email address of a guest, after the last order. Orders keep their own copies. */
  guestProfile: 365,
  accountEvent: 365,
  /** After their expiry, so that a late click gets the message that the link has expired. */
  mailLink: 30,
  /** Without confirmation there is no consent to keep the address. */
  unconfirmedNewsletter: 30,
  /** Photos that were uploaded for a review, and not sent with it. */
  unsentPicture: 1,
  /** The relevant content is in orders, invoices and withdrawals. */
  mail: 90,
  /** Clients retry for a day at most; the second day allows for clock differences. */
  idempotency: 2,
  /** Events of payment providers, for disputes. */
  paymentEvent: 400,
  /** Accounts without a sign-in or an order. */
  inactiveAccount: 3 * 365,
  /** From the notice to the erasure of an inactive account. */
  inactivityNotice: 30,
  /** Declarations that match no order: limitation period of § 195 BGB and § 1489 ABGB. */
  unmatchedWithdrawal: 3 * 365,
  /** An order on its way, with the period for withdrawals, delays an erasure. */
  sentOrder: 30,
  /** A withdrawal without a refund delays an erasure. */
  openWithdrawal: 60,
} as const;

/** Time after which a document of a country need not be kept. `years` from the end of its year, plus `months`. */
export const LEGAL_RETENTION: Readonly<Record<string, { years: number; months: number }>> = {
  // § 132 BAO.
  AT: { years: 7, months: 0 },
  // § 147 (3) AO and § 14b UStG, as of 2025: invoices and vouchers.
  DE: { years: 8, months: 0 },
  // Law 82/1991, art. 25, as amended by Law 36/2023: five years from the first of July of the next year.
  RO: { years: 5, months: 6 },
};
