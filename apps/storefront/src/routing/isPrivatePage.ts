/** Pages with sign-in, personal input or customer data. */
const PRIVATE_PATHS =
  /^\/(?:checkout|login-register|forgot-password|reset-password|confirm-email|logout|account|guest|newsletter|newsletter-unsubscribe|withdrawal|vertrag-widerrufen|withdraw-from-contract|retragere-din-contract|widerruf)(?:\/|$)/i;

/**
 * Returns whether third-party tags are barred from a page, regardless of consent.
 * Source: legal-security C3, 14.2.1.
 */
export const isPrivatePage = (pathname: string): boolean => PRIVATE_PATHS.test(pathname);
