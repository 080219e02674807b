import type { DeliveryMethod } from "./deliveryMethod.js";

/** Price of one parcel up to a weight. */
export interface TariffStep {
  /** Inclusive, in grams; undefined: any weight. */
  maxGrams: number | undefined;
  /** Gross cents. */
  postageCents: number;
}

/** Rates of one shipping method for a country, whether or not it can carry the current cart. */
export interface TariffMethod extends Omit<DeliveryMethod, "postageCents"> {
  /** Maximum number of parcels per order. */
  maxParcels: number;
  steps: readonly TariffStep[];
}

/** Rates of all shipping methods to one country: enough to estimate the shipping cost of a cart offline. */
export interface DeliveryTariff {
  countryId: number;
  methods: readonly TariffMethod[];
  /** VAT percent contained in the amounts when the customer is charged none; undefined when VAT is charged. */
  untaxedPercent: number | undefined;
}

/** Shipping quote of the backend for a cart. */
export interface DeliveryOffer {
  /** Available methods with their costs. */
  methods: readonly DeliveryMethod[];
  /** Undefined when not reported. */
  tariff: DeliveryTariff | undefined;
}
