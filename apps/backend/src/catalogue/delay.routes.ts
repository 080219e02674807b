import { Hono } from "hono";
import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, parseInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { tagProducts } from "./cacheTags.ts";

const idPath = v.object({ id: idInput });

interface DeliveryDelay {
  delivery_delay_min: number;
  delivery_delay_max: number;
  /** Days while out of stock; null when unknown. */
  restock_delay_min: number | null;
  restock_delay_max: number | null;
}

export function delayRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/product_delays/custom_attribute/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const { productId, ...delay } = await selectDelay(db, "Product", sql`product.id = ${id}`);
    tagProducts(c, [productId]);
    return c.json({ product_id: id, ...delay });
  });

  app.get("/delivery_delay_pse/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const isVariant = sql`product.id = (select product_id from sale_element where id = ${id} and visible)`;
    const { productId, ...delay } = await selectDelay(db, "Sale element", isVariant);
    tagProducts(c, [productId]);
    return c.json({ pse_id: id, ...delay });
  });

  return app;
}

async function selectDelay(db: Db, what: string, condition: RawBuilder<unknown>) {
  const { rows } = await sql<DeliveryDelay & { productId: number; freight: boolean }>`
    select id as "productId", delivery_days_min as delivery_delay_min, delivery_days_max as delivery_delay_max,
      restock_days_min as restock_delay_min, restock_days_max as restock_delay_max, freight
    from product where (visible or kind = 'sample') and ${condition}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(what);
  const { freight, ...delay } = row;
  return { ...delay, delivery_date_start: null, delivery_type: freight ? "freight" : "parcel" };
}
