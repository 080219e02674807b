/** Word joiner: invisible, but stops autolinking. */
const JOINER = "\u2060";

/**
 * Keeps mail clients from turning user input into links. Anyone can enter any recipient, so the shop must not send
 * links of an attacker.
 */
export const unlinked = (text: string): string =>
  text
    .replaceAll("://", `:${JOINER}//`)
    .replaceAll("@", `@${JOINER}`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, `.${JOINER}`);
