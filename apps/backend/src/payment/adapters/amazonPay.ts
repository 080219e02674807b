import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import type { AmazonKeys } from "../paymentSettings.ts";
import { type PaymentProvider, ProviderRefused, type PaymentResult } from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";
import { signedHeaders } from "./amazonSignature.ts";
import { callProvider, decimalCents, formatDecimalCents } from "./callProvider.ts";

const NAME = "amazon";

const session = v.object({
  checkoutSessionId: v.string(),
  chargeId: v.nullish(v.string()),
  statusDetails: v.object({ state: v.string(), reasonCode: v.nullish(v.string()) }),
  webCheckoutDetails: v.nullish(v.object({ amazonPayRedirectUrl: v.nullish(v.string()) })),
  paymentDetails: v.nullish(
    v.object({ chargeAmount: v.nullish(v.object({ amount: decimalCents, currencyCode: v.string() })) }),
  ),
  merchantMetadata: v.nullish(v.object({ merchantReferenceId: v.nullish(v.string()) })),
});
type Session = v.InferOutput<typeof session>;

/**
 * Amazon Pay API v2. The shopper brings a checkout session from Amazon's button; the backend sets the amount, redirects
 * the shopper to Amazon, and completes the session on return. Nothing is charged before. Source: developer.amazon.com,
 * Amazon Pay API v2, Checkout Session.
 */
export const amazonPay: ProviderModule<keyof AmazonKeys> = {
  code: "AmazonPay",
  id: 8,
  markets: ["DE", "AT"],
  // The ledger of the European region.
  currencies: ["EUR"],
  text: {
    de: { title: "Amazon Pay", description: "Sie bezahlen mit den Zahlungsarten Ihres Amazon-Kontos." },
    ro: { title: "Amazon Pay", description: "Plătiți cu metodele de plată din contul dumneavoastră Amazon." },
    en: { title: "Amazon Pay", description: "You pay with the payment methods of your Amazon account." },
  },
  mark: "M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20v-1a5 5 0 0 1 5-5h2M13 15h8v6h-8zM13 18h8",
  env: {
    publicKeyId: "AMAZON_PAY_PUBLIC_KEY_ID",
    privateKey: "AMAZON_PAY_PRIVATE_KEY",
    merchantId: "AMAZON_PAY_MERCHANT_ID",
    storeId: "AMAZON_PAY_STORE_ID",
    mode: "AMAZON_PAY_MODE",
  },
  createAdapter,
};

function createAdapter(deps: Deps, keys: AmazonKeys): PaymentProvider {
  const origin = deps.payment?.apiOrigins?.[NAME] ?? "https://pay-api.amazon.eu";
  const base = `/${keys.mode === "live" ? "live" : "sandbox"}/v2`;

  const call = <T>(
    method: "GET" | "POST" | "PATCH",
    path: string,
    responseSchema: v.GenericSchema<unknown, T>,
    content?: object,
    idempotencyKey?: string,
  ): Promise<T> => {
    const body = content === undefined ? "" : JSON.stringify(content);
    const { host } = new URL(origin);
    const { publicKeyId, privateKey } = keys;
    const signed = {
      publicKeyId,
      privateKey,
      method,
      host,
      path: `${base}${path}`,
      body,
      idempotencyKey,
      at: deps.clock(),
    };
    return callProvider({
      provider: NAME,
      method,
      url: `${origin}${base}${path}`,
      headers: signedHeaders(signed),
      body: body === "" ? undefined : body,
      responseSchema,
    });
  };
  const sessionPath = (id: string): string => `/checkoutSessions/${encodeURIComponent(id)}`;
  const toAmazonAmount = ({ amountCents, currency }: { amountCents: number; currency: string }) => ({
    amount: formatDecimalCents(amountCents),
    currencyCode: currency,
  });

  return {
    name: NAME,
    hosts: ["pay.amazon.com", "payments.amazon.com", "payments.amazon.de", "payments-eu.amazon.com"],
    completesOnReturn: true,
    walletPage: (locale) => `/api/amazon/button?locale=${locale}`,
    async start(order) {
      if (order.buyerSession === undefined) throw new ProviderRefused(NAME, "missing wallet session");
      const updated = await call("PATCH", sessionPath(order.buyerSession), session, {
        webCheckoutDetails: { checkoutResultReturnUrl: order.returnUrl },
        paymentDetails: {
          paymentIntent: "AuthorizeWithCapture",
          canHandlePendingAuthorization: false,
          chargeAmount: toAmazonAmount(order),
        },
        merchantMetadata: { merchantReferenceId: order.orderRef },
      });
      const address = updated.webCheckoutDetails?.amazonPayRedirectUrl;
      if (typeof address !== "string") throw new ProviderRefused(NAME, "incomplete session");
      return { session: updated.checkoutSessionId, address };
    },
    async read(payment) {
      const result = toPaymentResult(await call("GET", sessionPath(payment.session), session));
      if (result.state !== "open") return result;
      try {
        const path = `${sessionPath(payment.session)}/complete`;
        return toPaymentResult(await call("POST", path, session, { chargeAmount: toAmazonAmount(payment) }), payment);
      } catch (error) {
        // The shopper has not finished, or has just canceled.
        if (!(error instanceof ProviderRefused)) throw error;
        return toPaymentResult(await call("GET", sessionPath(payment.session), session));
      }
    },
    // A session that is not completed is never charged.
    async cancel(payment) {
      const result = toPaymentResult(await call("GET", sessionPath(payment.session), session));
      return result.state === "open" ? { state: "canceled" } : result;
    },
    async refund({ reference, key, ...amount }) {
      const body = { chargeId: reference, refundAmount: toAmazonAmount(amount) };
      await call("POST", "/refunds", v.object({ refundId: v.string() }), body, key);
    },
    // Notifications concern asynchronous charges, which this backend never requests: all are rejected.
    verifyWebhook: async () => undefined,
  };
}

/** Amazon may omit the amount of a completed session; it then charged the requested amount. */
function toPaymentResult(checkout: Session, requested?: { amountCents: number; currency: string }): PaymentResult {
  const { state, reasonCode } = checkout.statusDetails;
  if (state === "Canceled") {
    if (reasonCode === "Declined") return { state: "declined" };
    return { state: reasonCode === "Expired" ? "expired" : "canceled" };
  }
  const { chargeId } = checkout;
  if (state !== "Completed" || typeof chargeId !== "string") return { state: "open" };
  const charged = checkout.paymentDetails?.chargeAmount;
  return {
    state: "paid",
    amountCents: charged?.amount ?? requested?.amountCents ?? -1,
    currency: charged?.currencyCode ?? requested?.currency ?? "",
    reference: chargeId,
    orderRef: checkout.merchantMetadata?.merchantReferenceId ?? undefined,
  };
}
