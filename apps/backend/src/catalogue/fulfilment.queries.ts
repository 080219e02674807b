import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

export interface CenterRecord {
  id: number;
  name: string;
  address: string;
  zipcode: string;
  city: string;
  countryId: number;
  lat: string;
  lon: string;
  phone: string;
  pickup: boolean;
  daysMin: number;
  daysMax: number;
  /** Stock of the requested variant; null without one. */
  stock: number | null;
}

/** Returns fulfillment centers: those that stock the variant, fullest first, or all; optionally pickup points only. */
export async function selectCenters(
  db: Db,
  { variantId, pickup = false }: { variantId?: number | undefined; pickup?: boolean },
): Promise<CenterRecord[]> {
  const held = sql`
    join fulfilment_stock held on held.fulfilment_center_id = center.id and held.stock > 0
      and held.sale_element_id = (
        select element.id from sale_element element join product on product.id = element.product_id and product.visible
        where element.id = ${variantId} and element.visible)`;
  const { rows } = await sql<CenterRecord>`
    select center.id, center.name, center.address, center.zipcode, center.city, center.country_id as "countryId",
      center.lat, center.lon, center.phone, center.pickup, center.days_min as "daysMin", center.days_max as "daysMax",
      ${variantId === undefined ? sql`null::int` : sql`held.stock`} as "stock"
    from fulfilment_center center ${variantId === undefined ? sql`` : held}
    where ${pickup ? sql`center.pickup` : sql`true`}
    order by ${variantId === undefined ? sql`` : sql`held.stock desc,`} center.position, center.id`.execute(db);
  return rows;
}

/** Returns the stock of visible variants in a center. */
export async function selectCenterStock(
  db: Db,
  centerId: number,
): Promise<{ centerId: number; variantId: number; stock: number }[]> {
  const { rows } = await sql<{ centerId: number; variantId: number; stock: number }>`
    select held.fulfilment_center_id as "centerId", held.sale_element_id as "variantId", held.stock
    from fulfilment_stock held
      join sale_element element on element.id = held.sale_element_id and element.visible
      join product on product.id = element.product_id and product.visible
    where held.fulfilment_center_id = ${centerId}
    order by held.sale_element_id`.execute(db);
  return rows;
}
