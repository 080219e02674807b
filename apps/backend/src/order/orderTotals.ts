import type { VatShare } from "../platform/db/values.ts";
import { apportionByVatRate, type DiscountedLine, lineAmounts, computeVatBreakdown } from "../pricing/vatBreakdown.ts";

export interface OrderTotals {
  /** Before discounts. */
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
}

/** Computes the totals of an order, gross, in cents, and their VAT. Shipping and fee follow the VAT rates of the lines. */
export function computeOrderTotals(order: {
  lines: readonly DiscountedLine[];
  shippingCents: number;
  feeCents: number;
  countryPercent: string;
}): OrderTotals {
  const { lines, shippingCents, feeCents, countryPercent } = order;
  const subtotalCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  return {
    subtotalCents,
    discountCents,
    shippingCents,
    feeCents,
    totalCents: subtotalCents - discountCents + shippingCents + feeCents,
    vat: computeVatBreakdown([
      ...lineAmounts(lines),
      ...apportionByVatRate(shippingCents + feeCents, lines, countryPercent),
    ]),
  };
}
