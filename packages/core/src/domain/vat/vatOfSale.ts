import { splitCents } from "../money/splitCents.js";
import { vatByRate, type VatShare } from "./vatByRate.js";

/** Goods with what coupons take off them, gross cents. */
export interface SoldGoods {
  grossCents: number;
  discountCents: number;
  percent: number;
}

/**
 * The VAT in what is paid for goods and what comes with them (postage, fee), highest rate first. A discount lowers the
 * rate of the goods it is for. What comes with the goods is divided among their rates in proportion to what is paid at
 * each (to the full prices where coupons pay for everything), and is taxed at the country's rate where there are none.
 * Source: decision 0011.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function vatOfSale(goods: readonly SoldGoods[], accessoryCents = 0, countryPercent = 0): VatShare[] {
  const paid = goods.map(({ grossCents, discountCents, percent }) => ({
    grossCents: grossCents - discountCents,
    percent,
  }));
  const shares = vatByRate(paid.some(({ grossCents }) => grossCents > 0) ? paid : goods);
  const parts = splitCents(
    accessoryCents,
    shares.map(({ grossCents }) => grossCents),
  );
  const nothing = shares.every(({ grossCents }) => grossCents === 0);
  const accessory = nothing
    ? [{ grossCents: accessoryCents, percent: countryPercent }]
    : shares.map(({ percent }, at) => ({ grossCents: parts[at] ?? 0, percent }));
  return vatByRate(goods.length === 0 && accessoryCents === 0 ? [] : [...paid, ...accessory]);
}
