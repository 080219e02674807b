import type { Deps } from "../../deps.ts";
import { adaptersOf } from "./adapters/adapters.ts";
import { type PaymentCode, needsProvider } from "./modules.ts";
import type { PaymentProvider } from "./provider.ts";
import { TEST_BANK, testBank } from "./testbank/testBank.ts";

/** Who takes the money of which module. */
export interface Payments {
  /** undefined: nobody can, so the module is not offered */
  of(code: string): PaymentProvider | undefined;
  /** by the name in a payment's row or in a webhook's address */
  named(name: string): PaymentProvider | undefined;
  /** whether a module can be used at all */
  offers(code: string): boolean;
  /** somebody may end up in the test bank */
  usesTestBank: boolean;
}

/** Every module that needs somebody: the name of its adapter, whose keys decide. */
const ADAPTERS: Readonly<Record<Exclude<PaymentCode, "Vorkasse" | "Nachnahme">, string | undefined>> = {
  StripePayment: "stripe",
  PayPal: "paypal",
  Klarna: "klarna",
  GlobalPayments: "globalpayments",
  AmazonPay: "amazon",
  // Ended by its provider (decision D17): there is nothing real behind it.
  Sofort: undefined,
};

const kept = new WeakMap<Deps, Payments>();

/**
 * The providers of an app: real ones where their keys are set; else the test bank, if the shop may have one. A shop that
 * takes real money must not: there a module without keys is not offered.
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
