import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../http/apiError.ts";
import { type AppEnv, fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";
import { isSold, selectRatings, selectReviews } from "./review.queries.ts";
import { summaryRow } from "./summaryRow.ts";

const MAX_OFFSET = 2_147_483_647;
const idPath = v.object({ id: idInput });
const pageQuery = v.object({
  limit: v.optional(wholeInput(1, 100), "100"),
  offset: v.optional(wholeInput(0, MAX_OFFSET), "0"),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "a language such as de"))),
});
/** 0 is a guest. */
const rightsPath = v.object({ saleElementId: idInput, customerId: wholeInput(0, MAX_OFFSET) });

/** What buyers say of a product; only what the shop accepted, and never an address of theirs. */
export function reviewRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/comments/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const reviews = await selectReviews(db, id, readQuery(c, pageQuery));
    return c.json(
      reviews.map(({ author, createdAt, ...review }) => ({
        ...review,
        username: author,
        created_at: createdAt.toISOString(),
      })),
    );
  });

  app.get("/comments/summary/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    return c.json(summaryRow(await selectRatings(db, id)));
  });

  // Whose rights these are is told by the token, never by the address: anybody can write a number there. Nobody can sign
  // in yet, so everybody is a guest, and guests do not write.
  app.get("/comments/rights/:saleElementId/:customerId", fastApi, async (c) => {
    const { saleElementId } = parseInput(rightsPath, c.req.param());
    if (!(await isSold(db, saleElementId))) throw notFound("Product sale element");
    c.header("Cache-Control", "no-store");
    return c.json({ allowed: false, reason: "not_logged_in" });
  });

  return app;
}
