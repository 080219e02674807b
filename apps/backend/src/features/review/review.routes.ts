import { Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { type AppEnv, fastApi } from "../../http/fastApi.ts";
import { idInput, parseInput, readQuery, wholeInput } from "../../http/input.ts";
import { publicRead } from "../../http/publicRead.ts";

const MAX_OFFSET = 2_147_483_647;
const idPath = v.object({ id: idInput });
const pageQuery = v.object({
  limit: v.optional(wholeInput(1, 100), "100"),
  offset: v.optional(wholeInput(0, MAX_OFFSET), "0"),
});

interface ReviewRecord {
  id: number;
  author: string;
  title: string;
  content: string;
  language: string;
  rating: number;
  verified: boolean;
  createdAt: Date;
}

/** What buyers say of a product; only what the shop accepted, and never an address of theirs. */
export function reviewRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/comments/:id", fastApi, publicRead, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const { limit, offset } = readQuery(c, pageQuery);
    const { rows } = await sql<ReviewRecord>`
      select review.id, review.author, review.title, review.content, review.language, review.rating, review.verified,
        review.created_at as "createdAt"
      from review join product on product.id = review.product_id and product.visible
      where product.id = ${id} and review.status = 'accepted'
      order by review.created_at desc, review.id desc
      limit ${limit} offset ${offset}`.execute(db);
    return c.json(
      rows.map(({ author, createdAt, ...review }) => ({
        ...review,
        username: author,
        created_at: createdAt.toISOString(),
      })),
    );
  });

  return app;
}
