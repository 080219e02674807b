import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { categoryRoutes } from "./categories.routes.ts";
import { productRoutes } from "./products.routes.ts";
import { relationRoutes } from "./relations.routes.ts";

export function catalogueRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route("/", productRoutes(deps))
    .route("/", categoryRoutes(deps))
    .route("/", relationRoutes(deps));
}
