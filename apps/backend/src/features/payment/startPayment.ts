import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { settle } from "./askProvider.ts";
import { paymentSecret } from "./paymentLink.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnreachable, type StartedPayment } from "./provider.ts";
import { paymentsOf } from "./providers.ts";

const NOWHERE = "https://lindenhaus.example";

/**
 * Starts a payment at its provider. Idempotent: the payment's key identifies the start, so a retry after a lost
 * response starts nothing new.
 *
 * @returns the provider's session and redirect URL; undefined when the payment has ended meanwhile
 * @throws ApiError 503 PAYMENT_UNAVAILABLE
 */
export async function startPayment(deps: Deps, paymentId: number): Promise<StartedPayment | undefined> {
  const payment = await readDue(deps, paymentId);
  if (payment.status !== "open") return undefined;
  if (payment.session !== null && payment.address !== null) {
    return { session: payment.session, address: payment.address };
  }
  const provider = paymentsOf(deps).named(payment.provider);
  if (provider === undefined)
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "This payment method is not offered at present");
  try {
    const started = await provider.start(await orderOf(deps, payment));
    if (!isAllowed(provider, started.address)) throw new ProviderRefused(provider.name, "an address of another host");
    return await keepStart(deps, paymentId, started);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      deps.log.error({ err: error, paymentId }, "a payment could not be started");
      await settle(deps, paymentId, { state: "declined" }, "refused by the provider");
      return undefined;
    }
    if (!(error instanceof ProviderUnreachable)) throw error;
    const now = deps.clock();
    await deps.db.updateTable("payment").set({ start_failed_at: now }).where("id", "=", paymentId).execute();
    deps.log.error({ err: error, paymentId }, "a payment provider is away");
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "The payment provider cannot be reached. The cart is kept.", 5);
  }
}

const readDue = ({ db }: Deps, paymentId: number) =>
  db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .innerJoin("country", "country.id", "orders.country_id")
    .selectAll("payment")
    .select(["orders.ref", "orders.locale", "customer.email", "country.isoalpha2"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();

async function orderOf(deps: Deps, payment: Awaited<ReturnType<typeof readDue>>) {
  const locale = v.parse(localeInput, payment.locale);
  const origin = deps.storeUrl?.(locale) ?? NOWHERE;
  const [returning, reporting] = await Promise.all([
    paymentSecret(deps, "return", payment.id),
    paymentSecret(deps, "report", payment.id),
  ]);
  return {
    key: payment.key,
    orderRef: payment.ref,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    language: LOCALES[locale].language,
    country: payment.isoalpha2,
    email: payment.email,
    returnUrl: new URL(`/api/payment/return/${returning}`, origin).href,
    reportUrl: new URL(`/api/payment/webhook/${payment.provider}?payment=${reporting}`, origin).href,
    buyerSession: payment.buyer_session ?? undefined,
  };
}

/** Restricts redirects to the provider's hosts, whatever its response contains. */
function isAllowed({ hosts }: PaymentProvider, address: string): boolean {
  if (address.startsWith("/api/testbank/")) return hosts.length === 0;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isOneOf = hosts.some((host) => (host.startsWith(".") ? url.host.endsWith(host) : url.host === host));
  return url.protocol === "https:" && isOneOf && url.username === "";
}

async function keepStart(deps: Deps, paymentId: number, started: StartedPayment): Promise<StartedPayment | undefined> {
  const { numUpdatedRows } = await inTransaction(deps.db, (trx) =>
    trx
      .updateTable("payment")
      .set({ ...started, start_failed_at: null })
      .where("id", "=", paymentId)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 0n ? undefined : started;
}
