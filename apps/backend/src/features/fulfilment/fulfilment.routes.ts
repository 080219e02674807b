import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { type CenterRecord, selectCenters, selectCenterStock } from "./fulfilment.queries.ts";

const searchQuery = v.object({ search_pse: v.optional(idInput) });
const idPath = v.object({ id: idInput });

/** Fulfillment centers and pickup points. */
export function fulfilmentRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/fulfilment_center", fastApi, publicRead, async (c) => {
    const { search_pse } = readQuery(c, searchQuery);
    return c.json((await selectCenters(db, { saleElementId: search_pse })).map(centerRow));
  });

  app.get("/fulfilment_center_stock/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const stock = await selectCenterStock(db, id);
    return c.json(
      stock.map(({ centerId, saleElementId, stock: pieces }) => ({
        fulfilment_center_id: centerId,
        pse_id: saleElementId,
        stock: pieces,
      })),
    );
  });

  app.get("/local_pickup", fastApi, publicRead, async (c) =>
    c.json((await selectCenters(db, { pickup: true })).map(centerRow)),
  );

  return app;
}

const centerRow = ({ countryId, lat, lon, daysMin, daysMax, stock, ...center }: CenterRecord) => ({
  ...center,
  country_id: countryId,
  lat: Number(lat),
  lon: Number(lon),
  delivery_time: { min: daysMin, max: daysMax },
  ...(stock === null ? {} : { stock }),
});
