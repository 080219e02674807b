import { vatByRate } from "../vat/vatByRate.js";
import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff, TariffMethod, TariffStep } from "./deliveryTariff.js";

/** What of a cart decides how it can be brought. */
export interface DeliveryLoad {
  grams: number;
  /** of the heaviest piece */
  heaviestGrams: number;
  /** something in it goes by freight only */
  freight: boolean;
}

/** A method with what it would do for a load. */
interface Way {
  method: TariffMethod;
  parcels: number;
  /** how heavy one parcel may be; undefined: as heavy as it likes */
  topGrams: number | undefined;
}

/** The module that brings nothing, so all of it: the goods are fetched. Its name in Thelia. */
const LOCAL_PICKUP = "LocalPickup";

/**
 * The ways to bring a load, best position first, with their postage: the backend's rule once more. A step holds up to its
 * weight, and the tightest that carries the parcel is taken. What is too heavy for one parcel goes in several, each but
 * the last as heavy as a parcel may be. Freight brings what needs it, and what no parcel brings in one piece. What is
 * fetched may be anything. Source: decision 0011, decision 0019, decision 0032.
 * @param isFree whether a coupon frees the postage of a method
 * @throws ShopError PERCENT_INVALID.
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

/** Who is charged no VAT pays what is left of the tariff without it. */
const withoutVat = (grossCents: number, percent: number): number =>
  vatByRate([{ grossCents, percent }]).reduce((sum, { netCents }) => sum + netCents, 0);

/** None where the method has no price that could carry anything. */
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

/** Of one parcel. The callers have seen to it that a step carries it. */
function priceOf(steps: readonly TariffStep[], grams: number): number {
  const [tightest] = steps
    .filter(({ maxGrams = Infinity }) => maxGrams >= grams)
    .toSorted((a, b) => limitOf(a) - limitOf(b) || a.postageCents - b.postageCents);
  return tightest?.postageCents ?? 0;
}

/** Weights are at most 999 999 kg, so that "any" comes after all of them without being infinite (∞ − ∞ is no order). */
const limitOf = ({ maxGrams = Number.MAX_SAFE_INTEGER }: TariffStep): number => maxGrams;
