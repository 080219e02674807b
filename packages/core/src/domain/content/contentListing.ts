import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** Product filter of a content page that is a listing. */
export interface ContentListing {
  brandId: number;
  categoryId: number;
}

/**
 * Parses the listing of a content page from its footnote: JSON with brand_id and category_id (positive integers, as
 * number or text). Never throws.
 * @returns `error`, for logging only, when the text is not such JSON; neither value for an empty text
 */
export function contentListing(footnote: string | null | undefined): {
  listing: ContentListing | undefined;
  error?: string;
} {
  if (footnote === undefined || footnote === null || footnote.trim() === "") {
    return { listing: undefined };
  }
  let json: unknown;
  try {
    json = JSON.parse(footnote);
  } catch (error) {
    return { listing: undefined, error: `Footnote is not JSON: ${String(error)}` };
  }
  const ids = typeof json === "object" && json !== null ? json : {};
  const brandId = "brand_id" in ids ? parsePositiveInteger(ids.brand_id) : undefined;
  const categoryId = "category_id" in ids ? parsePositiveInteger(ids.category_id) : undefined;
  return brandId === undefined || categoryId === undefined
    ? { listing: undefined, error: "Footnote has no valid brand_id and category_id" }
    : { listing: { brandId, categoryId } };
}
