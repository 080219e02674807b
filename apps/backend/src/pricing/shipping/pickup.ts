import { type RawBuilder, sql } from "kysely";

/** Local pickup: no shipment. Name of the Thelia module. */
export const LOCAL_PICKUP = "LocalPickup";

export const isPickup = (code: RawBuilder<unknown>): RawBuilder<boolean> => sql`${code} = ${LOCAL_PICKUP}`;

/** SQL condition on `method`: pickup requires a pickup point in the country. */
export const isAvailableIn = (countryId: number): RawBuilder<boolean> => sql`(
  not ${isPickup(sql`method.code`)}
  or exists (select from fulfilment_center center where center.pickup and center.country_id = ${countryId})
)`;
