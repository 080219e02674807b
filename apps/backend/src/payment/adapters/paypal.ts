import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { type PaymentProvider, ProviderRefused, type PaymentResult, type WebhookEvent } from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";
import { callProvider, decimalCents, formatDecimalCents } from "./callProvider.ts";

const NAME = "paypal";

const amount = v.object({ currency_code: v.string(), value: decimalCents });
const capture = v.object({ id: v.string(), status: v.string(), amount, custom_id: v.optional(v.string()) });
const order = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.optional(
    v.array(
      v.object({
        custom_id: v.optional(v.string()),
        payments: v.optional(v.object({ captures: v.optional(v.array(capture), []) })),
      }),
    ),
    [],
  ),
});
type Order = v.InferOutput<typeof order>;

const event = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.looseObject({ id: v.optional(v.string()) }),
});
const captureEvent = v.object({
  ...capture.entries,
  supplementary_data: v.object({ related_ids: v.object({ order_id: v.string() }) }),
});

type Key = "clientId" | "secret" | "webhookId" | "mode";

/** PayPal Orders v2. Money moves only when the backend captures. Source: developer.paypal.com, Orders v2. */
export const paypal: ProviderModule<Key> = {
  code: "PayPal",
  id: 4,
  markets: ["DE", "AT", "RO"],
  // Source: developer.paypal.com, currency codes. The Romanian leu is missing.
  currencies: ["EUR", "CHF", "CZK", "DKK", "GBP", "NOK", "PLN", "SEK", "USD"],
  text: {
    de: { title: "PayPal", description: "Sie melden sich bei PayPal an und bestätigen dort die Zahlung." },
    ro: { title: "PayPal", description: "Vă autentificați la PayPal și confirmați acolo plata." },
    en: { title: "PayPal", description: "You log in to PayPal and confirm the payment there." },
  },
  mark: "M17 7V3H5a2 2 0 0 0 0 4h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3V5M16.5 13.5v1",
  env: {
    clientId: "PAYPAL_CLIENT_ID",
    secret: "PAYPAL_SECRET",
    webhookId: "PAYPAL_WEBHOOK_ID",
    mode: "PAYPAL_MODE",
  },
  createAdapter,
};

