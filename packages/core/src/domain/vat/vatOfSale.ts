import { splitCents } from "../money/splitCents.js";
import { vatByRate, type VatShare } from "./vatByRate.js";

/** Goods with what coupons take off them, gross cents. */
export interface SoldGoods {
  grossCents: number;
  discountCents: number;
  percent: number;
}

/** A gross amount at one rate. */
interface Taxed {
  grossCents: number;
  percent: number;
}

/**
 * The VAT in what is paid for goods and what comes with them (postage, fee), highest rate first. A discount lowers the
 * rate of the goods it is for; what comes with the goods shares their rates ({@link vatOfAccessory}).
 * Source: decision 0011.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function vatOfSale(goods: readonly SoldGoods[], accessoryCents = 0, countryPercent = 0): VatShare[] {
  if (goods.length === 0 && accessoryCents === 0) return [];
  return vatByRate([...paidFor(goods), ...accessory(goods, accessoryCents, countryPercent)]);
}

/**
 * The VAT in what comes with goods alone, highest rate first. It is divided among their rates in proportion to what is
 * paid at each (to the full prices where coupons pay for everything), and is taxed at the country's rate where there are
 * none. Source: decision 0011.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
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
