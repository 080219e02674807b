import { vatByRate } from "../vat/vatByRate.js";
import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff, TariffMethod, TariffStep } from "./deliveryTariff.js";

/** Properties of a cart that decide which shipping methods can carry it. */
export interface DeliveryLoad {
  grams: number;
  /** Weight of the heaviest unit. */
  heaviestGrams: number;
  /** At least one item ships by freight only. */
  freight: boolean;
}

/** Shipping method with its parcel count for a shipment. */
interface Way {
  method: TariffMethod;
  parcels: number;
  /** Weight limit of one parcel; undefined: none. */
  topGrams: number | undefined;
}

/** Thelia module code of local pickup: no shipment. */
const LOCAL_PICKUP = "LocalPickup";

/**
 * Returns the available shipping methods with their cost, lowest position first, with the same rules as the backend.
 * The tier with the lowest sufficient limit prices a parcel; heavier shipments split into several full parcels and a
 * rest. Freight carries freight items and whatever no parcel carries in one piece; local pickup accepts everything.
 * @param isFree returns whether a coupon grants free shipping for a method
 * @throws ShopError PERCENT_INVALID
 */
export function tariffMethods(
  { methods, untaxedPercent }: DeliveryTariff,
  load: DeliveryLoad,
  isFree: (methodId: number) => boolean,
): DeliveryMethod[] {
  const ways = methods.flatMap((method) => wayOf(method, load.grams));
  const fitsOneParcel = ways.some(
    ({ method: { code, freight }, parcels }) => !freight && code !== LOCAL_PICKUP && parcels === 1,
  );
  return ways
    .filter(({ method, parcels, topGrams = Infinity }) => {
      if (parcels > method.maxParcels || (parcels > 1 && load.heaviestGrams > topGrams)) return false;
      if (method.code === LOCAL_PICKUP) return true;
      return method.freight ? load.freight || !fitsOneParcel : !load.freight;
    })
    .map((way): DeliveryMethod => {
      const { id, position, code, title, description, freight } = way.method;
      const gross = isFree(id) ? 0 : postageOf(way, load.grams);
      const postageCents = untaxedPercent === undefined ? gross : withoutVat(gross, untaxedPercent);
      return { id, position, code, title, description, freight, postageCents };
    })
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
}

/** Customers who are charged no VAT pay the net part of the gross rate. */
const withoutVat = (grossCents: number, percent: number): number =>
  vatByRate([{ grossCents, percent }]).reduce((sum, { netCents }) => sum + netCents, 0);

/** Empty when no rate tier can carry a parcel. */
function wayOf(method: TariffMethod, grams: number): Way[] {
  if (method.steps.some(({ maxGrams }) => maxGrams === undefined)) return [{ method, parcels: 1, topGrams: undefined }];
  const topGrams = Math.max(0, ...method.steps.map(({ maxGrams = 0 }) => maxGrams));
  if (topGrams === 0) return [];
  return [{ method, parcels: Math.max(1, Math.ceil(grams / topGrams)), topGrams }];
}

function postageOf({ method: { steps }, parcels, topGrams = 0 }: Way, grams: number): number {
  const full = parcels - 1;
  const rest = priceOf(steps, grams - topGrams * full);
  return full === 0 ? rest : priceOf(steps, topGrams) * full + rest;
}

/** Price of one parcel. Callers guarantee that a tier covers the weight. */
function priceOf(steps: readonly TariffStep[], grams: number): number {
  const [tightest] = steps
    .filter(({ maxGrams = Infinity }) => maxGrams >= grams)
    .toSorted((a, b) => limitOf(a) - limitOf(b) || a.postageCents - b.postageCents);
  return tightest?.postageCents ?? 0;
}

/** Weights are at most 999 999 kg, so this limit sorts last while staying finite (∞ − ∞ is NaN). */
const limitOf = ({ maxGrams = Number.MAX_SAFE_INTEGER }: TariffStep): number => maxGrams;
