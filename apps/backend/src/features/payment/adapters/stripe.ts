import type { Stripe } from "stripe";
import type { Deps } from "../../../deps.ts";
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type Verdict,
  type WebhookEvent,
} from "../provider.ts";

const NAME = "stripe";
const TIMEOUT_MS = 10_000;
const TOLERANCE_SECONDS = 300;

/** Stripe Checkout: a hosted page, so that card data never reaches this backend (PCI SAQ A). */
export function stripe(deps: Deps, keys: { secretKey: string; webhookSecret: string }): PaymentProvider {
  let made: Promise<Stripe> | undefined;
  // The library is large: it is loaded with the first payment.
  const client = (): Promise<Stripe> =>
    (made ??= import("stripe").then(
      ({ Stripe: Client }) =>
        new Client(keys.secretKey, {
          maxNetworkRetries: 1,
          timeout: TIMEOUT_MS,
          telemetry: false,
          ...elsewhere(deps.payment?.apiOrigins?.[NAME]),
        }),
    ));
  const ask = async <T>(work: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await client());
    } catch (error) {
      throw failureOf(error);
    }
  };

  return {
    name: NAME,
    hosts: ["checkout.stripe.com"],
    completesOnReturn: false,
    async start(order) {
      const { id, url } = await ask((api) =>
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
      if (url === null) throw new ProviderRefused(NAME, "a session without a page");
      return { session: id, address: url };
    },
    read: ({ session }) => ask(async (api) => verdictOf(await api.checkout.sessions.retrieve(session))),
    async cancel({ session }) {
      await ask((api) => api.checkout.sessions.expire(session));
      return { state: "canceled" };
    },
    async refund({ reference, amountCents, key }) {
      await ask((api) =>
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
        return eventOf(
          await webhooks.constructEventAsync(body, header, webhookSecret, TOLERANCE_SECONDS, undefined, now),
        );
      } catch (error) {
        if (nameOf(error) === "StripeSignatureVerificationError") return undefined;
        throw error;
      }
    },
  };
}

function verdictOf(session: Stripe.Checkout.Session): Verdict {
  if (session.status === "expired") return { state: "expired" };
  if (session.payment_status !== "paid") return { state: "open" };
  const { payment_intent: intent, client_reference_id: orderRef } = session;
  return {
    state: "paid",
    amountCents: session.amount_total ?? -1,
    currency: session.currency ?? "",
    reference: typeof intent === "string" ? intent : (intent?.id ?? session.id),
    orderRef: orderRef ?? "",
  };
}

function eventOf(event: Stripe.Event): WebhookEvent {
  const { id, type: kind } = event;
  if (event.type === "checkout.session.async_payment_failed") {
    return { id, kind, session: event.data.object.id, verdict: { state: "declined" } };
  }
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded" ||
    event.type === "checkout.session.expired"
  ) {
    return { id, kind, session: event.data.object.id, verdict: verdictOf(event.data.object) };
  }
  return { id, kind, session: undefined, verdict: "ask" };
}

const nameOf = (error: unknown): string =>
  error instanceof Error && "type" in error && typeof error.type === "string" ? error.type : "";

/** Classifies Stripe errors by name, because their classes are part of the lazily loaded library. */
function failureOf(error: unknown): Error {
  if (error instanceof ProviderRefused) return error;
  const name = nameOf(error);
  const away = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError", "StripeIdempotencyError"];
  if (away.includes(name)) return new ProviderUnreachable(NAME, error);
  return name.startsWith("Stripe") ? new ProviderRefused(NAME, name) : new ProviderUnreachable(NAME, error);
}

function elsewhere(origin: string | undefined): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (origin === undefined) return {};
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}
