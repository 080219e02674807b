import type { Deps } from "../deps.ts";
import { needsProvider } from "../pricing/payment/modules.ts";
import { providerModules } from "./paymentModules.ts";
import type { PaymentProvider } from "./provider.ts";
import { TEST_BANK, testBank } from "./testbank/testBank.ts";

export interface PaymentProviders {
  /** undefined when no provider is configured: the module is not offered. */
  forModule(code: string): PaymentProvider | undefined;
  /** By the name in a payment row or in a webhook URL. */
  byName(name: string): PaymentProvider | undefined;
  /** Whether a payment method has a provider, or needs none, and takes the currency. */
  isAvailable(code: string, currency: string): boolean;
  usesTestBank: boolean;
}

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
  const keys = deps.payment?.keys ?? {};
  const bank = deps.payment?.testBank === false ? undefined : testBank(deps);
  const byCode = new Map<string, PaymentProvider | undefined>();
  const byName = new Map<string, PaymentProvider | undefined>([[TEST_BANK, bank]]);
  for (const [name, module] of providerModules) {
    const ownKeys = keys[name];
    const adapter = ownKeys && module.createAdapter?.(deps, ownKeys);
    byCode.set(module.code, adapter ?? bank);
    if (adapter !== undefined) byName.set(name, adapter);
  }
  const forModule = (code: string): PaymentProvider | undefined => byCode.get(code);
  return {
    forModule,
    byName: (name) => byName.get(name),
    isAvailable: (code, currency) =>
      !needsProvider(code) || (forModule(code) !== undefined && takesCurrency(code, currency)),
    usesTestBank: bank !== undefined,
  };
}

const takesCurrency = (code: string, currency: string): boolean =>
  providerModules.some(
    ([, module]) => module.code === code && (module.currencies === undefined || module.currencies.includes(currency)),
  );
