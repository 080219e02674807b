import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Locale } from "../../locale.ts";
import { readCartCoupons } from "../coupon/coupon.queries.ts";
import { type GrantedCoupon, grantCoupons } from "../coupon/grantCoupons.ts";
import { type CartLine, readCartLines } from "./cartLines.ts";
import { type VatStanding, vatStanding } from "../vat/taxFree.ts";
import { type Quoted, quotedIn, withoutVat } from "./quotedIn.ts";

/** What a quote of a cart depends on besides the cart. */
export interface QuoteCall {
  locale: Locale;
  /** the locale's where none is named */
  countryId: number | undefined;
  now: Date;
}

/** A line with what the coupons take off it. */
export interface QuotedLine extends CartLine {
  /** gross, of the whole line before the discount */
  grossCents: number;
  discountCents: number;
}

/** A cart at today's prices: what it shows, what its delivery costs and what its order is made of. */
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
