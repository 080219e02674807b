import { type RawBuilder, sql } from "kysely";

/** The module that brings nothing: the goods are fetched. Its name in Thelia. */
export const LOCAL_PICKUP = "LocalPickup";

export const isPickup = (code: RawBuilder<unknown>): RawBuilder<boolean> => sql`${code} = ${LOCAL_PICKUP}`;

/** Whether `method` is of any use in a country: goods are fetched only where there is a place to. To stand in a query. */
export const isUsableIn = (countryId: number): RawBuilder<boolean> => sql`(
  not ${isPickup(sql`method.code`)}
  or exists (select from fulfilment_center center where center.pickup and center.country_id = ${countryId})
)`;
