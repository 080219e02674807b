import type { VatShare } from "../../db/values.ts";
import { accessoryAmounts, type DiscountedGoods, goodsAmounts, vatShares } from "../cart/vatShares.ts";

export interface OrderTotals {
  /** Before discounts. */
  goodsCents: number;
  discountCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
}

/** Computes the totals of an order, gross, in cents, and their VAT. Shipping and fee follow the VAT rates of the lines. */
export function orderTotals(order: {
  lines: readonly DiscountedGoods[];
  postageCents: number;
  feeCents: number;
  countryPercent: string;
}): OrderTotals {
  const { lines, postageCents, feeCents, countryPercent } = order;
  const goodsCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  return {
    goodsCents,
    discountCents,
    postageCents,
    feeCents,
    totalCents: goodsCents - discountCents + postageCents + feeCents,
    vat: vatShares([...goodsAmounts(lines), ...accessoryAmounts(postageCents + feeCents, lines, countryPercent)]),
  };
}
