import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Locale } from "../../locale.ts";
import { readCartCoupons } from "../coupon/coupon.queries.ts";
import { type GrantedCoupon, grantCoupons } from "../coupon/grantCoupons.ts";
import { type CartLine, readCartLines } from "./cartLines.ts";
import { type VatStanding, vatStanding } from "../vat/taxFree.ts";
import { type Quoted, quotedIn, withoutVat } from "./quotedIn.ts";

/** Inputs of a quote besides the cart. */
export interface QuoteCall {
  locale: Locale;
  /** Defaults to the country of the locale. */
  countryId: number | undefined;
  now: Date;
}

/** Line with its share of the coupon discounts. */
export interface QuotedLine extends CartLine {
  /** Gross line total in cents, before the discount. */
  grossCents: number;
  discountCents: number;
}

/** Cart at current prices; source of the cart response, shipping quote and order. */
export interface CartContent {
  id: number;
  quoted: Quoted;
  vatStanding: VatStanding;
  lines: QuotedLine[];
  coupons: GrantedCoupon[];
  goodsCents: number;
  discountCents: number;
}

export async function readCartContent(db: Kysely<Tables>, cartId: number, call: QuoteCall): Promise<CartContent> {
  const taxed = await quotedIn(db, call.locale, call.countryId);
  const { countryId } = taxed;
  const standing = await vatStanding(db, cartId, { ...call, countryId });
  const quoted = standing.untaxed ? withoutVat(taxed) : taxed;
  const read = await readCartLines(db, cartId, quoted);
  const lines = read.map((line) => ({ ...line, grossCents: line.unitCents * line.quantity }));
  const coupons = await readCartCoupons(db, cartId, quoted.language);
  const granted = grantCoupons(lines, coupons, call.now);
  return {
    id: cartId,
    quoted,
    vatStanding: standing,
    lines: lines.map((line, at) => ({ ...line, discountCents: granted.lineDiscounts[at] ?? 0 })),
    coupons: granted.coupons,
    goodsCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    discountCents: granted.discountCents,
  };
}
