import type { Deps } from "../deps.ts";
import type { Language, Market } from "../locale.ts";
import type { PaymentProvider } from "./provider.ts";

/** Everything the shop knows about a payment provider. `Key` names its credentials. */
export interface ProviderModule<Key extends string = string> {
  /** Code of the payment method in the API: "PayPal". */
  code: string;
  /** Id and position of the payment method. */
  id: number;
  /** False: written, but not offered. */
  isActive?: boolean;
  markets: readonly Market[];
  /** ISO 4217 codes of the currencies that the provider takes; absent: those of its markets. */
  currencies?: readonly string[];
  text: Readonly<Partial<Record<Language, { title: string; description: string }>>>;
  /** Own outline on a 24 × 24 grid, data of an SVG path: no trademark, none of another method. */
  mark: string;
  /**
   * Environment variables of the credentials: all or none must be set. Only `mode` has a default, "live": a forgotten
   * setting must not ship orders against sandbox payments.
   */
  env: Readonly<Record<Key, string>>;
  /** Absent: only the test bank serves the module. */
  createAdapter?(deps: Deps, keys: Readonly<Record<Key, string>>): PaymentProvider;
}
