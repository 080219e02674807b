/** Joins without showing: readers that turn addresses into links stop at it. */
const JOINER = "\u2060";

/**
 * What somebody typed, in a mail that goes to an address somebody typed: it reads the same, but no mail program makes a
 * link of it. Else anybody could have the shop mail a link of theirs to anybody.
 */
export const unlinked = (text: string): string =>
  text
    .replaceAll("://", `:${JOINER}//`)
    .replaceAll("@", `@${JOINER}`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, `.${JOINER}`);
