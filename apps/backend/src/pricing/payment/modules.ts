/** Path segment of a payment module's calls → module code. Source: specification 7. */
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

/** Modules without a provider: prepayment and cash on delivery. */
const WITHOUT_PROVIDER: ReadonlySet<string> = new Set(["Vorkasse", "Nachnahme"] satisfies PaymentCode[]);
export const needsProvider = (code: string): boolean => !WITHOUT_PROVIDER.has(code);

/** Its response contains a session and a URL, and is no redirect (decision 0059). */
export const isCard = (code: string): boolean => code === "StripePayment";
