import type { ShippingMethod } from "./shippingMethod.js";

/** Price of one parcel up to a weight. */
export interface ShippingRateTier {
  /** Inclusive, in grams; undefined: any weight. */
  maxGrams: number | undefined;
  /** Gross cents. */
  shippingCents: number;
}

/** Rates of one shipping method for a country, whether or not it can carry the current cart. */
export interface ShippingMethodRates extends Omit<ShippingMethod, "shippingCents"> {
  /** Maximum number of parcels per order. */
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

/** Shipping quote of the backend for a cart. */
export interface ShippingQuote {
  /** Available methods with their costs. */
  methods: readonly ShippingMethod[];
  /** Undefined when not reported. */
  rates: ShippingRates | undefined;
}
