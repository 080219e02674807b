import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { LOCALES, type Locale } from "../../locale.ts";
import { sumVat } from "../vatBreakdown.ts";

/** Validity of the register's confirmation; afterwards the number must be checked again. */
const CONFIRMED_DAYS = 90;

export interface VatDecision {
  /** The customer's VAT number as confirmed by the register; "" for private customers, guests and unconfirmed numbers. */
  vatNumber: string;
  confirmedAt: Date | null;
  isTaxExempt: boolean;
}

/**
 * Decides whether VAT is charged (decision 0062). An order is exempt only if the customer is a signed-in company, its
 * VAT number is confirmed by the register and belongs to another member state than the shop's, and the shipment leaves
 * the shop's member state. That state is the setting `store_country`, else the market's country. A single query, so
 * that decision and number stay consistent.
 */
export async function decideVat(
  db: Kysely<Tables>,
  cartId: number,
  destination: { locale: Locale; countryId: number; now: Date },
): Promise<VatDecision> {
  const { market } = LOCALES[destination.locale];
  const { rows } = await sql<VatDecision>`
    select customer.vat_number as "vatNumber", customer.vat_checked_at as "confirmedAt",
      customer.company <> ''
        and customer.vat_checked_at > ${new Date(destination.now.getTime() - CONFIRMED_DAYS * 86_400_000)}
        and left(customer.vat_number, 2) <> store.country and country.isoalpha2 <> store.country as "isTaxExempt"
    from cart
      join customer on customer.id = cart.customer_id and not customer.guest and customer.vat_status = 'valid'
      join country on country.id = ${destination.countryId}
      cross join lateral (
        select coalesce(
          (select value #>> '{}' from setting where name = 'store_country' and scope = ${market}),
          (select value #>> '{}' from setting where name = 'store_country' and scope = 'shared'),
          ${market}
        ) as country
      ) store
    where cart.id = ${cartId}`.execute(db);
  return rows[0] ?? { vatNumber: "", confirmedAt: null, isTaxExempt: false };
}

/**
 * Cost of a gross tariff (shipping, fee), without its VAT when the order is untaxed.
 * `exemptVatPercent` is the VAT percent to subtract.
 */
export const netOfExemptVat = (
  grossCents: number,
  { exemptVatPercent }: { exemptVatPercent?: string | undefined },
): number =>
  exemptVatPercent === undefined ? grossCents : grossCents - sumVat([{ grossCents, percent: exemptVatPercent }]);
