import type { DeliveryTime, FulfilmentCenter } from "../domain/shipping/shippingMethod.js";
import { integer } from "../wire/scalars.js";
import { delayRow, fulfilmentCenterRow } from "../wire/shipping.js";
import type { ReadCall } from "./apiCall.js";
import { check, convert } from "../wire/createSchema.js";
import { array, property, record, row, rows } from "../wire/row.js";

const centerRows = array(fulfilmentCenterRow);

/** All centers, or those that stock a variant, highest stock first. */
export const centers: ReadCall<[variantId?: number], FulfilmentCenter[]> = {
  api: "fast",
  request: (_, variantId) => ({ path: "fulfilment_center/", query: { search_pse: variantId } }),
  schema: centerRows,
};

/** Quantity by variant id. */
export const centerStock: ReadCall<[centerId: number], ReadonlyMap<number, number>> = {
  api: "fast",
  request: (_, id) => ({ path: `fulfilment_center_stock/${id}` }),
  schema: convert(
    array(row({ pse_id: integer, stock: integer })),
    (variants) => new Map(variants.map(({ pse_id, stock }) => [pse_id, stock])),
  ),
};

/** Pickup points for shoppers. */
export const pickupPoints: ReadCall<[], FulfilmentCenter[]> = {
  api: "fast",
  request: () => ({ path: "local_pickup/" }),
  schema: centerRows,
};

/**
 * Pickup points of one of the customer's orders; empty when it is shipped.
 * @throws ShopError UNAUTHORIZED, NOT_FOUND for foreign and unknown orders
 */
export const orderPickups: ReadCall<
  [orderId: number],
  ReadonlyArray<{ id: number; orderId: number; centerId: number }>
> = {
  api: "fast",
  personal: true,
  requiresSession: true,
  request: (_, orderId) => ({ path: "order_local_pickup/", query: { search_order_id: orderId } }),
  schema: rows({ id: integer, orderId: ["order_id", integer], centerId: ["fulfilment_center_id", integer] }),
};

/** @throws ShopError NOT_FOUND */
export const productDelay: ReadCall<[productId: number], DeliveryTime> = {
  api: "fast",
  request: (_, id) => ({ path: `product_delays/custom_attribute/${id}` }),
  schema: delayRow,
};

/** @throws ShopError NOT_FOUND */
export const variantDelay: ReadCall<[variantId: number], DeliveryTime> = {
  api: "fast",
  request: (_, id) => ({ path: `delivery_delay_pse/${id}` }),
  schema: delayRow,
};

/**
 * Quantity multiple in which a variant is sold. A backend may keep it in one of several attributes.
 * @throws ShopError NOT_FOUND
 */
export const quantityStep: ReadCall<[variantId: number, attributeId?: number], number> = {
  api: "fast",
  request: ({ locale }, id, attributeId) => ({
    path: "multiplier/",
    query: { locale, attribute_id: attributeId, pse_id: id },
  }),
  schema: property("value", integer),
};

/** Quantity multiples by variant id; unknown ids are missing. */
export const quantitySteps: ReadCall<
  [variantIds: readonly number[], attributeId?: number],
  ReadonlyMap<number, number>
> = {
  api: "fast",
  request: ({ locale }, ids, attributeId) => ({
    path: "multiplier/bulk/",
    query: { locale, attribute_id: attributeId },
    body: ids,
  }),
  schema: convert(
    check(record(integer), "ids", (steps) => Object.keys(steps).every((id) => /^\d+$/.test(id))),
    (steps) => new Map(Object.entries(steps).map(([id, step]) => [Number(id), step])),
  ),
};
