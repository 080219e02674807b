import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { selectSettings } from "../config/config.queries.ts";

export interface PaymentMethod {
  id: number;
  code: string;
  title: string;
  description: string;
  position: number;
  /** gross cents */
  feeCents: number;
}

/** Delivery method id → ids of the payment methods it allows; a delivery method that is not named allows all. */
const allowedPayments = v.fallback(v.record(v.string(), v.array(v.number())), {});

/**
 * The ways to pay for an order to a country, best position first; only those its way of delivery allows, where one is
 * named, and those somebody can take the money for.
 */
export async function readPaymentMethods(
  db: Kysely<Tables>,
  order: { locale: Locale; countryId: number; deliveryMethodId: number | undefined },
  offered: (code: string) => boolean,
): Promise<PaymentMethod[]> {
  const { language, satellite } = LOCALES[order.locale];
  const settings = await selectSettings(db, ["shared", satellite, order.locale]);
  const allowed = v.parse(allowedPayments, settings["deliveryToPaymentMethods"])[String(order.deliveryMethodId)];
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
  return rows.filter(({ code }) => offered(code));
}
