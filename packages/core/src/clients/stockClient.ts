import * as v from "valibot";
import type { Delay, FulfilmentCenter } from "../domain/delivery/fulfilmentCenter.js";
import { integer } from "../wire/scalars.js";
import { delayRow, fulfilmentCenterRow } from "../wire/stock.js";
import type { Http } from "./http.js";
import { fast } from "./reading.js";

/**
 * Fulfilment centers, pickup points and delivery delays.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID
 */
export interface StockClient {
  /** All centers, or those that stock a variant, highest stock first. */
  centers(saleElementId?: number): Promise<FulfilmentCenter[]>;
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
  productDelay(productId: number): Promise<Delay>;
  /** @throws ShopError NOT_FOUND */
  saleElementDelay(saleElementId: number): Promise<Delay>;
  /** Quantity multiples by variant id; unknown ids are missing. */
  multiples(saleElementIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
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
    centers: (saleElementId) => fast(http, "fulfilment_center/", centers, { search_pse: saleElementId }),
    centerStock: (id) =>
      fast(http, `fulfilment_center_stock/${id}`, v.array(v.object({ pse_id: integer, stock: integer }))).then(
        (rows) => new Map(rows.map(({ pse_id, stock }) => [pse_id, stock])),
      ),
    pickupPoints: () => fast(http, "local_pickup/", centers),
    orderPickups: (orderId) =>
      http({
        api: "fast",
        method: "GET",
        path: "order_local_pickup/",
        query: { search_order_id: orderId },
        personal: true,
        answer: pickups,
      }),
    productDelay: (id) => fast(http, `product_delays/custom_attribute/${id}`, delayRow),
    saleElementDelay: (id) => fast(http, `delivery_delay_pse/${id}`, delayRow),
    multiples: (ids) =>
      http({
        api: "fast",
        method: "POST",
        path: "multiplier/bulk/",
        query: { locale },
        body: ids,
        answer: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), integer),
      }).then((values) => new Map(Object.entries(values).map(([id, value]) => [Number(id), value]))),
  };
}
