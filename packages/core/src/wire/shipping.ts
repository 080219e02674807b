import type {
  DeliveryTime,
  FulfilmentCenter,
  ShippingMethod,
  ShippingMethodRates,
  ShippingQuote,
  ShippingRates,
  ShippingRateTier,
} from "../domain/shipping/shippingMethod.js";
import {
  cents,
  centsOrNone,
  decimal,
  flagOrOff,
  grams,
  integer,
  integerOrNone,
  integerOrZero,
  text,
  textOrEmpty,
  textOrNone,
} from "./scalars.js";
import { fallback, type Schema } from "./createSchema.js";
import { array, nullToUndefined, optional, row, rows } from "./row.js";

/** A row of `data` of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const shippingMethodRow: Schema<ShippingMethod> = row({
  id: integer,
  position: integer,
  code: textOrEmpty,
  title: textOrEmpty,
  description: textOrEmpty,
  freight: flagOrOff,
  taxTitle: ["postage_tax_rule_title", textOrNone],
  shippingCents: ["postage_amount_taxed", centsOrNone],
});

/** `tariff` of the same response: rates of every shipping method of the country, available for this cart or not. */
const shippingRatesRow = row<ShippingRates>({
  countryId: ["country_id", integer],
  exemptVatPercent: ["untaxed_percent", nullToUndefined(decimal)],
  methods: rows<ShippingMethodRates>({
    id: integer,
    position: integer,
    code: textOrEmpty,
    title: textOrEmpty,
    description: textOrEmpty,
    freight: flagOrOff,
    taxTitle: ["postage_tax_rule_title", textOrNone],
    maxParcels: ["max_parcels", optional(integer, 1)],
    tiers: [
      "prices",
      rows<ShippingRateTier>({
        maxGrams: ["weight_max", nullToUndefined(grams)],
        shippingCents: ["postage", cents],
      }),
    ],
  }),
});

/** Response of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const shippingQuoteRow: Schema<ShippingQuote> = row({
  methods: ["data", array(shippingMethodRow)],
  // Only shipping estimates need the rates, so an invalid `tariff` counts as absent.
  rates: ["tariff", fallback(optional(shippingRatesRow), undefined)],
});

/** Response of `POST customdelivery/postage`. `error` is "Invalid data" when a field is missing. */
export const shippingCostRow: Schema<{ shippingCents: number | undefined; error: string }> = row({
  shippingCents: ["postage_amount_taxed", centsOrNone],
  error: textOrEmpty,
});

/** A row of GET fulfilment_center/ and local_pickup/. */
export const fulfilmentCenterRow: Schema<FulfilmentCenter> = row({
  id: integer,
  name: text,
  address: text,
  postalCode: ["zipcode", text],
  city: text,
  countryId: ["country_id", integer],
  lat: decimal,
  lon: decimal,
  phone: textOrEmpty,
  hasPickup: ["pickup", flagOrOff],
  handlingDays: ["delivery_time", row({ min: integer, max: integer })],
  stock: integerOrNone,
});

/** Response of GET product_delays/custom_attribute/{id} and delivery_delay_pse/{id}. */
export const delayRow: Schema<DeliveryTime> = row(
  {
    min: ["delivery_delay_min", integerOrZero],
    max: ["delivery_delay_max", integer],
    restockMin: ["restock_delay_min", integerOrZero],
    restockMax: ["restock_delay_max", integerOrNone],
    shipmentType: ["delivery_type", textOrNone],
  },
  ({ min, max, restockMin, restockMax, shipmentType }) => ({
    days: { min, max },
    restockDays: restockMax === undefined ? undefined : { min: restockMin, max: restockMax },
    shipmentType,
  }),
);
