import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { verifyPaymentSecret } from "../paymentLink.ts";
import type { PaymentLine } from "../../platform/db/paymentTables.ts";
import type { PaymentAddress, PaymentProvider, PaymentResult, StartPaymentInput } from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";
import { callProvider, minorUnits } from "./callProvider.ts";

const NAME = "klarna";
const anyResponse = v.unknown();

const pageResponse = v.object({ session_id: v.string(), redirect_url: v.string() });
const session = v.object({ status: v.string(), order_id: v.optional(v.string()) });
const klarnaOrder = v.object({
  order_id: v.string(),
  status: v.optional(v.string(), ""),
  fraud_status: v.optional(v.string(), "ACCEPTED"),
  order_amount: minorUnits,
  captured_amount: v.optional(minorUnits, 0),
  remaining_authorized_amount: v.optional(minorUnits),
  refunded_amount: v.optional(minorUnits, 0),
  purchase_currency: v.string(),
  merchant_reference1: v.optional(v.string()),
});
const report = v.object({ event_id: v.string() });

/** Orders that reserve no money any more. */
const RELEASED: ReadonlySet<string> = new Set(["CANCELLED", "EXPIRED"]);

const ENDED: Readonly<Record<string, PaymentResult>> = {
  CANCELLED: { state: "canceled" },
  DISABLED: { state: "canceled" },
  FAILED: { state: "declined" },
  ERROR: { state: "declined" },
};

type Key = "username" | "password" | "mode";

/**
 * Klarna Payments on the hosted payment page, which also places the order. Klarna's webhooks are not signed: their URL
 * contains a secret of the payment, and they only trigger a fetch. Source: docs.klarna.com, Hosted Payment Page.
 */
export const klarna: ProviderModule<Key> = {
  code: "Klarna",
  id: 5,
  markets: ["DE", "AT"],
  text: {
    de: { title: "Klarna", description: "Auf Rechnung, in Raten oder sofort, über Klarna." },
    ro: { title: "Klarna", description: "Pe bază de factură, în rate sau imediat, prin Klarna." },
    en: { title: "Klarna", description: "By invoice, in instalments or at once, through Klarna." },
  },
  mark: "M5 3h14v18l-2.5-2-2 2-2.5-2-2.5 2-2-2L5 21zM9 8h6M9 12h6",
  env: {
    username: "KLARNA_USERNAME",
    password: "KLARNA_PASSWORD",
    mode: "KLARNA_MODE",
  },
  createAdapter,
};

