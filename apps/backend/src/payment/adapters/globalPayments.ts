import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { isSameSecret } from "../../platform/http/mac.ts";
import type { PaymentProvider, PaymentResult, WebhookEvent } from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";
import { callProvider, minorUnits } from "./callProvider.ts";

const NAME = "globalpayments";
const VERSION = "2021-03-22";

const transaction = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(minorUnits),
  currency: v.optional(v.string()),
});
const link = v.object({ id: v.string(), url: v.string() });
const linkState = v.object({
  status: v.optional(v.string(), ""),
  reference: v.optional(v.string()),
  transactions: v.optional(v.array(transaction), []),
});
const report = v.object({
  ...transaction.entries,
  link_data: v.optional(v.object({ id: v.optional(v.string()) })),
  action: v.optional(v.object({ id: v.optional(v.string()) })),
});

const PAID: ReadonlySet<string> = new Set(["CAPTURED", "FUNDED"]);
const ENDED: ReadonlySet<string> = new Set(["EXPIRED", "INACTIVE", "CLOSED"]);
const sha512 = (text: string): Buffer => createHash("sha512").update(text).digest();

type Key = "appId" | "appKey" | "account" | "mode";

/**
 * Global Payments' hosted payment page, as a single-use link of the GP API. Source: the official SDKs of the GP API
 * (access token, links, transactions, X-GP-Signature).
 */
export const globalPayments: ProviderModule<Key> = {
  code: "GlobalPayments",
  id: 6,
  markets: ["RO"],
  text: {
    de: {
      title: "Debit- oder Kreditkarte",
      description: "Sie bezahlen auf der gesicherten Seite von Global Payments.",
    },
    ro: { title: "Card de debit sau de credit", description: "Plătiți pe pagina securizată Global Payments." },
    en: { title: "Debit or credit card", description: "You pay on the secure page of Global Payments." },
  },
  mark: "M12 18H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4M2 8h18M15 16h6v5h-6zM16 16v-1.5a2 2 0 0 1 4 0V16",
  env: {
    appId: "GLOBALPAYMENTS_APP_ID",
    appKey: "GLOBALPAYMENTS_APP_KEY",
    account: "GLOBALPAYMENTS_ACCOUNT",
    mode: "GLOBALPAYMENTS_MODE",
  },
  createAdapter,
};

function createAdapter(deps: Deps, keys: Readonly<Record<Key, string>>): PaymentProvider {
  const defaultOrigin = keys.mode === "live" ? "https://apis.globalpay.com" : "https://apis.sandbox.globalpay.com";
  const origin = deps.payment?.apiOrigins?.[NAME] ?? defaultOrigin;

  async function token(): Promise<string> {
    const nonce = deps.randomBytes(12).toString("hex");
    const body = {
      app_id: keys.appId,
      nonce,
      secret: sha512(`${nonce}${keys.appKey}`).toString("hex"),
      grant_type: "client_credentials",
    };
    const response = await callProvider({
      provider: NAME,
      method: "POST",
      url: `${origin}/ucp/accesstoken`,
      headers: { "Content-Type": "application/json", "X-GP-Version": VERSION },
      body: JSON.stringify(body),
      responseSchema: v.object({ token: v.string() }),
    });
    return response.token;
  }

  const call = async <T>(
    method: "GET" | "POST",
    path: string,
    responseSchema: v.GenericSchema<unknown, T>,
    body?: object,
    key?: string,
  ): Promise<T> =>
    callProvider({
      provider: NAME,
      method,
      url: `${origin}/ucp${path}`,
      headers: {
        Authorization: `Bearer ${await token()}`,
        "Content-Type": "application/json",
        "X-GP-Version": VERSION,
        ...(key === undefined ? {} : { "x-gp-idempotency": key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      responseSchema,
    });

  async function read(id: string): Promise<PaymentResult> {
    const state = await call("GET", `/links/${encodeURIComponent(id)}`, linkState);
    const done = state.transactions.find(({ status }) => PAID.has(status));
    if (done !== undefined) return toPaidResult(done);
    return { state: ENDED.has(state.status) ? "expired" : "open" };
  }

  return {
    name: NAME,
    hosts: [".globalpay.com"],
    completesOnReturn: false,
    async start({ key, orderRef, amountCents, currency, country, language, email, returnUrl, webhookUrl }) {
      const body = {
        account_name: keys.account,
        type: "HOSTED_PAYMENT_PAGE",
        name: orderRef,
        description: orderRef,
        // At most 50 letters and digits.
        reference: key.replaceAll(/[^A-Za-z0-9]/g, "0"),
        usage_mode: "SINGLE",
        payer: { email, language, billing_address: { country } },
        order: {
          amount: String(amountCents),
          currency,
          reference: orderRef,
          transaction_configuration: {
            channel: "CNP",
            country,
            capture_mode: "AUTO",
            allowed_payment_methods: ["CARD"],
          },
        },
        notifications: { return_url: returnUrl, cancel_url: returnUrl, status_url: webhookUrl },
      };
      const { id, url } = await call("POST", "/links", link, body, key);
      return { session: id, address: url };
    },
    read: ({ session }) => read(session),
    async cancel({ session }) {
      await call("POST", `/links/${encodeURIComponent(session)}/expire`, v.unknown(), {});
      const result = await read(session);
      return result.state === "expired" ? { state: "canceled" } : result;
    },
    async refund({ reference, key, amountCents }) {
      const path = `/transactions/${encodeURIComponent(reference)}/refund`;
      await call("POST", path, v.object({ id: v.string() }), { amount: String(amountCents) }, key);
    },
    async verifyWebhook({ body, headers }) {
      const received = Buffer.from(headers.get("X-GP-Signature") ?? "", "hex");
      const expected = sha512(`${body}${keys.appKey}`);
      if (!isSameSecret(received, expected)) return undefined;
      return toWebhookEvent(v.parse(v.pipe(v.string(), v.parseJson(), report), body));
    },
  };
}

const toPaidResult = (done: v.InferOutput<typeof transaction>): PaymentResult => ({
  state: "paid",
  amountCents: done.amount ?? -1,
  currency: done.currency ?? "",
  reference: done.id,
});

/** A declined card is not final: the page lets the shopper use another one. */
const toWebhookEvent = (event: v.InferOutput<typeof report>): WebhookEvent => ({
  id: event.action?.id ?? `${event.id}-${event.status}`,
  kind: event.status,
  session: event.link_data?.id,
  result: PAID.has(event.status) ? toPaidResult(event) : "fetch",
});
