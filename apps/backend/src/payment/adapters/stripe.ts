import type { Stripe } from "stripe";
import type { Deps } from "../../deps.ts";
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type PaymentResult,
  type WebhookEvent,
} from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";

const NAME = "stripe";
const TIMEOUT_MS = 10_000;
const TOLERANCE_SECONDS = 300;

type Key = "secretKey" | "webhookSecret";

/** Stripe Checkout: a hosted page, so that card data never reaches this backend (PCI SAQ A). */
export const stripe: ProviderModule<Key> = {
  code: "StripePayment",
  id: 3,
  markets: ["DE", "AT"],
  text: {
    de: {
      title: "Kreditkarte",
      description: "Visa, Mastercard oder American Express. Sie bezahlen auf der Seite des Kartendienstes.",
    },
    ro: {
      title: "Card bancar",
      description: "Visa, Mastercard sau American Express. Plătiți pe pagina serviciului de carduri.",
    },
    en: {
      title: "Credit card",
      description: "Visa, Mastercard or American Express. You pay on the card service’s page.",
    },
  },
  mark: "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20M6 15h4",
  env: {
    secretKey: "STRIPE_SECRET_KEY",
    webhookSecret: "STRIPE_WEBHOOK_SECRET",
  },
  createAdapter,
};

function createAdapter(deps: Deps, keys: Readonly<Record<Key, string>>): PaymentProvider {
  let loading: Promise<Stripe> | undefined;
  // The library is large: it is loaded with the first payment.
  const client = (): Promise<Stripe> =>
    (loading ??= import("stripe").then(
      ({ Stripe: Client }) =>
        new Client(keys.secretKey, {
          maxNetworkRetries: 1,
          timeout: TIMEOUT_MS,
          telemetry: false,
          ...toApiHost(deps.payment?.apiOrigins?.[NAME]),
        }),
    ));
  const callStripe = async <T>(work: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await client());
    } catch (error) {
      throw toProviderError(error);
    }
  };

  return {
    name: NAME,
    hosts: ["checkout.stripe.com"],
    completesOnReturn: false,
    async start(order) {
      const { id, url } = await callStripe((api) =>
        api.checkout.sessions.create(
          {
            mode: "payment",
            client_reference_id: order.orderRef,
            customer_email: order.email,
            locale: order.language,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency.toLowerCase(),
                  unit_amount: order.amountCents,
                  product_data: { name: order.orderRef },
                },
              },
            ],
            success_url: order.returnUrl,
            cancel_url: order.returnUrl,
          },
          { idempotencyKey: order.key },
        ),
      );
      if (url === null) throw new ProviderRefused(NAME, "session without a URL");
      return { session: id, address: url };
    },
    read: ({ session }) => callStripe(async (api) => toPaymentResult(await api.checkout.sessions.retrieve(session))),
    async cancel({ session }) {
      await callStripe((api) => api.checkout.sessions.expire(session));
      return { state: "canceled" };
    },
    async refund({ reference, amountCents, key }) {
      await callStripe((api) =>
        api.refunds.create({ payment_intent: reference, amount: amountCents }, { idempotencyKey: key }),
      );
    },
    async verifyWebhook({ body, headers }) {
      const api = await client();
      const header = headers.get("Stripe-Signature") ?? "";
      const now = deps.clock().getTime();
      try {
        const { webhookSecret } = keys;
        const { webhooks } = api;
        return toWebhookEvent(
          await webhooks.constructEventAsync(body, header, webhookSecret, TOLERANCE_SECONDS, undefined, now),
        );
      } catch (error) {
        if (readErrorType(error) === "StripeSignatureVerificationError") return undefined;
        throw error;
      }
    },
  };
}

function toPaymentResult(session: Stripe.Checkout.Session): PaymentResult {
  if (session.status === "expired") return { state: "expired" };
  if (session.payment_status !== "paid") return { state: "open" };
  const { payment_intent: paymentIntent, client_reference_id: orderRef } = session;
  return {
    state: "paid",
    amountCents: session.amount_total ?? -1,
    currency: session.currency ?? "",
    reference: typeof paymentIntent === "string" ? paymentIntent : (paymentIntent?.id ?? session.id),
    orderRef: orderRef ?? "",
  };
}

function toWebhookEvent(event: Stripe.Event): WebhookEvent {
  const { id, type: kind } = event;
  if (event.type === "checkout.session.async_payment_failed") {
    return { id, kind, session: event.data.object.id, result: { state: "declined" } };
  }
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded" ||
    event.type === "checkout.session.expired"
  ) {
    return { id, kind, session: event.data.object.id, result: toPaymentResult(event.data.object) };
  }
  return { id, kind, session: undefined, result: "fetch" };
}

const readErrorType = (error: unknown): string =>
  error instanceof Error && "type" in error && typeof error.type === "string" ? error.type : "";

/** Classifies Stripe errors by name, because their classes are part of the lazily loaded library. */
function toProviderError(error: unknown): Error {
  if (error instanceof ProviderRefused) return error;
  const name = readErrorType(error);
  const unreachable = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError", "StripeIdempotencyError"];
  if (unreachable.includes(name)) return new ProviderUnreachable(NAME, error);
  return name.startsWith("Stripe") ? new ProviderRefused(NAME, name) : new ProviderUnreachable(NAME, error);
}

function toApiHost(origin: string | undefined): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (origin === undefined) return {};
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}
