import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { LOCALES, type Locale } from "../../locale.ts";
import { taxIn } from "../cart/vatShares.ts";

/** How long the register's word counts; then the company has its number checked again. */
const CONFIRMED_DAYS = 90;

/**
 * Whether nothing of VAT is charged (decision D10): only to a company that is signed in, whose VAT number is of another
 * member state than the shop's and was confirmed by the register, for goods that leave the shop's member state. The shop's
 * member state is the setting `store_country`, else the storefront's country.
 */
export async function isTaxFree(
  db: Kysely<Tables>,
  cartId: number,
  to: { locale: Locale; countryId: number; now: Date },
): Promise<boolean> {
  const { satellite } = LOCALES[to.locale];
  const { rows } = await sql`
    select from cart
      join customer on customer.id = cart.customer_id and not customer.guest
      join country on country.id = ${to.countryId}
      cross join lateral (
        select coalesce(
          (select value #>> '{}' from setting where name = 'store_country' and scope = ${satellite}),
          (select value #>> '{}' from setting where name = 'store_country' and scope = 'shared'),
          ${satellite}
        ) as country
      ) store
    where cart.id = ${cartId}
      and customer.company <> '' and customer.vat_status = 'valid'
      and customer.vat_checked_at > ${new Date(to.now.getTime() - CONFIRMED_DAYS * 86_400_000)}
      and left(customer.vat_number, 2) <> store.country and country.isoalpha2 <> store.country`.execute(db);
  return rows.length > 0;
}

/**
 * What a gross tariff (postage, fee) costs. Tariffs hold the country's VAT; who is charged none pays the rest of it.
 * `untaxedPercent` is the VAT that is left out.
 */
export const tariffCents = (grossCents: number, { untaxedPercent }: { untaxedPercent?: string | undefined }): number =>
  untaxedPercent === undefined ? grossCents : grossCents - taxIn([{ grossCents, percent: untaxedPercent }]);
