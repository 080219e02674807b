/** Style sheet that hides an answered consent banner without JavaScript. Decided by the server on each request. */
export const CONSENT_STYLES_PATH = "/consent-banner.css";
