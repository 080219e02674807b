import type { Deps } from "../../deps.ts";
import { adaptersOf } from "./adapters/adapters.ts";
import { type PaymentCode, needsProvider } from "./modules.ts";
import type { PaymentProvider } from "./provider.ts";
import { TEST_BANK, testBank } from "./testbank/testBank.ts";

export interface Payments {
  /** undefined when no provider is configured: the module is not offered. */
  of(code: string): PaymentProvider | undefined;
  /** By the name in a payment row or in a webhook URL. */
  named(name: string): PaymentProvider | undefined;
  offers(code: string): boolean;
  usesTestBank: boolean;
}

/** Module code → name of its adapter, which is available when its keys are set. */
const ADAPTERS: Readonly<Record<Exclude<PaymentCode, "Vorkasse" | "Nachnahme">, string | undefined>> = {
  StripePayment: "stripe",
  PayPal: "paypal",
  Klarna: "klarna",
  GlobalPayments: "globalpayments",
  AmazonPay: "amazon",
  // Discontinued by its provider (decision D17): only the test bank serves it.
  Sofort: undefined,
};

const kept = new WeakMap<Deps, Payments>();

/**
 * Returns the providers of an app: adapters with configured keys, else the test bank if it is enabled. In production it
 * must not be; modules without keys are then not offered.
 */
export function paymentsOf(deps: Deps): Payments {
  const known = kept.get(deps);
  if (known !== undefined) return known;
  const made = openPayments(deps);
  kept.set(deps, made);
  return made;
}

function openPayments(deps: Deps): Payments {
  const adapters = new Map(adaptersOf(deps).map((adapter) => [adapter.name, adapter]));
  const bank = deps.payment?.testBank === false ? undefined : testBank(deps);
  const byCode = new Map(
    Object.entries(ADAPTERS).map(([code, name]) => [
      code,
      (name === undefined ? undefined : adapters.get(name)) ?? bank,
    ]),
  );
  const of = (code: string): PaymentProvider | undefined => byCode.get(code);
  return {
    of,
    named: (name) => (name === TEST_BANK ? bank : adapters.get(name)),
    offers: (code) => !needsProvider(code) || of(code) !== undefined,
    usesTestBank: bank !== undefined,
  };
}
