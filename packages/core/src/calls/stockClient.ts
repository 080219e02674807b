import * as v from "valibot";
import type { DeliveryTime, FulfilmentCenter } from "../domain/shipping/fulfilmentCenter.js";
import { integer } from "../wire/scalars.js";
import { delayRow, fulfilmentCenterRow } from "../wire/stock.js";
import type { Http } from "./transport/http.js";
import { getFromFast } from "./transport/getCall.js";

/**
 * Fulfilment centers, pickup points and delivery delays.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID
 */
export interface StockClient {
  /** All centers, or those that stock a variant, highest stock first. */
  centers(variantId?: number): Promise<FulfilmentCenter[]>;
  /** Quantity by variant id. */
  centerStock(centerId: number): Promise<ReadonlyMap<number, number>>;
  /** Pickup points for shoppers. */
  pickupPoints(): Promise<FulfilmentCenter[]>;
  /**
   * Pickup points of one of the customer's orders; empty when it is shipped.
   * @throws ShopError UNAUTHORIZED, NOT_FOUND for foreign and unknown orders
   */
  orderPickups(orderId: number): Promise<ReadonlyArray<{ id: number; orderId: number; centerId: number }>>;
  /** @throws ShopError NOT_FOUND */
  productDelay(productId: number): Promise<DeliveryTime>;
  /** @throws ShopError NOT_FOUND */
  variantDelay(variantId: number): Promise<DeliveryTime>;
  /** Quantity multiples by variant id; unknown ids are missing. */
  quantitySteps(variantIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

const centers = v.array(fulfilmentCenterRow);
const pickups = v.array(
  v.pipe(
    v.object({ id: integer, order_id: integer, fulfilment_center_id: integer }),
    v.transform(({ id, order_id, fulfilment_center_id }) => ({
      id,
      orderId: order_id,
      centerId: fulfilment_center_id,
    })),
  ),
);

/** Returns the calls for stock, delays and quantity multiples. */
export function createStockClient(http: Http, { locale }: { locale: string }): StockClient {
  return {
    centers: (variantId) => getFromFast(http, "fulfilment_center/", centers, { search_pse: variantId }),
    centerStock: (id) =>
      getFromFast(http, `fulfilment_center_stock/${id}`, v.array(v.object({ pse_id: integer, stock: integer }))).then(
        (rows) => new Map(rows.map(({ pse_id, stock }) => [pse_id, stock])),
      ),
    pickupPoints: () => getFromFast(http, "local_pickup/", centers),
    orderPickups: (orderId) =>
      http({
        api: "fast",
        method: "GET",
        path: "order_local_pickup/",
        query: { search_order_id: orderId },
        requiresSession: true,
        schema: pickups,
      }),
    productDelay: (id) => getFromFast(http, `product_delays/custom_attribute/${id}`, delayRow),
    variantDelay: (id) => getFromFast(http, `delivery_delay_pse/${id}`, delayRow),
    quantitySteps: (ids) =>
      http({
        api: "fast",
        method: "POST",
        path: "multiplier/bulk/",
        query: { locale },
        body: ids,
        schema: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), integer),
      }).then((values) => new Map(Object.entries(values).map(([id, value]) => [Number(id), value]))),
  };
}
