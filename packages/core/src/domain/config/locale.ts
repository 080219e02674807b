/** Locales of the six storefronts, in Thelia's spelling. */
export const LOCALES = ["de_AT", "en_AT", "de_DE", "en_DE", "ro_RO", "en_RO"] as const;

/** Language and country of a storefront. */
export type Locale = (typeof LOCALES)[number];

/** Language of a storefront, ISO 639-1. */
export type Language = "de" | "ro" | "en";

/** Country a storefront serves and ships from, ISO 3166-1 alpha-2. */
export type Market = "AT" | "DE" | "RO";
