import { amazonPay } from "./adapters/amazonPay.ts";
import { globalPayments } from "./adapters/globalPayments.ts";
import { klarna } from "./adapters/klarna.ts";
import { paypal } from "./adapters/paypal.ts";
import { sofort } from "./adapters/sofort.ts";
import { stripe } from "./adapters/stripe.ts";
import type { ProviderModule } from "./providerModule.ts";

/** Payment modules by the path segment of their calls, which also names the provider. Source: specification 7. */
export const PAYMENT_MODULES = {
  vorkasse: { code: "Vorkasse" },
  ramburs: { code: "Nachnahme" },
  stripe,
  paypal,
  klarna,
  globalpayments: globalPayments,
  sofort,
  amazon: amazonPay,
} as const satisfies Record<string, ProviderModule | { code: string }>;

export type PaymentPath = keyof typeof PAYMENT_MODULES;

export const paymentModules: readonly [string, ProviderModule | { code: string }][] = Object.entries(PAYMENT_MODULES);

export const providerModules: readonly [string, ProviderModule][] = paymentModules.flatMap(([path, module]) =>
  "env" in module ? [[path, module]] : [],
);
