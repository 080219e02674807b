import { vatByRate } from "../vat/vatBreakdown.js";
import type { ShippingMethod, ShippingMethodRates, ShippingRates, ShippingRateTier } from "./shippingMethod.js";

/** Properties of a cart that decide which shipping methods can carry it. */
export interface Shipment {
  weightGrams: number;
  heaviestUnitGrams: number;
  /** At least one item ships by freight only. */
  hasFreight: boolean;
}

/** Thelia module code of local pickup: no shipment. */
const LOCAL_PICKUP = "LocalPickup";

/**
 * Returns the available shipping methods with their cost, lowest position first, with the same rules as the backend.
 * The tier with the lowest sufficient limit prices a parcel; heavier shipments split into several full parcels and a
 * remainder. Freight carries freight items and whatever does not fit one parcel; local pickup accepts everything.
 * @param isFree returns whether a coupon grants free shipping for a method
 */
export function applyShippingRates(
  { methods, exemptVatPercent }: ShippingRates,
  shipment: Shipment,
  isFree: (methodId: number) => boolean,
): ShippingMethod[] {
  const plans = methods.flatMap((method) => planShipment(method, shipment.weightGrams));
  const fitsOneParcel = plans.some(
    ({ method: { code, freight }, parcels }) => !freight && code !== LOCAL_PICKUP && parcels === 1,
  );
  return plans
    .filter(({ method, parcels, maxParcelGrams }) => {
      if (parcels > method.maxParcels || shipment.heaviestUnitGrams > maxParcelGrams) return false;
      if (method.code === LOCAL_PICKUP) return true;
      return method.freight ? shipment.hasFreight || !fitsOneParcel : !shipment.hasFreight;
    })
    .map((plan): ShippingMethod => {
      const { id, position, code, title, description, freight, taxTitle } = plan.method;
      const gross = isFree(id) ? 0 : calculateShipmentCents(plan, shipment.weightGrams);
      const shippingCents = exemptVatPercent === undefined ? gross : removeVat(gross, exemptVatPercent);
      return { id, position, code, title, description, freight, taxTitle, shippingCents };
    })
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
}

/** Customers who are charged no VAT pay the net part of the gross rate. */
const removeVat = (grossCents: number, percent: number): number =>
  vatByRate([{ grossCents, percent }]).reduce((sum, { netCents }) => sum + netCents, 0);

/** Empty when no rate tier can carry a parcel. */
function planShipment(method: ShippingMethodRates, weightGrams: number) {
  const maxParcelGrams = Math.max(0, ...method.tiers.map(({ maxGrams = Infinity }) => maxGrams));
  const parcels = Math.max(1, Math.ceil(weightGrams / maxParcelGrams));
  return maxParcelGrams === 0 ? [] : [{ method, parcels, maxParcelGrams }];
}

type ShipmentPlan = ReturnType<typeof planShipment>[number];

function calculateShipmentCents({ method: { tiers }, parcels, maxParcelGrams }: ShipmentPlan, weightGrams: number) {
  if (parcels === 1) return findParcelCents(tiers, weightGrams);
  const fullParcels = parcels - 1;
  const lastParcelGrams = weightGrams - maxParcelGrams * fullParcels;
  return findParcelCents(tiers, maxParcelGrams) * fullParcels + findParcelCents(tiers, lastParcelGrams);
}

/** Price of one parcel. Callers guarantee that a tier covers the weight. */
function findParcelCents(tiers: readonly ShippingRateTier[], weightGrams: number): number {
  const [tightest] = tiers
    .filter((tier) => getUpperLimit(tier) >= weightGrams)
    .toSorted((a, b) => getUpperLimit(a) - getUpperLimit(b) || a.shippingCents - b.shippingCents);
  return tightest?.shippingCents ?? 0;
}

/** Weights are at most 999 999 kg, so this limit sorts last while staying finite (∞ − ∞ is NaN). */
const getUpperLimit = ({ maxGrams = Number.MAX_SAFE_INTEGER }: ShippingRateTier): number => maxGrams;
