/** Defaults for data that foreign formats lack. */
export const ASSUMED = {
  stock: 25,
  weightKg: "10",
  deliveryDays: [5, 10],
} as const;

/** Austrian VAT, used to convert gross prices. */
export const DEFAULT_VAT_PERCENT = "20";

/** A longer reference indicates a malformed row. */
export const MAX_REF_LENGTH = 100;
