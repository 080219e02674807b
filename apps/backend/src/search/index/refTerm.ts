/** "LH-1001" and "lh 1001" are the same article number; no word looks like the term. */
export const refTerm = (ref: string): string => `#${ref.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")}`;
