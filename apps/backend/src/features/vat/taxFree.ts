import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { LOCALES, type Locale } from "../../locale.ts";
import { taxIn } from "../cart/vatShares.ts";

/** How long the register's word counts; then the company has its number checked again. */
const CONFIRMED_DAYS = 90;

/** What the VAT of a cart is decided on, and how. */
export interface VatStanding {
  /** of the customer, as the register has confirmed it; "" for persons, guests and numbers that nobody confirmed */
  vatNumber: string;
  /** when it was; null: it is not */
  confirmedAt: Date | null;
  /** nothing of VAT is charged */
  untaxed: boolean;
}

/**
 * Whether nothing of VAT is charged (decision D10): only to a company that is signed in, whose VAT number is of another
 * member state than the shop's and was confirmed by the register, for goods that leave the shop's member state. The shop's
 * member state is the setting `store_country`, else the storefront's country. Decision and number are of one reading, so
 * that they belong together whatever happens to the account meanwhile.
 */
export async function vatStanding(
  db: Kysely<Tables>,
  cartId: number,
  to: { locale: Locale; countryId: number; now: Date },
): Promise<VatStanding> {
  const { satellite } = LOCALES[to.locale];
  const { rows } = await sql<VatStanding>`
    select customer.vat_number as "vatNumber", customer.vat_checked_at as "confirmedAt",
      customer.company <> ''
        and customer.vat_checked_at > ${new Date(to.now.getTime() - CONFIRMED_DAYS * 86_400_000)}
        and left(customer.vat_number, 2) <> store.country and country.isoalpha2 <> store.country as "untaxed"
    from cart
      join customer on customer.id = cart.customer_id and not customer.guest and customer.vat_status = 'valid'
      join country on country.id = ${to.countryId}
      cross join lateral (
        select coalesce(
          (select value #>> '{}' from setting where name = 'store_country' and scope = ${satellite}),
          (select value #>> '{}' from setting where name = 'store_country' and scope = 'shared'),
          ${satellite}
        ) as country
      ) store
    where cart.id = ${cartId}`.execute(db);
  return rows[0] ?? { vatNumber: "", confirmedAt: null, untaxed: false };
}

/**
 * What a gross tariff (postage, fee) costs. Tariffs hold the country's VAT; who is charged none pays the rest of it.
 * `untaxedPercent` is the VAT that is left out.
 */
export const tariffCents = (grossCents: number, { untaxedPercent }: { untaxedPercent?: string | undefined }): number =>
  untaxedPercent === undefined ? grossCents : grossCents - taxIn([{ grossCents, percent: untaxedPercent }]);
