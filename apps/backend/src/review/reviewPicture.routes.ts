import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, parseInput } from "../platform/http/input.ts";
import { enforceRateLimit, type RateLimit } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { encodePicture } from "./encodePicture.ts";
import { receiveUpload } from "./receiveUpload.ts";
import { insertPicture, KEY_LENGTH, PICTURE_FILE, selectPublishedPicture } from "./reviewPictures.ts";
import { findVisibleProductId, readReviewRight } from "./writeReview.ts";

/** Per customer. Decoding is CPU-intensive. */
const UPLOADS: RateLimit = { name: "review picture", maxAttempts: 40, windowSeconds: 60 * 60 };
/** A photo never changes; shared caches drop one that was removed within the hour. */
const IMMUTABLE = "public, max-age=31536000, s-maxage=3600, immutable";

const uploadPath = v.object({ variantId: idInput });
const filePath = v.object({ file: v.pipe(v.string(), v.regex(PICTURE_FILE)) });

/** Photos of reviews: uploaded by buyers, public once their review is published. */
export function reviewPictureRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock, randomBytes } = deps;
  const app = new Hono<AppEnv>();

  /** The body is the file. Its type is read from the bytes: the header can claim any. */
  app.post("/comments/pictures/:variantId", noStore, async (c) => {
    const { customerId } = await requireCustomer(c);
    const { variantId } = parseInput(uploadPath, c.req.param());
    const productId = await findVisibleProductId(db, variantId);
    if (productId === undefined) throw notFound("Product sale element");
    const reason = await readReviewRight(db, productId, customerId);
    if (reason !== "ok") throw new ApiError(403, reason.toUpperCase(), "You cannot review this product");
    await enforceRateLimit(deps, UPLOADS, customerId);
    const picture = await encodePicture(await receiveUpload(c, customerId));
    return c.json(await insertPicture(db, customerId, picture, { randomBytes, now: clock() }), 201);
  });

  app.get("/comments/pictures/:file", async (c) => {
    const { file } = parseInput(filePath, c.req.param());
    const key = file.slice(0, KEY_LENGTH);
    const bytes = await selectPublishedPicture(db, key, file === `${key}.webp` ? "large" : "small");
    if (bytes === undefined) throw notFound("Photo");
    c.header("Content-Type", "image/webp");
    c.header("Cache-Control", IMMUTABLE);
    return c.body(new Uint8Array(bytes));
  });

  return app;
}
