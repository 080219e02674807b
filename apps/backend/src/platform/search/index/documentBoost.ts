import type { IndexDocument } from "./indexDocument.ts";

/** Factor of the score among equal matches. */
export const documentBoost = ({ popularity, inStock }: IndexDocument): number =>
  (1 + 0.12 * popularity) * (inStock ? 1 : 0.93);
