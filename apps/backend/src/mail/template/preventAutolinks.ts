/** Word joiner: invisible, but stops autolinking. */
const WORD_JOINER = "\u2060";

/**
 * Keeps mail clients from turning user input into links. Anyone can enter any recipient, so the shop must not send
 * links of an attacker.
 */
export const preventAutolinks = (text: string): string =>
  text
    .replaceAll("://", `:${WORD_JOINER}//`)
    .replaceAll("@", `@${WORD_JOINER}`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, `.${WORD_JOINER}`);
