import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, parseInput, readQuery } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { tagList } from "./cacheTags.ts";
import { type CenterRecord, selectCenters, selectCenterStock } from "./fulfilment.queries.ts";

const searchQuery = v.object({ search_pse: v.optional(idInput) });
const idPath = v.object({ id: idInput });

/** Fulfillment centers and pickup points. */
export function fulfilmentRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/fulfilment_center", markFastApi, cachePublicly, async (c) => {
    const { search_pse } = readQuery(c, searchQuery);
    if (search_pse !== undefined) tagList(c, {});
    return c.json((await selectCenters(db, { variantId: search_pse })).map(toCenterRow));
  });

  app.get("/fulfilment_center_stock/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const rows = await selectCenterStock(db, id);
    tagList(c, {});
    return c.json(
      rows.map(({ centerId, variantId, stock }) => ({
        fulfilment_center_id: centerId,
        pse_id: variantId,
        stock,
      })),
    );
  });

  app.get("/local_pickup", markFastApi, cachePublicly, async (c) =>
    c.json((await selectCenters(db, { pickup: true })).map(toCenterRow)),
  );

  return app;
}

const toCenterRow = ({ countryId, lat, lon, daysMin, daysMax, stock, ...center }: CenterRecord) => ({
  ...center,
  country_id: countryId,
  lat: Number(lat),
  lon: Number(lon),
  delivery_time: { min: daysMin, max: daysMax },
  ...(stock === null ? {} : { stock }),
});
