import { Hono } from "hono";
import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import type { Deps } from "../deps.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, readBody, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput } from "../locale.ts";

// The specification stores the step as a product attribute. Here it belongs to the product; `attribute_id` is ignored.
const attribute = { locale: localeInput, attribute_id: v.optional(idInput) };
const oneQuery = v.object({ ...attribute, pse_id: idInput });
const bulkQuery = v.object(attribute);
const bulkBody = v.pipe(v.array(idInput), v.maxLength(500));

export function multiplierRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/multiplier", markFastApi, cachePublicly, async (c) => {
    const { pse_id } = readQuery(c, oneQuery);
    const value = (await selectQuantitySteps(db, [pse_id])).get(pse_id);
    if (value === undefined) throw notFound("Sale element");
    return c.json({ pse_id, value });
  });

  app.post("/multiplier/bulk", markFastApi, async (c) => {
    readQuery(c, bulkQuery);
    const ids = await readBody(c, bulkBody);
    return c.json(Object.fromEntries(await selectQuantitySteps(db, ids)));
  });

  return app;
}

async function selectQuantitySteps(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("sale_element")
    .innerJoin("product", "product.id", "sale_element.product_id")
    .select(["sale_element.id", "product.quantity_step"])
    .where("sale_element.id", "in", ids)
    .where("sale_element.visible", "=", true)
    .where("product.visible", "=", true)
    .execute();
  return new Map(rows.map(({ id, quantity_step }) => [id, quantity_step]));
}
