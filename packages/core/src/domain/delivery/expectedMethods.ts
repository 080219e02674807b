import type { CartState } from "../cart/cartState.js";
import { visibleLines } from "../cart/visibleLines.js";
import { couponDiscounts } from "../vat/couponDiscounts.js";
import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff } from "./deliveryTariff.js";
import { tariffMethods } from "./tariffMethods.js";

/**
 * Estimates the shipping methods and costs of a cart, including mutations the backend has not confirmed.
 * @returns undefined when the weight of a line or the terms of the coupons are unknown
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function expectedMethods(
  cart: Pick<CartState, "confirmed" | "queue">,
  tariff: DeliveryTariff,
): DeliveryMethod[] | undefined {
  const lines = visibleLines(cart);
  const weights = lines.flatMap(({ weightGrams }) => weightGrams ?? []);
  const coupons = cart.confirmed === undefined ? [] : cart.confirmed.coupons;
  if (weights.length < lines.length || coupons === undefined) return undefined;

  const reducible = lines.map((line) => ({ ...line, promo: line.regularCents !== undefined }));
  const { byCoupon } = couponDiscounts(reducible, coupons);
  const freeing = coupons.filter(
    ({ freePostage, postageCountryIds }, at) =>
      freePostage && byCoupon[at] !== undefined && holdsFor(postageCountryIds, tariff.countryId),
  );
  const load = {
    grams: lines.reduce((sum, { quantity }, at) => sum + (weights[at] ?? 0) * quantity, 0),
    heaviestGrams: Math.max(0, ...weights),
    freight: lines.some(({ freight }) => freight),
  };
  return tariffMethods(tariff, load, (id) => freeing.some(({ postageMethodIds }) => holdsFor(postageMethodIds, id)));
}

/** An empty list matches every id. */
const holdsFor = (ids: readonly number[] = [], id: number): boolean => ids.length === 0 || ids.includes(id);
