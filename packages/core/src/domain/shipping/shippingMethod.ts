import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";
import type { PostalAddress } from "../customer/customer.js";
import type { ShopCents } from "../money/cents.js";

/** Shipping method of a cart. */
export interface ShippingMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  /** Title of the VAT that shipping bears ("20% Ust."); undefined when not reported. */
  taxTitle?: string | undefined;
  /** Gross cents; undefined when not reported: fetch it with the shipping cost call. */
  shippingCents: ShopCents | undefined;
}

/** Gross price of one parcel up to a weight. */
export interface ShippingRateTier {
  /** Inclusive limit in grams; undefined if the rate has none. */
  maxGrams: number | undefined;
  shippingCents: number;
}

/** Rates of one shipping method for a country, whether or not it can carry the current cart. */
export interface ShippingMethodRates extends Omit<ShippingMethod, "shippingCents"> {
  /** Per order. */
  maxParcels: number;
  tiers: readonly ShippingRateTier[];
}

/** Rates of all shipping methods to one country: enough to estimate the shipping cost of a cart offline. */
export interface ShippingRates {
  countryId: number;
  methods: readonly ShippingMethodRates[];
  /** VAT percent contained in the amounts when the customer is charged none; undefined when VAT is charged. */
  exemptVatPercent: number | undefined;
}

/** Shipping quote of the backend for a cart: the available methods, and the rates when it reports them. */
export interface ShippingQuote {
  methods: readonly ShippingMethod[];
  rates: ShippingRates | undefined;
}

/** Shipping method assumed until the list is loaded. */
export const FALLBACK_DELIVERY_ID = 77;

/**
 * Returns the id of the shipping method to use: the stored one when listed, else the one with the lowest position
 * (first of equals). Without a list: the stored id, else {@link FALLBACK_DELIVERY_ID}.
 */
export function pickDelivery(
  storedId: unknown,
  methods: ReadonlyArray<{ id: number; position: number }> | undefined,
): number {
  const stored = parsePositiveInteger(storedId);
  const [lowest] = methods?.toSorted((a, b) => a.position - b.position) ?? [];
  const listed = methods?.find(({ id }) => id === stored) ?? lowest;
  return listed?.id ?? stored ?? FALLBACK_DELIVERY_ID;
}

/** Warehouse or store that ships items or offers local pickup. */
export interface FulfilmentCenter {
  id: number;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  countryId: number;
  lat: number;
  lon: number;
  phone: string;
  hasPickup: boolean;
  /** Before dispatch. */
  handlingDays: { min: number; max: number };
  /** Of the requested variant. */
  stock: number | undefined;
}

/** Delivery time of a product. */
export interface DeliveryTime {
  days: { min: number; max: number };
  /** While out of stock; undefined when unknown. */
  restockDays: { min: number; max: number } | undefined;
  /** "parcel", "freight"; undefined when not reported. */
  shipmentType: string | undefined;
}

/** Person and location of a local pickup. */
export interface PickupChoice extends Pick<PostalAddress, "firstName" | "lastName" | "phone"> {
  centerId: number;
}
