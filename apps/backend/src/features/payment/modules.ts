/** Path of a payment's calls → code of its module. Source: specification 7. */
export const PAYMENT_PATHS = {
  vorkasse: "Vorkasse",
  ramburs: "Nachnahme",
  stripe: "StripePayment",
  paypal: "PayPal",
  klarna: "Klarna",
  globalpayments: "GlobalPayments",
  sofort: "Sofort",
  amazon: "AmazonPay",
} as const;

export type PaymentPath = keyof typeof PAYMENT_PATHS;
export type PaymentCode = (typeof PAYMENT_PATHS)[PaymentPath];

/** Modules whose money comes by itself: no provider takes part. */
const WITHOUT_PROVIDER: ReadonlySet<string> = new Set(["Vorkasse", "Nachnahme"] satisfies PaymentCode[]);
export const needsProvider = (code: string): boolean => !WITHOUT_PROVIDER.has(code);

/** Its answer names a session and an address, and is no redirect (decision D7). */
export const isCard = (code: string): boolean => code === "StripePayment";
