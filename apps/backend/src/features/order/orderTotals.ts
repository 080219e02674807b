import type { VatShare } from "../../db/values.ts";
import { accessoryAmounts, type DiscountedGoods, goodsAmounts, vatShares } from "../cart/vatShares.ts";

export interface OrderTotals {
  /** before the discount */
  goodsCents: number;
  discountCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
}

/** What an order costs, in gross cents, and the VAT in it. Postage and fee share the fate of the goods they come with. */
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
