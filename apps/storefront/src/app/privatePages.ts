/** Where people write of themselves, sign in, or look at what is theirs. */
const PRIVATE =
  /^\/(?:checkout|login-register|forgot-password|reset-password|confirm-email|logout|account|guest|newsletter|newsletter-unsubscribe|withdrawal|vertrag-widerrufen|withdraw-from-contract|retragere-din-contract|widerruf)(?:\/|$)/i;

/**
 * Whether a page's code is the shop's own alone: tags of others never run there, whatever the shopper allows.
 * Source: legal-security C3, 14.2.1.
 */
export const isPrivatePage = (pathname: string): boolean => PRIVATE.test(pathname);
