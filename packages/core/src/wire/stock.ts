import * as v from "valibot";
import type { Delay, FulfilmentCenter } from "../domain/delivery/fulfilmentCenter.js";
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
  v.transform(({ country_id, delivery_time, ...center }) => ({
    ...center,
    countryId: country_id,
    days: delivery_time,
  })),
);

/** Response of GET product_delays/custom_attribute/{id} and delivery_delay_pse/{id}. */
export const delayRow: v.GenericSchema<unknown, Delay> = v.pipe(
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
    kind: row.delivery_type || undefined,
  })),
);
