import { MAX_LENGTHS } from "@shop/core/wire";
import { LANGUAGES } from "../locale.ts";
import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { tagProducts } from "../catalogue/cacheTags.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { respondToWrite } from "../platform/http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery, integerInput } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { getCustomerId, requireCustomer } from "../platform/http/subject.ts";
import { toBadgeRow } from "./toBadgeRow.ts";
import { selectRatings, selectReviews } from "./review.queries.ts";
import { selectShopRatings } from "./shopRating.queries.ts";
import { insertReview, readReviewRight, findVisibleProductId } from "./writeReview.ts";
import { PICTURE_KEY, toPictureRow } from "./reviewPictures.ts";
import { toSummaryRow } from "./toSummaryRow.ts";

const MAX_OFFSET = 2_147_483_647;
const idPath = v.object({ id: idInput });
const languageInput = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "a language such as de")));
const pageQuery = v.object({
  limit: v.optional(integerInput(1, 100), "100"),
  offset: v.optional(integerInput(0, MAX_OFFSET), "0"),
  language: languageInput,
  first: languageInput,
});
/** Parameters of the review widget. `shop_id` and `type` are ignored: there is one shop and one badge. */
const widgetQuery = v.object({
  shop_id: v.pipe(v.string(), v.maxLength(100)),
  type: v.pipe(v.string(), v.maxLength(50)),
  language: v.picklist(LANGUAGES),
});
/** `customerId` 0 is a guest. */
const rightsPath = v.object({ variantId: idInput, customerId: integerInput(0, MAX_OFFSET) });

const MAX_PICTURES = 4;
const textInput = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const reviewInput = v.strictObject({
  pse_id: idInput,
  title: textInput(MAX_LENGTHS.reviewTitle),
  content: textInput(MAX_LENGTHS.review),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  language: v.picklist(LANGUAGES),
  /** Keys of uploaded photos, in their order. */
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PICTURE_KEY))), v.maxLength(MAX_PICTURES)), []),
});

/** Product reviews: only accepted ones, and no email addresses. */
export function reviewRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const app = new Hono<AppEnv>();

  app.get("/comments/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    const reviews = await selectReviews(db, id, readQuery(c, pageQuery));
    tagProducts(c, [id]);
    return c.json(
      reviews.map(({ author, createdAt, pictures, ...review }) => ({
        ...review,
        username: author,
        created_at: createdAt.toISOString(),
        pictures: pictures.map(toPictureRow),
      })),
    );
  });

  app.get("/comments/summary/:id", markFastApi, cachePublicly, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    tagProducts(c, [id]);
    return c.json(toSummaryRow(await selectRatings(db, id)));
  });

  app.get("/review_widget", markFastApi, cachePublicly, async (c) => {
    const { language } = readQuery(c, widgetQuery);
    return c.json(toBadgeRow(await selectShopRatings(db, language)));
  });

  // The access token identifies the customer. The id in the URL is ignored, because it can be forged.
  app.get("/comments/rights/:variantId/:customerId", markFastApi, noStore, async (c) => {
    const { variantId } = parseInput(rightsPath, c.req.param());
    const productId = await findVisibleProductId(db, variantId);
    if (productId === undefined) throw notFound("Product sale element");
    const reason = await readReviewRight(db, productId, await getCustomerId(c));
    return c.json({ allowed: reason === "ok", reason });
  });

  app.post("/comments", markFastApi, noStore, async (c) => {
    const { customerId } = await requireCustomer(c);
    const { pse_id, ...review } = await readBody(c, reviewInput);
    const productId = await findVisibleProductId(db, pse_id);
    if (productId === undefined) throw notFound("Product sale element");
    return respondToWrite(c, deps, `customer:${customerId}`, async (trx) => {
      const reason = await readReviewRight(trx, productId, customerId);
      if (reason !== "ok") throw new ApiError(403, reason.toUpperCase(), "You cannot review this product");
      return { status: 201, body: { status: await insertReview(trx, customerId, productId, review, clock()) } };
    });
  });

  return app;
}
