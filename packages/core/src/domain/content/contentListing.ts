import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** The products a content page stands for. */
export interface ContentListing {
  brandId: number;
  categoryId: number;
}

/**
 * Reads a content's postscriptum: JSON with brand_id and category_id (positive numbers, as number or text) makes the
 * content a listing. Other text gives `error`, to be logged only; no text gives neither. Never throws.
 * Source: specification 2, rewriting.
 */
export function contentListing(postscriptum: string | null | undefined): {
  listing: ContentListing | undefined;
  error?: string;
} {
  if (postscriptum === undefined || postscriptum === null || postscriptum.trim() === "") {
    return { listing: undefined };
  }
  let json: unknown;
  try {
    json = JSON.parse(postscriptum);
  } catch (error) {
    return { listing: undefined, error: `Postscriptum is not JSON: ${String(error)}` };
  }
  const ids = typeof json === "object" && json !== null ? json : {};
  const brandId = "brand_id" in ids ? parsePositiveInteger(ids.brand_id) : undefined;
  const categoryId = "category_id" in ids ? parsePositiveInteger(ids.category_id) : undefined;
  return brandId === undefined || categoryId === undefined
    ? { listing: undefined, error: "Postscriptum has no valid brand_id and category_id" }
    : { listing: { brandId, categoryId } };
}
