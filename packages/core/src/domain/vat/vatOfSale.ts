import { splitCents } from "../money/splitCents.js";
import { vatByRate, type VatShare } from "./vatByRate.js";

/** Gross amount of one or more lines and their coupon discount, in cents. */
export interface SoldGoods {
  grossCents: number;
  discountCents: number;
  percent: number;
}

/** Gross amount at one VAT rate. */
interface Taxed {
  grossCents: number;
  percent: number;
}

/**
 * Calculates the VAT of a sale per rate, highest first. Discounts reduce the rate of their lines; ancillary costs
 * (shipping, fees) share the rates of the lines, see {@link vatOfAccessory}.
 * @param accessoryCents gross cents of shipping and fees
 * @param countryPercent VAT percent of ancillary costs when there are no lines
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function vatOfSale(goods: readonly SoldGoods[], accessoryCents = 0, countryPercent = 0): VatShare[] {
  if (goods.length === 0 && accessoryCents === 0) return [];
  return vatByRate([...paidFor(goods), ...accessory(goods, accessoryCents, countryPercent)]);
}

/**
 * Calculates the VAT of ancillary costs (shipping, fees) per rate, highest first. Allocates them to the rates of the
 * lines in proportion to the paid amounts (to the full prices when coupons cover everything).
 * @param accessoryCents gross cents of shipping and fees
 * @param countryPercent VAT percent when there are no lines
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const vatOfAccessory = (goods: readonly SoldGoods[], accessoryCents: number, countryPercent = 0): VatShare[] =>
  vatByRate(accessory(goods, accessoryCents, countryPercent));

const paidFor = (goods: readonly SoldGoods[]): Taxed[] =>
  goods.map(({ grossCents, discountCents, percent }) => ({ grossCents: grossCents - discountCents, percent }));

function accessory(goods: readonly SoldGoods[], cents: number, countryPercent: number): Taxed[] {
  const paid = paidFor(goods);
  const shares = vatByRate(paid.some(({ grossCents }) => grossCents > 0) ? paid : goods);
  if (shares.every(({ grossCents }) => grossCents === 0)) return [{ grossCents: cents, percent: countryPercent }];
  const parts = splitCents(
    cents,
    shares.map(({ grossCents }) => grossCents),
  );
  return shares.map(({ percent }, at) => ({ grossCents: parts[at] ?? 0, percent }));
}