function createAdapter(deps: Deps, keys: Readonly<Record<Key, string>>): PaymentProvider {
  const defaultOrigin = keys.mode === "live" ? "https://api.klarna.com" : "https://api.playground.klarna.com";
  const origin = deps.payment?.apiOrigins?.[NAME] ?? defaultOrigin;
  const call = <T>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    responseSchema: v.GenericSchema<unknown, T>,
    body?: object,
    key?: string,
  ): Promise<T> =>
    callProvider({
      provider: NAME,
      method,
      url: `${origin}${path}`,
      headers: {
        Authorization: `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString("base64")}`,
        "Content-Type": "application/json",
        ...(key === undefined ? {} : { "Klarna-Idempotency-Key": key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      responseSchema,
    });

  const orderPath = (reference: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`;
  const readOrder = (reference: string) => call("GET", orderPath(reference), klarnaOrder);

  async function read(id: string): Promise<PaymentResult> {
    const { status, order_id } = await call("GET", `/hpp/v1/sessions/${encodeURIComponent(id)}`, session);
    if (status !== "COMPLETED" || order_id === undefined) return ENDED[status] ?? { state: "open" };
    const order = await readOrder(order_id);
    // Klarna may check an order for up to a day; until then it must not be dispatched.
    if (order.fraud_status === "PENDING") return { state: "open" };
    if (order.fraud_status === "REJECTED") return { state: "declined" };
    return {
      state: "paid",
      isAuthorized: order.captured_amount === 0,
      amountCents: order.order_amount,
      currency: order.purchase_currency,
      reference: order.order_id,
      orderRef: order.merchant_reference1,
    };
  }

  return {
    name: NAME,
    hosts: [".klarna.com"],
    completesOnReturn: false,
    async start(order) {
      const paymentSession = await call(
        "POST",
        "/payments/v1/sessions",
        v.object({ session_id: v.string() }),
        toSessionBody(order),
      );
      const back = order.returnUrl;
      const { session_id, redirect_url } = await call("POST", "/hpp/v1/sessions", pageResponse, {
        payment_session_url: `${origin}/payments/v1/sessions/${paymentSession.session_id}`,
        merchant_urls: {
          success: back,
          cancel: back,
          back,
          failure: back,
          error: back,
          status_update: order.webhookUrl,
        },
        // Klarna collects the money when the order is dispatched.
        options: { place_order_mode: "PLACE_ORDER", purchase_type: "BUY" },
      });
      return { session: session_id, address: redirect_url };
    },
    read: ({ session: id }) => read(id),
    async cancel({ session: id }) {
      await call("DELETE", `/hpp/v1/sessions/${encodeURIComponent(id)}`, anyResponse);
      return read(id);
    },
    async capture({ reference, key, amountCents, totalCapturedCents, lines }) {
      const order = await readOrder(reference);
      if (order.captured_amount >= totalCapturedCents) return;
      const body = { captured_amount: amountCents, order_lines: lines.map(toKlarnaLine) };
      await call("POST", `${orderPath(reference)}/captures`, anyResponse, body, key);
    },
    // Sets what stays authorized and what stays paid, so that a repeated call changes nothing.
    async refund({ reference, key, remainingCents, authorizedCents }) {
      const path = orderPath(reference);
      const order = await readOrder(reference);
      const { captured_amount: captured, remaining_authorized_amount: reserved } = order;
      const orderCents = Math.max(authorizedCents, captured);
      if (orderCents === 0) {
        if (!RELEASED.has(order.status)) await call("POST", `${path}/cancel`, anyResponse, undefined, key);
      } else if ((reserved ?? order.order_amount - captured) > orderCents - captured) {
        if (orderCents === captured) await call("POST", `${path}/release-remaining-authorization`, anyResponse);
        else await call("PATCH", `${path}/authorization`, anyResponse, { order_amount: orderCents });
      }
      const amount = orderCents - remainingCents - order.refunded_amount;
      if (amount > 0) await call("POST", `${path}/refunds`, anyResponse, { refunded_amount: amount }, key);
    },
    async verifyWebhook({ body, query }) {
      const paymentId = await verifyPaymentSecret(deps, "report", query.get("payment") ?? "");
      if (paymentId === undefined) return undefined;
      const { event_id: id } = v.parse(v.pipe(v.string(), v.parseJson(), report), body);
      // The URL identifies the payment; the body is not trusted.
      const payment = await deps.db
        .selectFrom("payment")
        .select("session")
        .where("id", "=", paymentId)
        .executeTakeFirst();
      return {
        id: `${paymentId}-${id}`,
        kind: "status_update",
        session: payment?.session ?? undefined,
        result: "fetch",
      };
    },
  };
}

/** Klarna's rates have two decimals: 20 % is 2000. */
const RATE_UNITS = 100;

/** Klarna shows the lines in its app and invoices them, with the VAT of each. */
function toSessionBody(input: StartPaymentInput): object {
  const { orderRef, amountCents, currency, language, country, lines } = input;
  return {
    intent: "buy",
    purchase_country: country,
    purchase_currency: currency,
    locale: `${language}-${country}`,
    order_amount: amountCents,
    order_tax_amount: lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
    merchant_reference1: orderRef,
    billing_address: toKlarnaAddress(input.billingAddress, input.email),
    shipping_address: toKlarnaAddress(input.shippingAddress, input.email),
    order_lines: lines.map(toKlarnaLine),
  };
}

const toKlarnaLine = (line: PaymentLine): object => ({
  type: line.kind === "shipping" ? "shipping_fee" : "physical",
  reference: line.ref,
  name: line.title,
  quantity: line.quantity,
  unit_price: line.unitCents,
  tax_rate: Math.round(line.vatPercent * RATE_UNITS),
  total_discount_amount: line.discountCents,
  total_amount: line.totalCents,
  total_tax_amount: line.vatCents,
});

const toKlarnaAddress = (address: PaymentAddress, email: string): object => ({
  given_name: address.firstName,
  family_name: address.lastName,
  ...(address.company === "" ? {} : { organization_name: address.company }),
  email,
  street_address: address.street,
  ...(address.street2 === "" ? {} : { street_address2: address.street2 }),
  postal_code: address.postalCode,
  city: address.city,
  country: address.country,
  ...(address.phone === "" ? {} : { phone: address.phone }),
});
