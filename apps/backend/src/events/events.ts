import type { WithdrawnLine } from "../platform/db/documentTables.ts";
import type { Locale } from "../locale.ts";

interface OrderEvent {
  orderId: number;
}

interface Recipient {
  email: string;
  locale: Locale;
  /** First and last name. */
  name: string;
}

/** Request that must cost the same whether its email is sent or not: response times must not reveal accounts. */
interface LinkRequest {
  email: string;
  locale: Locale;
  /** Path of the link, with its token. */
  path: string;
  isMailed: boolean;
}

export interface WithdrawalDeclaration {
  id: number;
  reference: string;
  receivedAt: Date;
  name: string;
  orderRef: string;
  email: string;
  reason: string;
  lines: readonly WithdrawnLine[];
  locale: Locale;
}

/** Events of the backend and their payloads. */
export interface BackendEvents {
  /** Placed without a provider, or paid through one. */
  "order:confirmed": OrderEvent;
  "order:paid": OrderEvent;
  /** The newest shipment leaves nothing to ship. */
  "order:sent": OrderEvent;
  /** The newest shipment leaves something to ship. */
  "order:partlySent": OrderEvent;
  "order:canceled": OrderEvent;
  /** An unpaid bank transfer got a deadline. */
  "order:reminded": OrderEvent;
  /** The deadline of an unpaid bank transfer has passed; the order is canceled. */
  "order:expired": OrderEvent;
  /** The email address of an unpaid order was not confirmed in time; the order is canceled. */
  "order:unconfirmed": OrderEvent;
  "payment:failed": OrderEvent;
  /** `amountCents` is gross. */
  "refund:completed": OrderEvent & { refundId: number; amountCents: number };
  "withdrawal:declared": WithdrawalDeclaration;
  "account:registered": Recipient & {
    customerId: number;
    wantsNewsletter: boolean;
    /** Emailed link of a guest order that joins the account. */
    orderLink: { ref: string; token: string } | undefined;
  };
  "account:resetRequested": LinkRequest;
  /** `isDataRemoved`: addresses and authenticator were removed, because the address had never been confirmed. */
  "account:passwordChanged": Recipient & { isDataRemoved: boolean };
  "account:loginsFailed": Recipient & Pick<LinkRequest, "isMailed">;
  /** `email` is still the current address. */
  "account:emailChangeRequested": Recipient & { newEmail: string; path: string };
  /** `email` is the previous address. */
  "account:emailChanged": Recipient;
  /** `path` leads to the page that erases the account. */
  "account:erasureRequested": Recipient & { path: string };
  /** Unused for years: erased after a notice, unless the customer signs in. */
  "account:inactive": Recipient;
  /** `email` was the address. */
  "account:erased": Recipient;
  "newsletter:requested": LinkRequest;
  /** `path` leads to the page that ends the subscription. */
  "newsletter:confirmed": Omit<LinkRequest, "isMailed">;
}
