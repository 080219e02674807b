import type { Locale, Language } from "../locale.ts";
import type { PaymentLine } from "../platform/db/paymentTables.ts";

/** Postal address of a payment. Absent parts are "". */
export interface PaymentAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  /** Floor, door, building. */
  street2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
}

/** A payment to start. All values come from the backend. */
export interface StartPaymentInput {
  /** Idempotency key, the same for every attempt to start this payment. */
  key: string;
  orderRef: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  language: Language;
  /** Country of the order, ISO 3166-1 alpha-2. */
  country: string;
  email: string;
  billingAddress: PaymentAddress;
  shippingAddress: PaymentAddress;
  /** Add up to `amountCents`. */
  lines: readonly PaymentLine[];
  /** Redirect target after the provider's page, for every outcome. */
  returnUrl: string;
  /** Webhook URL of this payment, for providers without an account-wide webhook. */
  webhookUrl: string;
  /** Checkout session that the shopper brings from the provider. */
  buyerSession: string | undefined;
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  session: string;
  /** Redirect target: a path of this backend, or an https URL on one of the provider's hosts. */
  address: string;
}

/** State of a payment as reported by its provider. */
export type PaymentResult =
  | { state: "open" }
  | { state: "declined" | "canceled" | "expired" }
  | {
      state: "paid";
      amountCents: number;
      currency: string;
      /** The provider's id of the captured amount, required for refunds. */
      reference: string;
      /** Order reference as stored by the provider, when reported. */
      orderRef?: string | undefined;
      /** The amount is reserved; {@link PaymentProvider.capture} collects it when the order is dispatched. */
      isAuthorized?: boolean | undefined;
    };

/** A webhook event whose sender was verified. */
export interface WebhookEvent {
  /** The same for every delivery of the event. */
  id: string;
  kind: string;
  /** The provider's id of the payment; undefined when the event concerns none. */
  session: string | undefined;
  /** "fetch": the event contains no state, which must be fetched. */
  result: PaymentResult | "fetch";
}

export interface WebhookRequest {
  /** Raw body: the signature covers its exact bytes. */
  body: string;
  headers: Headers;
  query: URLSearchParams;
}

export interface CaptureInput {
  reference: string;
  /** Idempotency key of the capture. */
  key: string;
  amountCents: number;
  /** All captures of the payment, this one included. */
  totalCapturedCents: number;
  /** Shipped lines. Add up to `amountCents`. */
  lines: readonly PaymentLine[];
  currency: string;
}

export interface RefundInput {
  reference: string;
  /** Idempotency key of the refund. */
  key: string;
  amountCents: number;
  /** Amount that stays paid after this refund. */
  remainingCents: number;
  /** Amount that is captured in the end, unless refunds return some of it; for providers that authorize first. */
  authorizedCents: number;
  currency: string;
}

/**
 * Adapter of a payment provider. Every call resolves, or rejects with {@link ProviderUnreachable} or {@link
 * ProviderRefused}.
 */
export interface PaymentProvider {
  name: string;
  /** Hosts allowed as redirect targets; ".klarna.com" includes subdomains. Empty: pages of this backend only. */
  hosts: readonly string[];
  /** The backend completes the payment after the shopper's approval, so the return route calls the provider. */
  completesOnReturn: boolean;
  /**
   * Path of the page where the shopper selects an account before an order exists, and which returns the provider's
   * session. Only for methods that start like this.
   */
  walletPage?: (locale: Locale) => string;
  start(order: StartPaymentInput): Promise<StartedPayment>;
  /** Fetches the state, after completing what only the backend can complete. */
  read(payment: { session: string; key: string; amountCents: number; currency: string }): Promise<PaymentResult>;
  /** Makes the payment no longer payable; `open` when the provider cannot guarantee that now. */
  cancel(payment: { session: string; key: string; amountCents: number; currency: string }): Promise<PaymentResult>;
  refund(payment: RefundInput): Promise<void>;
  /** Collects a part of an authorized payment. Does nothing when it is collected. Only for providers that authorize. */
  capture?: (capture: CaptureInput) => Promise<void>;
  /** undefined when the call is not from the provider. */
  verifyWebhook(call: WebhookRequest): Promise<WebhookEvent | undefined>;
}

/** The provider could not be reached or did not respond: the effect of the call is unknown. */
export class ProviderUnreachable extends Error {
  constructor(provider: string, cause?: unknown) {
    super(`${provider} could not be reached`, { cause });
    this.name = "ProviderUnreachable";
  }
}

/** The provider responded and rejected the request. */
export class ProviderRefused extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider} refused: ${reason}`);
    this.name = "ProviderRefused";
  }
}
