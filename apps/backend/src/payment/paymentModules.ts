import type { Deps } from "../deps.ts";
import { amazonPay } from "./adapters/amazonPay.ts";
import { globalPayments } from "./adapters/globalPayments.ts";
import { klarna } from "./adapters/klarna.ts";
import { paypal } from "./adapters/paypal.ts";
import { stripe } from "./adapters/stripe.ts";
import type { PaymentKeys } from "./paymentSettings.ts";
import type { PaymentProvider } from "./provider.ts";

interface PaymentModule {
  code: string;
  /** Absent without a provider; returns undefined without keys. */
  createAdapter?: (deps: Deps, keys: PaymentKeys) => PaymentProvider | undefined;
}

/** Payment modules by the path segment of their calls. Source: specification 7. */
export const PAYMENT_MODULES = {
  vorkasse: { code: "Vorkasse" },
  ramburs: { code: "Nachnahme" },
  stripe: { code: "StripePayment", createAdapter: (deps, { stripe: keys }) => keys && stripe(deps, keys) },
  paypal: { code: "PayPal", createAdapter: (deps, { paypal: keys }) => keys && paypal(deps, keys) },
  klarna: { code: "Klarna", createAdapter: (deps, { klarna: keys }) => keys && klarna(deps, keys) },
  globalpayments: {
    code: "GlobalPayments",
    createAdapter: (deps, { globalpayments: keys }) => keys && globalPayments(deps, keys),
  },
  // Discontinued by its provider (decision 0069): only the test bank serves it.
  sofort: { code: "Sofort", createAdapter: () => undefined },
  amazon: { code: "AmazonPay", createAdapter: (deps, { amazon: keys }) => keys && amazonPay(deps, keys) },
} as const satisfies Record<string, PaymentModule>;

export type PaymentPath = keyof typeof PAYMENT_MODULES;

export const paymentModules: readonly [string, PaymentModule][] = Object.entries(PAYMENT_MODULES);
