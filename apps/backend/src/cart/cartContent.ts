import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Locale } from "../locale.ts";
import { readCartCoupons } from "../pricing/coupon/coupon.queries.ts";
import { type AppliedCoupon, applyCoupons } from "../pricing/coupon/applyCoupons.ts";
import { type CartLine, readCartLines } from "./cartLines.ts";
import { type VatDecision, decideVat } from "../pricing/vat/decideVat.ts";
import { type QuoteContext, readQuoteContext, withoutVat } from "../pricing/quoteContext.ts";

/** Inputs of a quote besides the cart. */
export interface QuoteRequest {
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
  quote: QuoteContext;
  vatDecision: VatDecision;
  lines: QuotedLine[];
  coupons: AppliedCoupon[];
  subtotalCents: number;
  discountCents: number;
}

export async function readCartContent(db: Kysely<Tables>, cartId: number, call: QuoteRequest): Promise<CartContent> {
  const taxedQuote = await readQuoteContext(db, call.locale, call.countryId);
  const { countryId } = taxedQuote;
  const vatDecision = await decideVat(db, cartId, { countryId, now: call.now });
  const quote = vatDecision.isTaxExempt ? withoutVat(taxedQuote) : taxedQuote;
  const cartLines = await readCartLines(db, cartId, quote);
  const lines = cartLines.map((line) => ({ ...line, grossCents: line.unitCents * line.quantity }));
  const coupons = await readCartCoupons(db, cartId, quote);
  const applied = applyCoupons(lines, coupons, call.now);
  return {
    id: cartId,
    quote,
    vatDecision,
    lines: lines.map((line, at) => ({ ...line, discountCents: applied.lineDiscounts[at] ?? 0 })),
    coupons: applied.coupons,
    subtotalCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    discountCents: applied.discountCents,
  };
}
