import type { SearchHits } from "../searchEngine.ts";

/** Score below which the best hit only mentions the text. */
const MENTION_SCORE = 0.15;

export type BestHit = Pick<SearchHits, "correction"> & { score: number };

/** Whether products only mention the text or need a correction, so that pages may be meant instead. */
export const isDoubtful = ({ score, correction }: BestHit): boolean =>
  score < MENTION_SCORE || correction !== undefined;

/**
 * Whether a page is about the text as typed, while products are in doubt: "Bestellung" and "livrare" ask about the shop,
 * and such products would be in the way.
 */
export function arePagesMeant(products: BestHit, pages: BestHit): boolean {
  if (pages.correction !== undefined || pages.score < MENTION_SCORE) return false;
  return products.score < MENTION_SCORE || (products.correction !== undefined && products.score < pages.score);
}
