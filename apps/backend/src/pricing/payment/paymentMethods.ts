import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../platform/db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { selectSettings } from "../../settings/settings.queries.ts";
import { listedAmount } from "../priceList.ts";
import type { PriceContext } from "../prices.ts";
import { PAYMENT_ORDER, sortPayments } from "./sortPayments.ts";

export interface PaymentMethod {
  id: number;
  code: string;
  title: string;
  description: string;
  position: number;
  /** Gross, in cents. */
  feeCents: number;
}

/** Whether a payment method has a configured provider, or needs none, and takes a currency. */
export type IsPaymentOffered = (code: string, currency: string) => boolean;

/** Shipping method id → allowed payment method ids. A shipping method without an entry allows all. */
const allowedPayments = v.fallback(v.record(v.string(), v.array(v.number())), {});

/**
 * Returns the payment methods available in a country, in the storefront's order; limited to those that the shipping
 * method allows, when given, and to those that `isAvailable` accepts.
 */
export async function readPaymentMethods(
  db: Kysely<Tables>,
  order: { locale: Locale; countryId: number; shippingMethodId: number | undefined } & Pick<
    PriceContext,
    "priceList" | "currency"
  >,
  isAvailable: IsPaymentOffered,
): Promise<PaymentMethod[]> {
  const { language } = LOCALES[order.locale];
  const settings = await selectSettings(db, { locale: order.locale }, ["deliveryToPaymentMethods", PAYMENT_ORDER]);
  const allowed = v.parse(allowedPayments, settings["deliveryToPaymentMethods"])[String(order.shippingMethodId)];
  const { rows } = await sql<PaymentMethod>`
    select method.id, method.code, method.position, method.fee_cents as "feeCents",
      coalesce(words.text ->> 'title', method.code) as "title",
      coalesce(words.text ->> 'description', '') as "description"
    from payment_method method
      cross join lateral (select translated(method.text, ${language}) as text) words
    where method.active and ${order.countryId} = any(method.countries)
      and (${allowed ?? null}::int[] is null or method.id = any(${allowed ?? null}::int[]))
    order by method.position, method.id
  `.execute(db);
  // Storefronts sort by position.
  return sortPayments(
    rows.filter(({ code }) => isAvailable(code, order.currency)),
    settings,
  ).map((method, index) => ({
    ...method,
    feeCents: listedAmount(method.feeCents, order.priceList),
    position: index + 1,
  }));
}
