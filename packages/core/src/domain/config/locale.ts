/** The six storefronts' locales, in Thelia's spelling. Source: decision D12. */
export const LOCALES = ["de_AT", "en_AT", "de_DE", "en_DE", "ro_RO", "en_RO"] as const;

/** One storefront's language and country. */
export type Locale = (typeof LOCALES)[number];

/** A language the shop speaks. Source: specification 9. */
export type Language = "de" | "ro" | "en";

/** The country a storefront serves and ships from. Source: specification 1. */
export type Satellite = "AT" | "DE" | "RO";
