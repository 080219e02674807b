import * as v from "valibot";
import type { DeliveryTime, FulfilmentCenter } from "../domain/shipping/shippingMethod.js";
import { decimal, flag, integer, integerOrNone, text } from "./scalars.js";

/** A row of GET fulfilment_center/ and local_pickup/. */
export const fulfilmentCenterRow: v.GenericSchema<unknown, FulfilmentCenter> = v.pipe(
  v.object({
    id: integer,
    name: text,
    address: text,
    zipcode: text,
    city: text,
    country_id: integer,
    lat: decimal,
    lon: decimal,
    phone: v.optional(text, ""),
    pickup: v.optional(flag, 0),
    delivery_time: v.object({ min: integer, max: integer }),
    stock: integerOrNone,
  }),
  v.transform(({ country_id, delivery_time, zipcode, pickup, ...center }) => ({
    ...center,
    postalCode: zipcode,
    hasPickup: pickup,
    countryId: country_id,
    handlingDays: delivery_time,
  })),
);

/** Response of GET product_delays/custom_attribute/{id} and delivery_delay_pse/{id}. */
export const delayRow: v.GenericSchema<unknown, DeliveryTime> = v.pipe(
  v.object({
    delivery_delay_min: integerOrNone,
    delivery_delay_max: integer,
    restock_delay_min: integerOrNone,
    restock_delay_max: integerOrNone,
    delivery_type: v.nullish(text),
  }),
  v.transform((row) => ({
    days: { min: row.delivery_delay_min ?? 0, max: row.delivery_delay_max },
    restockDays:
      row.restock_delay_max === undefined ? undefined : { min: row.restock_delay_min ?? 0, max: row.restock_delay_max },
    shipmentType: row.delivery_type || undefined,
  })),
);
