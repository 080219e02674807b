import type { Deps } from "../deps.ts";
import { createAdapters } from "./adapters/createAdapters.ts";
import { type PaymentCode, needsProvider } from "../pricing/payment/modules.ts";
import type { PaymentProvider } from "./provider.ts";
import { TEST_BANK, testBank } from "./testbank/testBank.ts";

export interface PaymentProviders {
  /** undefined when no provider is configured: the module is not offered. */
  forModule(code: string): PaymentProvider | undefined;
  /** By the name in a payment row or in a webhook URL. */
  byName(name: string): PaymentProvider | undefined;
  isAvailable(code: string): boolean;
  usesTestBank: boolean;
}

/** Module code → name of its adapter, which is available when its keys are set. */
const ADAPTERS: Readonly<Record<Exclude<PaymentCode, "Vorkasse" | "Nachnahme">, string | undefined>> = {
  StripePayment: "stripe",
  PayPal: "paypal",
  Klarna: "klarna",
  GlobalPayments: "globalpayments",
  AmazonPay: "amazon",
  // Discontinued by its provider (decision 0069): only the test bank serves it.
  Sofort: undefined,
};

const cache = new WeakMap<Deps, PaymentProviders>();

/**
 * Returns the providers of an app: adapters with configured keys, else the test bank if it is enabled. In production it
 * must not be; modules without keys are then not offered.
 */
export function getPaymentProviders(deps: Deps): PaymentProviders {
  const cached = cache.get(deps);
  if (cached !== undefined) return cached;
  const created = createPaymentProviders(deps);
  cache.set(deps, created);
  return created;
}

function createPaymentProviders(deps: Deps): PaymentProviders {
  const adapters = new Map(createAdapters(deps).map((adapter) => [adapter.name, adapter]));
  const bank = deps.payment?.testBank === false ? undefined : testBank(deps);
  const byCode = new Map(
    Object.entries(ADAPTERS).map(([code, name]) => [
      code,
      (name === undefined ? undefined : adapters.get(name)) ?? bank,
    ]),
  );
  const forModule = (code: string): PaymentProvider | undefined => byCode.get(code);
  return {
    forModule,
    byName: (name) => (name === TEST_BANK ? bank : adapters.get(name)),
    isAvailable: (code) => !needsProvider(code) || forModule(code) !== undefined,
    usesTestBank: bank !== undefined,
  };
}