function createAdapter(deps: Deps, keys: Readonly<Record<Key, string>>): PaymentProvider {
  const defaultOrigin = keys.mode === "live" ? "https://api-m.paypal.com" : "https://api-m.sandbox.paypal.com";
  const origin = deps.payment?.apiOrigins?.[NAME] ?? defaultOrigin;

  async function token(): Promise<string> {
    const { access_token } = await callProvider({
      provider: NAME,
      method: "POST",
      url: `${origin}/v1/oauth2/token`,
      headers: {
        Authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString("base64")}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      responseSchema: v.object({ access_token: v.string() }),
    });
    return access_token;
  }

  const call = async <T>(
    method: "GET" | "POST",
    path: string,
    responseSchema: v.GenericSchema<unknown, T>,
    more: { key?: string; body?: string } = {},
  ): Promise<T> =>
    callProvider({
      provider: NAME,
      method,
      url: `${origin}${path}`,
      headers: {
        Authorization: `Bearer ${await token()}`,
        "Content-Type": "application/json",
        Prefer: "return=representation",
        ...(more.key === undefined ? {} : { "PayPal-Request-Id": more.key }),
      },
      body: more.body,
      responseSchema,
    });
  const orderPath = (session: string): string => `/v2/checkout/orders/${encodeURIComponent(session)}`;

  return {
    name: NAME,
    hosts: [keys.mode === "live" ? "www.paypal.com" : "www.sandbox.paypal.com"],
    completesOnReturn: true,
    async start({ key, orderRef, amountCents, currency, returnUrl }) {
      const body = {
        intent: "CAPTURE",
        purchase_units: [
          { custom_id: orderRef, amount: { currency_code: currency, value: formatDecimalCents(amountCents) } },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: returnUrl,
              cancel_url: returnUrl,
              user_action: "PAY_NOW",
              // The shop already has the shipping address.
              shipping_preference: "NO_SHIPPING",
            },
          },
        },
      };
      const created = await call("POST", "/v2/checkout/orders", order, { key, body: JSON.stringify(body) });
      const page = created.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (page === undefined) throw new ProviderRefused(NAME, "order without an approval link");
      return { session: created.id, address: page.href };
    },
    async read({ session, key }) {
      const found = await call("GET", orderPath(session), order);
      if (found.status !== "APPROVED") return toPaymentResult(found);
      try {
        return toPaymentResult(
          await call("POST", `${orderPath(session)}/capture`, order, { key: `${key}-capture`, body: "{}" }),
        );
      } catch (error) {
        // Declined: the shopper can use another card on PayPal's page.
        if (error instanceof ProviderRefused) return { state: "open" };
        throw error;
      }
    },
    // PayPal has no cancel call: an order that is not captured is never paid.
    async cancel({ session }) {
      const result = toPaymentResult(await call("GET", orderPath(session), order));
      return result.state === "open" ? { state: "canceled" } : result;
    },
    async refund({ reference, key, amountCents, currency }) {
      const body = JSON.stringify({ amount: { currency_code: currency, value: formatDecimalCents(amountCents) } });
      const path = `/v2/payments/captures/${encodeURIComponent(reference)}/refund`;
      await call("POST", path, v.object({ id: v.string() }), { key, body });
    },
    async verifyWebhook({ body, headers }) {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body);
      if (!read.success) return undefined;
      const header = (name: string): string => JSON.stringify(headers.get(`PAYPAL-${name}`) ?? "");
      // PayPal verifies the exact text of the event, so the raw body is sent back, not re-serialized JSON.
      const verification = `{"auth_algo":${header("AUTH-ALGO")},"cert_url":${header("CERT-URL")},"transmission_id":${header("TRANSMISSION-ID")},"transmission_sig":${header("TRANSMISSION-SIG")},"transmission_time":${header("TRANSMISSION-TIME")},"webhook_id":${JSON.stringify(keys.webhookId)},"webhook_event":${body}}`;
      const answer = v.object({ verification_status: v.string() });
      const verified = await call("POST", "/v1/notifications/verify-webhook-signature", answer, {
        body: verification,
      }).catch((error: unknown) => {
        if (error instanceof ProviderRefused) return { verification_status: "FAILURE" };
        throw error;
      });
      return verified.verification_status === "SUCCESS" ? toWebhookEvent(read.output) : undefined;
    },
  };
}

function toPaymentResult({ status, purchase_units: [unit] }: Order): PaymentResult {
  if (status === "VOIDED") return { state: "canceled" };
  const done = unit?.payments?.captures.find((one) => one.status === "COMPLETED");
  if (done !== undefined) return toPaidResult(done, done.custom_id ?? unit?.custom_id);
  const failed = unit?.payments?.captures.some((one) => one.status === "DECLINED" || one.status === "FAILED");
  return { state: failed === true ? "declined" : "open" };
}

const toPaidResult = (done: v.InferOutput<typeof capture>, orderRef: string | undefined): PaymentResult => ({
  state: "paid",
  amountCents: done.amount.value,
  currency: done.amount.currency_code,
  reference: done.id,
  orderRef,
});

function toWebhookEvent({ id, event_type: kind, resource }: v.InferOutput<typeof event>): WebhookEvent {
  if (kind === "CHECKOUT.ORDER.APPROVED") return { id, kind, session: resource.id, result: "fetch" };
  const captured = v.safeParse(captureEvent, resource);
  if (!captured.success) return { id, kind, session: undefined, result: "fetch" };
  const session = captured.output.supplementary_data.related_ids.order_id;
  const isPaid = kind === "PAYMENT.CAPTURE.COMPLETED";
  return { id, kind, session, result: isPaid ? toPaidResult(captured.output, captured.output.custom_id) : "fetch" };
}
