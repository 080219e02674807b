/** Normalizes an article number: "LH-1001" and "lh 1001" are equal. The prefix keeps it apart from words. */
export const refTerm = (ref: string): string => `#${ref.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")}`;
