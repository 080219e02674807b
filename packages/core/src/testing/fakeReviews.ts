import type { FakeRoutes } from "./fakeCatalogue.js";

/** A published review of a `fakeShop`. */
export interface FakeReview {
  productId: number;
  author: string;
  /** From 1 to 5. */
  rating: number;
  title?: string | undefined;
  content?: string | undefined;
  /** Defaults to "de". */
  language?: string | undefined;
  /** URLs of photos. */
  pictures?: readonly string[] | undefined;
}

/** Customer of a request, and the orders of all. */
export interface Buyers {
  /** Id of the signed-in customer; undefined for a guest. */
  customerId: number | undefined;
  hasBought(customerId: number, variantId: number): boolean;
}

type Reason = "ok" | "not_logged_in" | "not_bought" | "already_posted";

const NEWEST = Date.parse("2026-11-20T09:00:00Z");
const DAY_MS = 86_400_000;
const PICTURE_TYPES = /^image\/(jpeg|png|webp)$/;
const WRITTEN = { status: 201 };
const PENDING = { status: "pending" };

/**
 * Reviews of products, the newest first. A customer may review each ordered product once; new reviews are pending, and
 * appear nowhere. A repeated idempotency key writes none.
 */
export function fakeReviews(
  reviews: readonly FakeReview[],
  productIds: ReadonlyMap<number, number>,
): (request: Request, buyers: Buyers) => FakeRoutes {
  const rows = reviews.map(toRow);
  const posted = new Set<string>();
  /** Customer ids by key of a photo. */
  const pictureOwners = new Map<string, number>();
  /** Bodies of reviews by customer and idempotency key. */
  const written = new Map<string, string>();
  const ofProduct = (id: string | undefined) => rows.filter(({ productId }) => productId === Number(id));

  function reasonFor(variantId: number, { customerId, hasBought }: Buyers): Reason {
    if (customerId === undefined) return "not_logged_in";
    if (!hasBought(customerId, variantId)) return "not_bought";
    return posted.has(`${customerId} ${productIds.get(variantId)}`) ? "already_posted" : "ok";
  }

  /** Responds to a customer who may review the variant's product. */
  function asReviewer(variantId: number, buyers: Buyers, respond: (customerId: number) => unknown): unknown {
    if (buyers.customerId === undefined) return failure(401, "UNAUTHORIZED");
    if (!productIds.has(variantId)) return undefined;
    const reason = reasonFor(variantId, buyers);
    return reason === "ok" ? respond(buyers.customerId) : failure(403, reason.toUpperCase());
  }

  return (request, buyers) => [
    [
      /^GET comments\/(\d+)$/,
      ({ parts: [id], query }) => {
        const language = query.get("language");
        const offset = Number(query.get("offset") ?? 0);
        const isFirst = (row: ReturnType<typeof toRow>): boolean => row.language === query.get("first");
        const found = ofProduct(id).filter((row) => language === null || row.language === language);
        return [...found.filter(isFirst), ...found.filter((row) => !isFirst(row))].slice(
          offset,
          offset + Number(query.get("limit") ?? 100),
        );
      },
    ],
    [/^GET comments\/summary\/(\d+)$/, ({ parts: [id] }) => summaryRow(ofProduct(id))],
    [
      /^GET comments\/rights\/(\d+)\/\d+$/,
      ({ parts: [id] }) => {
        if (!productIds.has(Number(id))) return undefined;
        const reason = reasonFor(Number(id), buyers);
        return { allowed: reason === "ok", reason };
      },
    ],
    [
      /^POST comments\/pictures\/(\d+)$/,
      ({ parts: [id] }) =>
        asReviewer(Number(id), buyers, (customerId) => {
          if (!PICTURE_TYPES.test(request.headers.get("Content-Type") ?? "")) return pictureFailure();
          const key = `picture-${pictureOwners.size + 1}`;
          pictureOwners.set(key, customerId);
          return Response.json({ key }, WRITTEN);
        }),
    ],
    [
      /^POST comments$/,
      ({ body }) => {
        const variantId = Number(body["pse_id"]);
        const pictures = Array.isArray(body["pictures"]) ? body["pictures"] : [];
        const idempotencyKey = request.headers.get("Idempotency-Key");
        const write = `${buyers.customerId} ${idempotencyKey}`;
        const before = idempotencyKey === null ? undefined : written.get(write);
        if (before === JSON.stringify(body)) return Response.json(PENDING, WRITTEN);
        if (before !== undefined) return failure(422, "IDEMPOTENCY_REUSED");
        return asReviewer(variantId, buyers, (customerId) => {
          if (pictures.some((key) => pictureOwners.get(key) !== customerId)) return pictureFailure();
          posted.add(`${customerId} ${productIds.get(variantId)}`);
          written.set(write, JSON.stringify(body));
          return Response.json(PENDING, WRITTEN);
        });
      },
    ],
  ];
}

function toRow(
  { productId, author, rating, title = "", content = "", language = "de", pictures = [] }: FakeReview,
  index: number,
) {
  return {
    id: index + 1,
    productId,
    username: author,
    title,
    content,
    language,
    rating,
    verified: true,
    created_at: new Date(NEWEST - index * DAY_MS).toISOString(),
    pictures: pictures.map((url) => ({ url, thumbnail_url: url, width: 1200, height: 900 })),
  };
}

function summaryRow(rows: ReadonlyArray<ReturnType<typeof toRow>>): Record<string, unknown> {
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  const languages = [...new Set(rows.map(({ language }) => language))].map((language) => ({
    language,
    count: rows.filter((row) => row.language === language).length,
  }));
  return {
    count: rows.length,
    average: rows.length === 0 ? undefined : Math.round((sum * 10) / rows.length) / 10,
    ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rows.filter((row) => row.rating === rating).length })),
    languages: languages.toSorted((a, b) => b.count - a.count),
  };
}

const failure = (status: number, code: string, fields?: Record<string, string>): Response =>
  Response.json({ error: "", code, fields }, { status });

const pictureFailure = (): Response => failure(422, "INVALID_INPUT", { picture: "invalid" });
