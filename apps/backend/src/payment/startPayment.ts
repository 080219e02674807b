import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { localeInput, LOCALES } from "../locale.ts";
import { orderEmail } from "../order/orderEmail.ts";
import { readOrder } from "../order/orderRecord.ts";
import type { Address } from "../platform/db/values.ts";
import { settlePayment } from "./refreshPayment.ts";
import { createPaymentSecret } from "./paymentLink.ts";
import { toPaymentLines } from "./paymentLines.ts";
import {
  type PaymentAddress,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type StartedPayment,
  type StartPaymentInput,
} from "./provider.ts";
import { getPaymentProviders } from "./providers.ts";

const DEFAULT_STORE_URL = "https://lindenhaus.example";

/**
 * Starts a payment at its provider. Idempotent: the payment's key identifies the start, so a retry after a lost
 * response starts nothing new.
 *
 * @returns the provider's session and redirect URL; undefined when the payment has ended meanwhile
 * @throws ApiError 503 PAYMENT_UNAVAILABLE
 */
export async function startPayment(deps: Deps, paymentId: number): Promise<StartedPayment | undefined> {
  const payment = await readPaymentWithOrder(deps, paymentId);
  if (payment.status !== "open") return undefined;
  if (payment.session !== null && payment.address !== null) {
    return { session: payment.session, address: payment.address };
  }
  const provider = getPaymentProviders(deps).byName(payment.provider);
  if (provider === undefined)
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "This payment method is not offered at present");
  try {
    const started = await provider.start(await toStartInput(deps, payment));
    if (!isAllowedRedirect(provider, started.address))
      throw new ProviderRefused(provider.name, "redirect to another host");
    return await saveStart(deps, paymentId, started);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      deps.log.error({ err: error, paymentId }, "failed to start a payment");
      await settlePayment(deps, paymentId, { state: "declined" }, "refused by the provider");
      return undefined;
    }
    if (!(error instanceof ProviderUnreachable)) throw error;
    const now = deps.clock();
    await deps.db.updateTable("payment").set({ start_failed_at: now }).where("id", "=", paymentId).execute();
    deps.log.error({ err: error, paymentId }, "payment provider unavailable");
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "The payment provider cannot be reached. The cart is kept.", 5);
  }
}

const readPaymentWithOrder = ({ db }: Deps, paymentId: number) =>
  db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .innerJoin("country", "country.id", "orders.country_id")
    .selectAll("payment")
    .select(["orders.ref", "orders.locale", orderEmail().as("email"), "country.isoalpha2"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();

async function toStartInput(
  deps: Deps,
  payment: Awaited<ReturnType<typeof readPaymentWithOrder>>,
): Promise<StartPaymentInput> {
  const locale = v.parse(localeInput, payment.locale);
  const origin = deps.storeUrl?.(locale) ?? DEFAULT_STORE_URL;
  const [returnSecret, reportSecret, order, countries] = await Promise.all([
    createPaymentSecret(deps, "return", payment.id),
    createPaymentSecret(deps, "report", payment.id),
    readOrder(deps.db, { orderId: payment.order_id }),
    deps.db.selectFrom("country").select(["id", "isoalpha2"]).execute(),
  ]);
  if (order === undefined) throw new Error(`Order ${payment.order_id} not found`);
  const codes = new Map(countries.map(({ id, isoalpha2 }) => [id, isoalpha2]));
  return {
    key: payment.key,
    orderRef: payment.ref,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    language: LOCALES[locale].language,
    country: payment.isoalpha2,
    email: payment.email,
    billingAddress: toPaymentAddress(order.billingAddress, codes),
    shippingAddress: toPaymentAddress(order.shippingAddress, codes),
    lines: toPaymentLines(order),
    returnUrl: new URL(`/api/payment/return/${returnSecret}`, origin).href,
    webhookUrl: new URL(`/api/payment/webhook/${payment.provider}?payment=${reportSecret}`, origin).href,
    buyerSession: payment.buyer_session ?? undefined,
  };
}

const toPaymentAddress = (address: Address, codes: ReadonlyMap<number, string>): PaymentAddress => ({
  firstName: address.firstname,
  lastName: address.lastname,
  company: address.company,
  street: address.address1,
  street2: [address.address2, address.address3].filter((line) => line !== "").join(", "),
  postalCode: address.zipcode,
  city: address.city,
  country: codes.get(address.country_id) ?? "",
  phone: address.cellphone || address.phone,
});

/** Restricts redirects to the provider's hosts, whatever its response contains. */
function isAllowedRedirect({ hosts }: PaymentProvider, address: string): boolean {
  if (address.startsWith("/api/testbank/")) return hosts.length === 0;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isOneOf = hosts.some((host) => (host.startsWith(".") ? url.host.endsWith(host) : url.host === host));
  return url.protocol === "https:" && isOneOf && url.username === "";
}

async function saveStart(deps: Deps, paymentId: number, started: StartedPayment): Promise<StartedPayment | undefined> {
  const { numUpdatedRows } = await runInTransaction(deps.db, (trx) =>
    trx
      .updateTable("payment")
      .set({ ...started, start_failed_at: null })
      .where("id", "=", paymentId)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 0n ? undefined : started;
}
