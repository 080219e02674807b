import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { isSameName } from "../../account/isSameName.ts";
import { sumVat } from "../vatBreakdown.ts";

/** Validity of the register's confirmation; afterwards the number must be checked again. */
const CONFIRMED_DAYS = 90;

export interface VatDecision {
  /** The customer's VAT number as confirmed by the register; "" for private customers, guests and unconfirmed numbers. */
  vatNumber: string;
  confirmedAt: Date | null;
  isTaxExempt: boolean;
}

/** Stored form of a company name that an admin accepts beside a VAT number. */
export const acceptedName = (vatNumber: string, company: string): string => `${vatNumber} ${company}`;

/** The shop's member state in `country`, "" without one. */
const SELLER = sql<{ country: string }>`
  select coalesce(
    max(nullif(value #>> '{}', '')) filter (where name = 'store_country'),
    left(max(value #>> '{}') filter (where name = 'company_vat_number'), 2),
    ''
  ) as country
  from setting where scope = 'shared' and name in ('store_country', 'company_vat_number')`;
const COUNTRY_CODE = "^[A-Z]{2}$";

/** Whether the shop's member state is known; without it no order is exempt from VAT. */
export async function hasSellerCountry(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await SELLER.execute(db);
  return new RegExp(COUNTRY_CODE).test(rows[0]?.country ?? "");
}

interface VatCandidate extends VatDecision {
  company: string;
  registeredName: string;
  acceptedName: string;
}

/**
 * Decides whether VAT is charged (decision 0062). An order is exempt only if the customer is a signed-in company, its
 * VAT number is confirmed by the register under its name and belongs to another member state than the shop's, and the
 * shipment leaves the shop's member state. That state is the shared setting `store_country`, else the prefix of
 * `company_vat_number`: the locale must not decide, because the caller sends it. Without both nothing is exempt.
 * A single query, so that decision and number stay consistent.
 */
export async function decideVat(
  db: Kysely<Tables>,
  cartId: number,
  destination: { countryId: number; now: Date },
): Promise<VatDecision> {
  const { rows } = await sql<VatCandidate>`
    select customer.vat_number as "vatNumber", customer.vat_checked_at as "confirmedAt",
      customer.company, customer.vat_registered_name as "registeredName", customer.vat_name_accepted as "acceptedName",
      customer.company <> '' and seller.country ~ ${COUNTRY_CODE}
        and customer.vat_checked_at > ${new Date(destination.now.getTime() - CONFIRMED_DAYS * 86_400_000)}
        and left(customer.vat_number, 2) <> seller.country and country.isoalpha2 <> seller.country as "isTaxExempt"
    from cart
      join customer on customer.id = cart.customer_id and not customer.guest and customer.vat_status = 'valid'
      join country on country.id = ${destination.countryId}
      cross join lateral (${SELLER}) seller
    where cart.id = ${cartId}`.execute(db);
  if (rows[0] === undefined) return { vatNumber: "", confirmedAt: null, isTaxExempt: false };
  const { company, registeredName, acceptedName: accepted, ...decision } = rows[0];
  const isNameConfirmed =
    // Some member states disclose no names.
    registeredName === "" ||
    isSameName(company, registeredName) ||
    accepted === acceptedName(decision.vatNumber, company);
  return { ...decision, isTaxExempt: decision.isTaxExempt && isNameConfirmed };
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
