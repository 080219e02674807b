import type { VatShare } from "../../db/tables.ts";
import { accessoryPercent, vatShares } from "../cart/vatShares.ts";

export interface OrderTotals {
  goodsCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: VatShare[];
}

/** What an order costs, in gross cents, and the VAT in it. Postage and fee share the fate of the goods they come with. */
export function orderTotals(order: {
  lines: ReadonlyArray<{ unitCents: number; quantity: number; vatPercent: string }>;
  postageCents: number;
  feeCents: number;
  countryPercent: string;
}): OrderTotals {
  const { lines, postageCents, feeCents, countryPercent } = order;
  const goods = lines.map(({ unitCents, quantity, vatPercent }) => ({
    grossCents: unitCents * quantity,
    percent: vatPercent,
  }));
  const goodsCents = goods.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const percent = accessoryPercent(goods, countryPercent);
  return {
    goodsCents,
    postageCents,
    feeCents,
    totalCents: goodsCents + postageCents + feeCents,
    vat: vatShares([...goods, { grossCents: postageCents + feeCents, percent }]),
  };
}
