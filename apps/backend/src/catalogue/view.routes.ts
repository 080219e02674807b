import { Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { noStore } from "../platform/http/cartToken.ts";
import { idInput, parseInput } from "../platform/http/input.ts";
import { clientKey, isWithinRateLimit, type RateLimit } from "../platform/http/rateLimit.ts";

const idPath = v.object({ id: idInput });
const BY_ADDRESS: RateLimit = { name: "product view", maxAttempts: 300, windowSeconds: 60 * 60 };

/** POST product_view: a page of a product was displayed. Nothing is stored but the product. */
export function viewRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post("/product_view/:id", noStore, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    // The limit is not reported: a page cannot do anything about it, and browsers print failed requests.
    if (await isWithinRateLimit(deps, BY_ADDRESS, clientKey(c)))
      await sql`insert into view_change (product_id) values (${id})`.execute(deps.db);
    return c.body(null, 204);
  });
  return routes;
}
