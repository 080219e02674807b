import type { Locale } from "../../locale.ts";
import type { Language } from "../config/taxTitle.ts";

/** What a provider is asked to collect. Everything in it is the shop's own. */
export interface PaymentOrder {
  /** the same for every try of one start: whatever is lost on the way, the provider has it once */
  key: string;
  orderRef: string;
  amountCents: number;
  /** ISO 4217 */
  currency: string;
  language: Language;
  /** where the shopper comes from: ISO 3166-1 alpha-2 */
  country: string;
  email: string;
  /** where the provider sends the shopper back to, whatever happened */
  returnUrl: string;
  /** where a provider without a webhook of its own reports this one payment */
  reportUrl: string;
  /** what the shopper brought from the provider */
  buyerSession: string | undefined;
}

/** A payment that waits for its shopper. */
export interface StartedPayment {
  /** the provider's name of it */
  session: string;
  /** where the shopper pays: an own path, or https on one of the provider's hosts */
  address: string;
}

/** What a provider says of a payment. */
export type Verdict =
  | { state: "open" }
  | { state: "declined" | "canceled" | "expired" }
  | {
      state: "paid";
      amountCents: number;
      currency: string;
      /** the provider's name of the money, for giving it back */
      reference: string;
      /** the order as the provider has it, where it says */
      orderRef?: string | undefined;
    };

/** A report whose sender has been proven. */
export interface WebhookEvent {
  /** the same however often it is sent */
  id: string;
  kind: string;
  /** the provider's name of the payment; undefined: it is about none */
  session: string | undefined;
  /** "ask": the report only says that something has changed */
  verdict: Verdict | "ask";
}

export interface WebhookCall {
  /** as it came, byte by byte: that is what was signed */
  body: string;
  headers: Headers;
  query: URLSearchParams;
}

/** Who takes the money. Every call of it ends: with an answer, or with one of the two errors below. */
export interface PaymentProvider {
  name: string;
  /** hosts a shopper may be sent to, ".klarna.com" with all below it; empty: pages of this shop only */
  hosts: readonly string[];
  /** the payment must be completed by the shop once the shopper has agreed, so the return asks the provider */
  completesOnReturn: boolean;
  /**
   * Where shoppers say how they pay before there is an order, an own path; they come back with the provider's session.
   * Only for a module whose payment begins like that.
   */
  choosePage?: (locale: Locale) => string;
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** How it stands, after completing what only the shop can complete. */
  read(payment: { session: string; key: string; amountCents: number; currency: string }): Promise<Verdict>;
  /** Makes sure it can no longer be paid; `open` where the provider cannot promise that now. */
  cancel(payment: { session: string; key: string; amountCents: number; currency: string }): Promise<Verdict>;
  refund(payment: { reference: string; key: string; amountCents: number; currency: string }): Promise<void>;
  /** undefined: not from the provider */
  verifyWebhook(call: WebhookCall): Promise<WebhookEvent | undefined>;
}

/** The provider could not be asked, or had no answer: what became of the call is unknown. */
export class ProviderUnreachable extends Error {
  constructor(provider: string, cause?: unknown) {
    super(`${provider} could not be reached`, { cause });
    this.name = "ProviderUnreachable";
  }
}

/** The provider has answered, and will not do it. */
export class ProviderRefused extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider} refused: ${reason}`);
    this.name = "ProviderRefused";
  }
}
