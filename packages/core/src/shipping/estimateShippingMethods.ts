import type { CartSnapshot } from "../cart/cartSnapshot.js";
import { calculateCouponDiscounts } from "../domain/cart/cartTotals.js";
import type { ShippingMethod, ShippingRates } from "../domain/shipping/shippingMethod.js";
import { applyShippingRates } from "../domain/shipping/applyShippingRates.js";

/**
 * Estimates the shipping methods and costs of a cart, including mutations the backend has not confirmed.
 * @returns undefined when the weight of a line or the terms of the coupons are unknown
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function estimateShippingMethods(
  { lines, confirmed }: Pick<CartSnapshot, "lines" | "confirmed">,
  rates: ShippingRates,
): ShippingMethod[] | undefined {
  const weights = lines.flatMap(({ weightGrams }) => weightGrams ?? []);
  const coupons = confirmed === undefined ? [] : confirmed.coupons;
  if (weights.length < lines.length || coupons === undefined) return undefined;

  const discountableLines = lines.map((line) => ({ ...line, isPromotion: line.compareAtCents !== undefined }));
  const { byCoupon } = calculateCouponDiscounts(discountableLines, coupons);
  const freeShippingCoupons = coupons.filter(
    ({ freeShipping, freeShippingCountryIds }, at) =>
      freeShipping && byCoupon[at] !== undefined && appliesTo(freeShippingCountryIds, rates.countryId),
  );
  const shipment = {
    weightGrams: lines.reduce((sum, { quantity }, at) => sum + (weights[at] ?? 0) * quantity, 0),
    heaviestUnitGrams: Math.max(0, ...weights),
    hasFreight: lines.some(({ freight }) => freight),
  };
  return applyShippingRates(rates, shipment, (id) =>
    freeShippingCoupons.some(({ freeShippingMethodIds }) => appliesTo(freeShippingMethodIds, id)),
  );
}

/** An empty list matches every id. */
const appliesTo = (ids: readonly number[] = [], id: number): boolean => ids.length === 0 || ids.includes(id);
