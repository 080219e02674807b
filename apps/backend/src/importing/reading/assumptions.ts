/** What foreign files do not say and a shop cannot do without. */
export const ASSUMED = {
  stock: 25,
  weightKg: "10",
  deliveryDays: [5, 10],
} as const;

/** Where prices with VAT are at home: Austria, the country of the first storefront. */
export const DEFAULT_VAT_PERCENT = "20";

/** A reference longer than this is no reference but a row gone wrong. */
export const LONGEST_REF = 100;
