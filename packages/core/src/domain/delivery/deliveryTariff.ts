import type { DeliveryMethod } from "./deliveryMethod.js";

/** What one parcel costs up to a weight. */
export interface TariffStep {
  /** grams, the limit included; undefined: any weight */
  maxGrams: number | undefined;
  /** gross cents */
  postageCents: number;
}

/** A way to bring goods to one country, whether or not it brings this cart. */
export interface TariffMethod extends Omit<DeliveryMethod, "postageCents"> {
  /** in how many parcels it brings a cart at most */
  maxParcels: number;
  steps: readonly TariffStep[];
}

/** What every way of delivery to one country costs: enough to tell the postage of a cart the shop has not seen yet. */
export interface DeliveryTariff {
  countryId: number;
  methods: readonly TariffMethod[];
  /** the VAT in the amounts, where none is charged (decision D10); undefined: it is charged */
  untaxedPercent: number | undefined;
}

/** What a shop says of the ways to bring a cart. */
export interface DeliveryOffer {
  /** those that bring it, with their postage */
  methods: readonly DeliveryMethod[];
  /** undefined: the shop does not tell */
  tariff: DeliveryTariff | undefined;
}
