import { amazonPay } from "./adapters/amazonPay.ts";
import { globalPayments } from "./adapters/globalPayments.ts";
import { klarna } from "./adapters/klarna.ts";
import { paypal } from "./adapters/paypal.ts";
import { sofort } from "./adapters/sofort.ts";
import { stripe } from "./adapters/stripe.ts";
import type { ProviderModule } from "./providerModule.ts";

/** Methods without a provider have a code and a mark only. */
type PaymentModule = ProviderModule | Pick<ProviderModule, "code" | "mark">;

/** Payment modules by the path segment of their calls, which also names the provider. Source: specification 7. */
export const PAYMENT_MODULES = {
  vorkasse: { code: "Vorkasse", mark: "M12 4 3 10h18zM5 10v8M9.5 10v8M14.5 10v8M19 10v8M3 20h18" },
  ramburs: {
    code: "Nachnahme",
    mark: "M10 20l-7-4V8l7-4 7 4v3M3 8l7 4 7-4M10 12v8M14 17.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0",
  },
  stripe,
  paypal,
  klarna,
  globalpayments: globalPayments,
  sofort,
  amazon: amazonPay,
} as const satisfies Record<string, PaymentModule>;

export type PaymentPath = keyof typeof PAYMENT_MODULES;

export const paymentModules: readonly [string, PaymentModule][] = Object.entries(PAYMENT_MODULES);

export const providerModules: readonly [string, ProviderModule][] = paymentModules.flatMap(([path, module]) =>
  "env" in module ? [[path, module]] : [],
);
